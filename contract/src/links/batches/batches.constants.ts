/** Contributions that are read, or added, by one call. Each may be of many addresses. */
export const MOST_BATCH_ROWS = 50
/** Addresses of all rows of one call. */
export const MOST_BATCH_ADDRESSES = 500
/** By which whoever sends a row knows it again; a second call with the same one adds nothing. */
export const ROW_KEY_MAX_LENGTH = 64
/** Letters of all that is pasted at once. */
export const PASTED_MAX_LENGTH = 100_000
