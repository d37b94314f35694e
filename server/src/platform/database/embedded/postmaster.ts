import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Process id that the server of this data directory wrote down, 0 when there is none. */
export function readPostmasterPid(dataDir: string): number {
  try {
    return Number(fs.readFileSync(pidFile(dataDir), 'utf8').split('\n', 1)[0]) || 0
  } catch {
    return 0
  }
}

/** Removes the note of a server that is gone: its process id may belong to another program by now. */
export function forgetPostmaster(dataDir: string): void {
  fs.rmSync(pidFile(dataDir), { force: true })
}

/** Whether the process is the server of this very data directory. Outside Linux any living process counts. */
export function isPostmasterOf(dataDir: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`postgres\0-D\0${dataDir}\0`)
  } catch {
    return false
  }
}

/** Stops the server: first in order, then without ceremony, then by force. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ] as const
  for (const [signal, patienceMilliseconds] of steps) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    const deadline = Date.now() + patienceMilliseconds
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return
      await sleep(20)
    }
  }
}

/** Whether a process with this id exists, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function pidFile(dataDir: string): string {
  return path.join(dataDir, 'postmaster.pid')
}
