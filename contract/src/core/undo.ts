/** For so long whoever did something of consequence is offered to undo it. */
export const UNDO_MS = 10_000
/** With what it takes a press in the last moment to arrive. */
export const UNDO_ACCEPTED_MS = UNDO_MS + 5_000
