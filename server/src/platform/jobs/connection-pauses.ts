import pg from 'pg'

const FIRST_MS = 500
const LONGEST_MS = 10_000

type Connected = (error: Error | null) => void

/**
 * Connections for who asks many times a second. Once one was refused, the next are tried one at a time, after pauses that
 * grow while it goes on; in between, asking fails with what was met, and the database learns nothing of it.
 * @param clock milliseconds that never go back
 */
export function clientsWithPauses(clock = () => performance.now()): typeof pg.Client {
  let failures = 0
  let failure = new Error('The database did not answer.')
  let nextAt = 0
  let isTrying = false

  const note = (failuresBefore: number, error: Error | null) => {
    isTrying = false
    if (!error) {
      failures = 0
      return
    }
    // Several that were underway together are one refusal.
    if (failures !== failuresBefore) return
    nextAt = clock() + Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)
    failures += 1
    failure = error
  }

  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(done: Connected): void
    override connect(done?: Connected): Promise<pg.Client> | undefined {
      if (!done)
        return new Promise((resolve, reject) =>
          this.connect((error) => (error ? reject(error) : resolve(this))),
        )
      if (failures > 0 && (isTrying || clock() < nextAt)) {
        // An error of its own: who meets it writes into it.
        const { message } = failure
        process.nextTick(done, Object.assign(new Error(message), { ...failure }))
        return undefined
      }
      isTrying = true
      const failuresBefore = failures
      super.connect((error: Error | null) => {
        note(failuresBefore, error)
        done(error)
      })
      return undefined
    }
  }
}
