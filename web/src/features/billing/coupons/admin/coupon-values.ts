/** The whole of a day, in universal time; nothing where none was chosen. */
export const endOfDay = (day: string): string | null => (day ? `${day}T23:59:59Z` : null)

export const limitOf = (most: number | string): number | string | null =>
  most === '' ? null : most
