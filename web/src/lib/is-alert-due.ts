/** How long a notice that was put away stays away. */
const AWAY_MS = 3 * 86_400_000

/** @param dismissedAt milliseconds since 1970, as it is stored; a time that lies ahead counts for nothing */
export function isAlertDue(dismissedAt: unknown, now: number): boolean {
  if (typeof dismissedAt !== 'number' || dismissedAt > now) return true
  return now - dismissedAt >= AWAY_MS
}
