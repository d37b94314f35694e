import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { LoadOrder, LoadResult } from './load-generator.ts'

export interface LoadSender {
  send(order: LoadOrder): Promise<LoadResult>
  stop(): void
}

export function startLoadSender(): LoadSender {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'load-generator.ts'))
  return {
    send: (order) =>
      new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          child.off('message', onResult)
          child.off('exit', onExit)
          settle()
        }
        const onResult = (result: unknown) => finish(() => resolve(result as LoadResult))
        const onExit = () =>
          finish(() => reject(new Error('The process that sends the load ended.')))
        child.on('message', onResult)
        child.on('exit', onExit)
        child.send(order)
      }),
    stop: () => void child.kill(),
  }
}
