import type { Standing, Stop } from '../../accounts/users/standing.service.ts'
import type { SanctionRow } from './sanctions.repository.ts'

type InForce = Pick<SanctionRow, 'kind' | 'stops' | 'created_at' | 'ends_at' | 'acknowledged_at'>

/** The later of two ends; null is for ever. */
const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? null : one > other ? one : other

/** What an account may do, made of all that is in force about it. */
export function standingOf(inForce: readonly InForce[]): Standing {
  const closing = inForce.filter(({ stops }) => stops.includes('everything'))
  const ends = new Map<Stop['what'], Date | null>()
  for (const { stops, ends_at } of inForce)
    for (const what of stops)
      ends.set(what, ends.has(what) ? later(ends.get(what)!, ends_at) : ends_at)
  ends.delete('everything')
  return {
    bannedAt: closing.map(({ created_at }) => created_at).sort(byTime)[0] ?? null,
    bannedUntil: closing.map(({ ends_at }) => ends_at).reduce(later, closing[0]?.ends_at ?? null),
    stops: [...ends].map(([what, until]) => ({ what, until: until?.toISOString() ?? null })),
    // A closed account is told so by its closed door.
    openNotices: inForce.filter((one) => !one.acknowledged_at && !closing.includes(one)).length,
  }
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()
