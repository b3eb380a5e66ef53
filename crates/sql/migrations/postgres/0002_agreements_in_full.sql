-- Charters made before they named a revision hold only what differed from the defaults. What was agreed is written out in full, by the
-- defaults of the first revision, so that no later default can change a match once begun. What is in this file never changes.
CREATE TABLE first_defaults (
    game TEXT NOT NULL,
    place BIGINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    -- What holds instead if something else is agreed.
    if_name TEXT,
    if_value TEXT,
    otherwise TEXT
);
INSERT INTO first_defaults (game, place, name, value, if_name, if_value, otherwise) VALUES
    ('voltarete', 0, 'table', 'strict', NULL, NULL, NULL),
    ('voltarete', 1, 'players', '3', NULL, NULL, NULL),
    ('voltarete', 2, 'seating', 'drawn', NULL, NULL, NULL),
    ('voltarete', 3, 'packs', '2', NULL, NULL, NULL),
    ('voltarete', 4, 'deal_packets', '3-3-3', NULL, NULL, NULL),
    ('voltarete', 5, 'abonos', '120', NULL, NULL, NULL),
    ('voltarete', 6, 'cash_table', 'off', NULL, NULL, NULL),
    ('voltarete', 7, 'dealer_ante', '5', NULL, NULL, NULL),
    ('voltarete', 8, 'medalhao', 'on', NULL, NULL, NULL),
    ('voltarete', 9, 'medalhao_value', '20', NULL, NULL, NULL),
    ('voltarete', 10, 'draw_from', 'top', NULL, NULL, NULL),
    ('voltarete', 11, 'pass_from', 'bottom', NULL, NULL, NULL),
    ('voltarete', 12, 'espadilha_obrigada', 'always', NULL, NULL, NULL),
    ('voltarete', 13, 'pe_obrigado', 'on', NULL, NULL, NULL),
    ('voltarete', 14, 'no_reposta_above_limit', 'off', NULL, NULL, NULL),
    ('voltarete', 15, 'remissa_from_hand', '2', NULL, NULL, NULL),
    ('voltarete', 16, 'reposta_with_remissa_pending', 'remissa', NULL, NULL, NULL),
    ('voltarete', 17, 'split_remissa', 'off', NULL, NULL, NULL),
    ('voltarete', 18, 'divide_remissas_at_end', 'if_unresumable', NULL, NULL, NULL),
    ('voltarete', 19, 'treze_surrender', 'by_consent', NULL, NULL, NULL),
    ('voltarete', 20, 'recambo_size', '10', NULL, NULL, NULL),
    ('voltarete', 21, 'recambos', '1', NULL, NULL, NULL),
    ('voltarete', 22, 'most_hands', '200', NULL, NULL, NULL),
    ('voltarete', 23, 'reseat_each_recambo', 'on', NULL, NULL, NULL),
    ('voltarete', 24, 'payment_claims', 'auto', 'table', 'honour', 'on_request'),
    ('voltarete', 25, 'claim_deadline', 'end_of_next_deal', NULL, NULL, NULL),
    ('voltarete', 26, 'wrong_count_at_end', 'wins_and_pays', NULL, NULL, NULL),
    ('voltarete', 27, 'penalty_code', 'reformed', NULL, NULL, NULL),
    ('voltarete', 28, 'segundo_max', '8', NULL, NULL, NULL),
    ('voltarete', 29, 'last_buyer_max', '8', NULL, NULL, NULL),
    ('voltarete', 30, 'codilho_tie', 'split', NULL, NULL, NULL),
    ('voltarete', 31, 'tento_on_consent', 'off', NULL, NULL, NULL),
    ('voltarete', 32, 'history_attribution', 'hidden', NULL, NULL, NULL),
    ('truco', 0, 'players', '4', NULL, NULL, NULL),
    ('truco', 1, 'seating', 'alternate', NULL, NULL, NULL),
    ('truco', 2, 'individual_form', 'roda', NULL, NULL, NULL),
    ('truco', 3, 'tampa_baralho', 'off', NULL, NULL, NULL),
    ('truco', 4, 'tenteio', 'one_payer', 'judge', 'seat', 'judge'),
    ('truco', 5, 'speech', 'free', NULL, NULL, NULL),
    ('truco', 6, 'flor_window', 'guaranteed', NULL, NULL, NULL),
    ('truco', 7, 'fidelity', 'strict', NULL, NULL, NULL),
    ('truco', 8, 'chat_binding', 'off', 'fidelity', 'real_table', 'on'),
    ('truco', 9, 'max_simple_envidos', '2', NULL, NULL, NULL),
    ('truco', 10, 'raise_later', 'true', NULL, NULL, NULL),
    ('truco', 11, 'senhas_in_roda', 'off', 'fidelity', 'real_table', 'allowed'),
    ('truco', 12, 'answer_clock_s', '20', NULL, NULL, NULL),
    ('truco', 13, 'lei', 'on', NULL, NULL, NULL),
    ('truco', 14, 'judge', 'none', NULL, NULL, NULL),
    ('minchiate', 0, 'table', 'strict', NULL, NULL, NULL),
    ('minchiate', 1, 'partners', 'drawn', NULL, NULL, NULL),
    ('minchiate', 2, 'first_dealer', 'drawn', NULL, NULL, NULL),
    ('minchiate', 3, 'resto_points', '60', NULL, NULL, NULL),
    ('minchiate', 4, 'resto_coin', 'gettone', NULL, NULL, NULL),
    ('minchiate', 5, 'house_stake', '1', NULL, NULL, NULL),
    ('minchiate', 6, 'broken_resto', 'lapses', NULL, NULL, NULL),
    ('minchiate', 7, 'revoke_payer', 'side', NULL, NULL, NULL),
    ('minchiate', 8, 'rob_round', 'all_once', NULL, NULL, NULL),
    ('minchiate', 9, 'tarot_revoke', 'uncovered', NULL, NULL, NULL),
    ('minchiate', 10, 'match_giochi', '4', NULL, NULL, NULL),
    ('minchiate', 11, 'most_giochi', '100', NULL, NULL, NULL),
    ('minchiate', 12, 'fola', 'off', NULL, NULL, NULL),
    ('minchiate', 13, 'direction', 'counterclockwise', NULL, NULL, NULL),
    ('yukon', 0, 'table', 'strict', NULL, NULL, NULL),
    ('yukon', 1, 'players', '4', NULL, NULL, NULL),
    ('yukon', 2, 'pairs_draw', 'high_cards', NULL, NULL, NULL),
    ('yukon', 3, 'removed_card', '2B', NULL, NULL, NULL),
    ('yukon', 4, 'target', '250', NULL, NULL, NULL),
    ('yukon', 5, 'yukon_optional', 'false', NULL, NULL, NULL),
    ('yukon', 6, 'jack_has_suit', 'true', NULL, NULL, NULL),
    ('yukon', 7, 'stake', '0', NULL, NULL, NULL),
    ('grand', 0, 'table', 'strict', NULL, NULL, NULL),
    ('grand', 1, 'pairs', 'drawn', NULL, NULL, NULL),
    ('grand', 2, 'end_mode', 'points', NULL, NULL, NULL),
    ('grand', 3, 'target', '100', NULL, NULL, NULL),
    ('grand', 4, 'time_limit', '60', NULL, NULL, NULL),
    ('grand', 5, 'hand_limit', '8', NULL, NULL, NULL),
    ('grand', 6, 'most_hands', '200', NULL, NULL, NULL),
    ('grand', 7, 'rebid_after_pass', 'true', NULL, NULL, NULL),
    ('grand', 8, 'copas_opening', 'true', NULL, NULL, NULL),
    ('grand', 9, 'copas_opening_bid', '5', NULL, NULL, NULL),
    ('grand', 10, 'eucre_defender_exchange', 'opened_hand', NULL, NULL, NULL),
    ('grand', 11, 'slam_wins', 'true', NULL, NULL, NULL),
    ('grand', 12, 'stake', '0', NULL, NULL, NULL);
CREATE TABLE first_said AS
SELECT t.id AS table_id, o.place AS place, o.pair ->> 0 AS name, o.pair ->> 1 AS value
FROM tables t, jsonb_array_elements(t.charter::jsonb -> 'options') WITH ORDINALITY AS o (pair, place)
WHERE t.charter::jsonb -> 'revision' IS NULL;
UPDATE tables SET charter = (charter::jsonb || jsonb_build_object('revision', 1, 'options', (
    SELECT jsonb_agg(jsonb_build_array(name, value) ORDER BY place) FROM (
        SELECT d.place AS place, d.name AS name, coalesce(
            (SELECT s.value FROM first_said s WHERE s.table_id = tables.id AND s.name = d.name),
            (SELECT d.otherwise FROM first_said s WHERE s.table_id = tables.id AND s.name = d.if_name AND s.value = d.if_value),
            d.value
        ) AS value
        FROM first_defaults d WHERE d.game = tables.game
        UNION ALL
        -- What has no default.
        SELECT 1000 + s.place, s.name, s.value FROM first_said s WHERE s.table_id = tables.id
        AND NOT EXISTS (SELECT 1 FROM first_defaults d WHERE d.game = tables.game AND d.name = s.name)
    ) AS agreed
)))::text
WHERE charter::jsonb -> 'revision' IS NULL;
DROP TABLE first_said;
DROP TABLE first_defaults;
