/** Bytes of a file that titles of a list are read from: 2,000 rows of an export weigh a third of it. */
export const LIST_FILE_MAX_BYTES = 1024 * 1024
/** Letters of the same as text. */
export const LIST_TEXT_MAX_LENGTH = 100_000
/** Titles that a row may be, of which somebody chooses one. */
export const MOST_ROW_CANDIDATES = 5
