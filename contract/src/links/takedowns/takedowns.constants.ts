/** Of the words that everybody reads where something was withdrawn. */
export const PUBLIC_REASON_MAX_LENGTH = 500
/** Addresses in one notice. */
export const MOST_ADDRESSES = 50
export const STATEMENT_MAX_LENGTH = 2_000
export const MESSAGE_MAX_LENGTH = 2_000
