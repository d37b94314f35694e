import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** As `RestartSec` of a unit of systemd. */
const PAUSE_MS = 1_000

export interface ServiceOptions {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>> | undefined
  readonly log: string
  readonly user?: { uid: number; gid: number } | undefined
}

/** A process that is started again whenever it ends, as an init system does. */
export interface Service {
  readonly name: string
  starts(): number
  /** The process and those that it started, youngest last. */
  pids(): number[]
  /** Ends all of it at once, with no chance to write anything. */
  kill(): void
  /** Asks it to end, and keeps it so. */
  stop(): Promise<void>
}

export function startService({ name, command, env, log, user }: ServiceOptions): Service {
  let child: ChildProcess | undefined
  let starts = 0
  let isOver = false
  const run = async () => {
    while (!isOver) {
      const output = fs.openSync(log, 'a')
      starts += 1
      child = spawn(command[0]!, command.slice(1), {
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', output, output],
        // A group of its own, that ends together.
        detached: true,
        ...user,
      })
      fs.closeSync(output)
      await once(child, 'exit')
      fs.appendFileSync(log, `--- ended: ${child.exitCode ?? child.signalCode}\n`)
      if (!isOver) await sleep(PAUSE_MS)
    }
  }
  const running = run()
  return {
    name,
    starts: () => starts,
    pids: () => (child?.pid === undefined ? [] : familyOf(child.pid)),
    kill: () => {
      for (const pid of (child?.pid === undefined ? [] : familyOf(child.pid)).toReversed())
        signal(pid, 'SIGKILL')
    },
    stop: async () => {
      isOver = true
      if (child?.pid) signal(child.pid, 'SIGTERM')
      const isDone = await Promise.race([running.then(() => true), sleep(20_000, false)])
      if (isDone) return
      for (const pid of child?.pid ? familyOf(child.pid) : []) signal(pid, 'SIGKILL')
      await running
    },
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function familyOf(pid: number): number[] {
  const parents = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = parentOf(name)
      return parent === undefined ? [] : [{ pid: Number(name), parent }]
    })
  const family = [pid]
  for (const member of family)
    family.push(...parents.filter(({ parent }) => parent === member).map((child) => child.pid))
  return family
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
