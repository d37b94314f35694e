const DAY = { dateStyle: 'short' } as const
const MOMENT = { dateStyle: 'short', timeStyle: 'medium' } as const
/** Writes `2026-11-22 13:45:00`. */
const SORTABLE = 'sv-SE'

/** The last midnight in a time zone; of one that nobody knows, such as `auto`, in UTC. */
export function startOfDay(now: Date, timeZone: string): Date {
  try {
    const day = new Intl.DateTimeFormat(SORTABLE, { ...DAY, timeZone }).format(now)
    const midnight = new Date(`${day}T00:00:00Z`).getTime()
    const clock = new Intl.DateTimeFormat(SORTABLE, { ...MOMENT, timeZone }).format(midnight)
    return new Date(2 * midnight - new Date(`${clock.replace(' ', 'T')}Z`).getTime())
  } catch (error) {
    if (error instanceof RangeError && timeZone !== 'UTC') return startOfDay(now, 'UTC')
    throw error
  }
}
