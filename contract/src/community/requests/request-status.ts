/** What a request is, by its number on the wire; the value is the English line of it. */
export const REQUEST_STATUSES = { 0: 'Pending', 1: 'Processing', 2: 'Resolved' } as const
export type RequestStatus = 0 | 1 | 2

/** As tables say it, in the order of the wire's numbers. */
export const REQUEST_STATES = ['pending', 'processing', 'resolved'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Category of a request where nobody chose another: series. */
export const USUAL_REQUEST_CATEGORY = 2
export const MOST_REQUEST_EPISODES = 3
export const REQUEST_TITLE_MAX_LENGTH = 200
export const REQUEST_NOTE_MAX_LENGTH = 1_000
