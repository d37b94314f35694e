import cluster from 'node:cluster'
import { asCalledHere } from './config/as-called-here.ts'
import { describeStartFailure } from './describe-start-failure.ts'

const GRACE_MS = 20_000
const INTERRUPTED = 130

export interface RunningProgram {
  /** Ends everything in order. */
  stop(): Promise<void>
}

/**
 * Runs a program until Ctrl-C or SIGTERM, which are heard from the first line on: `signal` is aborted, and a start that is
 * under way ends what it has begun and throws. A second signal, or an end that hangs, ends at once.
 */
export function runProgram(start: (signal: AbortSignal) => Promise<RunningProgram>): void {
  const signal = listenForSignals()
  start(signal).then(
    async (program) => {
      await aborted(signal)
      await program.stop()
      process.exit(0)
    },
    (error: unknown) => {
      if (!signal.aborted) printFailure(error)
      process.exit(signal.aborted ? 0 : 1)
    },
  )
}

/**
 * Runs a command that ends by itself. At Ctrl-C or SIGTERM it is not waited for: `work` ends what it holds in its `finally`
 * when {@link untilAborted} throws.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = listenForSignals()
  try {
    await work(signal)
  } catch (error) {
    if (!signal.aborted) printFailure(error)
    process.exit(signal.aborted ? INTERRUPTED : 1)
  }
}

/** What a promise gives, unless the signal is aborted before: then it throws, and the promise is left to itself. */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    aborted(signal).then(() => {
      throw signal.reason
    }),
  ])
}

function listenForSignals(): AbortSignal {
  const stopping = new AbortController()
  const handle = (name: NodeJS.Signals) => {
    // A terminal tells all processes of a site, and the first tells the others again: it ends those that hang.
    if (stopping.signal.aborted && cluster.isWorker) return
    if (stopping.signal.aborted) process.exit(INTERRUPTED)
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    stopping.abort(new Error(`stopped by ${name}`))
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
  return stopping.signal
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}

/** What its reader can mend is one line; anything else is a fault of ours, with all that is known of it. */
export function printFailure(error: unknown): void {
  const said = describeStartFailure(error)
  console.error(said === undefined ? error : asCalledHere(said))
}
