const HOUR_MS = 3_600_000

/** Of an account whose service could not be asked. */
export const CHECK_AGAIN_SOON_MS = HOUR_MS

/** A day later, give or take: what was added together is not asked about together for ever. */
export const checkAgainAt = (now: Date): Date =>
  new Date(now.getTime() + (22 + Math.random() * 4) * HOUR_MS)
