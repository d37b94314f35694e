/** What members wrote or made that somebody may have to decide about. */
export const DESK_KINDS = ['comment', 'review', 'list'] as const
export type DeskKind = (typeof DESK_KINDS)[number]

/** `reports`: what most people say first. `newest`: what waits for the shortest time first. */
export const DESK_ORDERS = ['reports', 'newest'] as const
export type DeskOrder = (typeof DESK_ORDERS)[number]

/** So many are shown at once: those decided make room for the next. */
export const DESK_ITEMS = 30
