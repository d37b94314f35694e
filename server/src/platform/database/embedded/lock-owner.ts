import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { z } from 'zod'
import { isAlive } from './postmaster.ts'

const ownerSchema = z.object({
  host: z.string(),
  /** Of the running kernel; empty where it has none to read. */
  boot: z.string(),
  pid: z.int().positive(),
  /** The tick at which the process started; empty where that is unknown. */
  startedAt: z.string(),
  /** Tells two locks of one process apart. */
  token: z.string(),
})

/** Who holds a lock, as the lock's file says in JSON. */
export type LockOwner = z.infer<typeof ownerSchema>

export function thisProcess(): LockOwner {
  const { host, boot } = thisMachine()
  return { host, boot, pid: process.pid, startedAt: startOf(process.pid), token: randomUUID() }
}

/** Undefined for what no starter wrote whole: a full disk, or a power cut, leaves an empty file behind. */
export function parseOwner(text: string): LockOwner | undefined {
  // As the first release wrote it: `PID TICK`, and the pid alone where there are no ticks.
  const [, pid, startedAt = ''] = /^(\d+)(?: (\d+))?$/.exec(text.trim()) ?? []
  if (pid) return { ...thisMachine(), pid: Number(pid), startedAt, token: '' }
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Whether the owner still lives, which only its own machine can tell. */
export function isOwnerAlive(owner: LockOwner): boolean | 'unknown' {
  const { host, boot } = thisMachine()
  if (owner.host !== host) return 'unknown'
  // A process id of before the last boot says nothing.
  if (owner.boot !== boot) return false
  return isAlive(owner.pid) && startOf(owner.pid) === owner.startedAt
}

function thisMachine(): Pick<LockOwner, 'host' | 'boot'> {
  return { host: os.hostname(), boot: readText('/proc/sys/kernel/random/boot_id').trim() }
}

/** In a restarted container the id of a holder that was killed soon belongs to another program: the tick tells. */
function startOf(pid: number): string {
  return readText(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? ''
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
