/** The time, behind a port so that tests can set it. */
export interface Clock {
  now(): Date
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is set or advanced. For tests. */
export interface SettableClock extends Clock {
  set(date: Date): void
  advance(milliseconds: number): void
}

export function createSettableClock(start: Date = new Date()): SettableClock {
  let current = start
  return {
    now: () => new Date(current),
    set: (date) => {
      current = date
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds)
    },
  }
}
