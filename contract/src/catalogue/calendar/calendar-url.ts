/** `2026-11`. */
export const CALENDAR_MONTH = /^(1[89]|20|21)\d{2}-(0[1-9]|1[0-2])$/

/** What programs read: everything, or with somebody's key what they follow. */
export const calendarPath = (key?: string): string =>
  key === undefined ? '/calendar.ics' : `/calendar.ics?key=${key}`
