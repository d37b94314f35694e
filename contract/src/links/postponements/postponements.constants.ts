/** Nothing is put off for longer: who needs more time says so again. */
export const MOST_POSTPONED_DAYS = 366
export const POSTPONE_NOTE_MAX_LENGTH = 500
