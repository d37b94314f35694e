/** What an uploader's record is made of: the newest so many of each kind. */
export const RECORD_OF_NEWEST = 200
/** Denials that are told with their reasons. */
export const DENIALS_TOLD = 5
