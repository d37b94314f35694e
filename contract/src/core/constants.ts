/** Numbers of the specification that more than one feature needs (shell §9). Milliseconds and bytes by name. */
export const QUERY_STALE_MS = 30_000
export const TOAST_MS = 3_000
export const DANGER_TOAST_MS = 8_000
export const SEARCH_DEBOUNCE_MS = 300
export const PROGRESS_BAR_DELAY_MS = 50
export const TOOLTIP_DELAY_MS = 1_500
/** So long after one has gone, the next comes without delay. */
export const TOOLTIP_COOLDOWN_MS = 500
/** Letters that come after a longer pause begin a new word. */
export const TYPE_AHEAD_RESET_MS = 500
/** So long a finger rests for what else can be done. */
export const LONG_PRESS_MS = 400
/** Pixels. */
export const LISTBOX_MAX_HEIGHT = 420
/** Waiting is not shown before, and then for so long at least. */
export const COMBOBOX_SPINNER_DELAY_MS = 500
export const COMBOBOX_SPINNER_LEAST_MS = 200
export const THEME_COOKIE = 'be-active-theme'
export const WORKSPACE_COOKIE = 'activeWorkspaceId'
export const LOCALE_COOKIE = 'locale'
export const COOKIE_NOTICE_COOKIE = 'cookie-notice'
/** `1`: lists of links and their counts are left out of every page. */
export const STREAMING_ONLY_COOKIE = 'streaming-only'
/** How large posters of channels are, or that they are a list; nothing for the usual size. */
export const POSTER_VIEW_COOKIE = 'poster-view'
export const POSTER_VIEWS = ['small', 'large', 'list'] as const
export type PosterView = (typeof POSTER_VIEWS)[number]
export const COOKIE_DAYS = 7
export const COOKIE_NOTICE_DAYS = 30
/** An upload on which nothing moves for so long has failed. */
export const PROGRESS_TIMEOUT_MS = 30_000
export const PASSWORD_CONFIRMATION_SECONDS = 9_000
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024
export const NAME_DISPLAY_LENGTH = 50
export const MOBILE_MAX_WIDTH = 768
export const TABLET_MAX_WIDTH = 1024
