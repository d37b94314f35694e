/**
 * What a look at a link found. `restricted`: it is there, but not for us (a login, a password, another country);
 * `unknown`: nobody said anything that means one of the others.
 */
export const CHECK_RESULTS = ['alive', 'dead', 'restricted', 'unknown'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** The English line of each. */
export const CHECK_RESULT_LABELS: Record<CheckResult, string> = {
  alive: 'Answers',
  dead: 'Not found',
  restricted: 'Restricted',
  unknown: 'Unclear',
}

/** So often in a row, and over so long, a link has to be missing before the checker calls it dead. */
export const FAILURES_OF_DEAD = 3
export const HOURS_OF_DEAD = 24
