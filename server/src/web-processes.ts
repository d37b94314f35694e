import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from './platform/log/logger.ts'

/** A process that dies at once is not started again at once. */
const AGAIN_AFTER_MS = 1_000
const STOP_WITHIN_MS = 15_000

export interface WebProcesses {
  /** Ends them in order; those that hang are killed. */
  stop(): Promise<void>
}

/** Starts `count` web processes on one port and replaces each that dies. Resolves when the first of them answers. */
export async function startWebProcesses(count: number, log: Logger): Promise<WebProcesses> {
  let isStopping = false
  const start = () => {
    if (!isStopping) cluster.fork()
  }
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    log.error(
      { pid: worker.process.pid, code, signal },
      'a web process died; another takes its place',
    )
    setTimeout(start, AGAIN_AFTER_MS).unref()
  })
  for (let index = 0; index < count; index++) start()
  await once(cluster, 'listening')
  return {
    stop: async () => {
      isStopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    },
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
