interface Term {
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly ended_at: Date | null
}

/** The plan's rights hold: it began, and goes on or is cancelled for a day still to come. */
export function isValid({ starts_at, ends_at, ended_at }: Term, now: Date): boolean {
  return ended_at === null && starts_at <= now && (ends_at === null || ends_at > now)
}

/** It goes on by itself after its period. */
export function renews({ ends_at, ended_at }: Omit<Term, 'starts_at'>): boolean {
  return ended_at === null && ends_at === null
}
