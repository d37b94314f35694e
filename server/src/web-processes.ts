import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { ConfigError } from './platform/config/config-error.ts'
import type { Logger } from './platform/log/logger.ts'
import { answerWithAll } from './platform/metrics/all-processes.ts'
import { createProcessRegistry, WEB_PROCESS_NUMBER } from './platform/metrics/process-registry.ts'

/** A process that dies at once is not started again at once. */
const AGAIN_AFTER_MS = 1_000
const STOP_WITHIN_MS = 15_000

export interface WebProcesses {
  /** Ends them in order; those that hang are killed. */
  stop(): Promise<void>
}

/**
 * Starts `count` web processes on one port and replaces each that dies. Resolves when the first of them answers.
 * @throws when one ends before, or the signal is aborted: what ends at once would end again and again
 */
export async function startWebProcesses(
  count: number,
  log: Logger,
  signal: AbortSignal,
): Promise<WebProcesses> {
  let isStopping = false
  const numbers = new Map<number, number>()
  const start = (number: number) => {
    if (!isStopping) numbers.set(cluster.fork({ [WEB_PROCESS_NUMBER]: String(number) }).id, number)
  }
  const stopAnswering = answerWithAll(createProcessRegistry())
  const stop = async () => {
    isStopping = true
    stopAnswering()
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map(end))
  }
  for (let number = 1; number <= count; number++) start(number)
  try {
    await firstAnswers(signal)
  } catch (error) {
    await stop()
    throw error
  }
  cluster.on('exit', (worker, code, killedBy) => {
    if (isStopping) return
    log.error(
      { pid: worker.process.pid, code, signal: killedBy },
      'a web process died; another takes its place',
    )
    const number = numbers.get(worker.id) ?? 0
    numbers.delete(worker.id)
    setTimeout(() => start(number), AGAIN_AFTER_MS).unref()
  })
  return { stop }
}

async function firstAnswers(signal: AbortSignal): Promise<void> {
  const settled = new AbortController()
  const options = { signal: AbortSignal.any([signal, settled.signal]) }
  try {
    await Promise.race([
      once(cluster, 'listening', options),
      once(cluster, 'exit', options).then(() => {
        throw new ConfigError(['A web process could not start: its own words are above.'])
      }),
    ])
  } finally {
    settled.abort()
  }
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  const patience = setTimeout(() => worker.process.kill('SIGKILL'), STOP_WITHIN_MS)
  worker.process.kill('SIGTERM')
  await gone
  clearTimeout(patience)
}
