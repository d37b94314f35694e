interface Term {
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly ended_at: Date | null
  /** A payment is open: rights hold no longer than this. */
  readonly grace_until: Date | null
}

/** The plan's rights hold: it began, and goes on or is cancelled for a day still to come; and it is paid, or not yet long overdue. */
export function isValid({ starts_at, ends_at, ended_at, grace_until }: Term, now: Date): boolean {
  return ended_at === null && starts_at <= now && isAfter(ends_at, now) && isAfter(grace_until, now)
}

const isAfter = (moment: Date | null, now: Date) => moment === null || moment > now

/** It goes on by itself after its period. */
export function renews({ ends_at, ended_at }: Pick<Term, 'ends_at' | 'ended_at'>): boolean {
  return ended_at === null && ends_at === null
}
