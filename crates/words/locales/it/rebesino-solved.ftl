# Quel che il risolutore dice dei giochi in cui ciascuno gioca per sé.

solved-gains = vince { $many } tantos
solved-loses = perde { $many } tantos
solved-counts-tantos = Si contano i tantos di chi gioca in questa mano, se ciascuno gioca sempre la carta che gli lascia di più.
