//! A program's look at a table, which ends with its reader.

use super::App;
use live::{Closed, Format, Frame, QUEUE, Viewer, Visitor};
use std::sync::Arc;
use table::TableId;
use tokio::sync::mpsc;

/// A look at a table. When it is dropped the table is told.
pub(crate) struct Looking {
    app: Arc<App>,
    table: TableId,
    id: u64,
}

impl App {
    /// Begins a look at a table, and gives what is shown.
    pub(crate) async fn looking(
        self: &Arc<App>,
        table: &TableId,
        visitor: Visitor,
    ) -> Result<(Looking, mpsc::Receiver<Frame>), Closed> {
        let ((frames, shown), id) = (mpsc::channel(QUEUE), self.next_socket());
        let viewer = Viewer::new(id, visitor.person.clone(), Format::Json, frames);
        // One that is given up while it begins ends too.
        let looking = Looking { app: Arc::clone(self), table: table.clone(), id };
        self.room.watch(table, visitor, viewer).await?;
        Ok((looking, shown))
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        let (app, table, id) = (Arc::clone(&self.app), self.table.clone(), self.id);
        // A process that ends has no use for telling.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { app.room.unwatch(&table, id).await });
        }
    }
}
