import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOwnerAlive, parseOwner, thisProcess } from './lock-owner.ts'

const PATIENCE_MS = 120_000
const LOOK_EVERY_MS = 50
const HEARTBEAT_MS = 2_000
/** The owner's machine cannot be asked: it is taken for gone when it has not touched its lock for so long. */
const SILENCE_OF_ANOTHER_MACHINE_MS = 30_000

interface LockOptions {
  signal?: AbortSignal | undefined
  silenceMs?: number
}

/**
 * Runs `start` while no other process starts or stops the same server. The lock says who holds it, and gives way when its
 * holder is gone; it appears whole or not at all, so that a disk without room leaves none behind.
 */
export async function withStartLock<T>(
  home: string,
  start: () => Promise<T>,
  { signal, silenceMs = SILENCE_OF_ANOTHER_MACHINE_MS }: LockOptions = {},
): Promise<T> {
  const file = path.join(home, 'start.lock')
  const own = JSON.stringify(thisProcess())
  await takeLock(file, own, { signal, silenceMs })
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS)
  try {
    return await start()
  } finally {
    clearInterval(heartbeat)
    if (readHolder(file)?.text === own) fs.rmSync(file, { force: true })
  }
}

async function takeLock(
  file: string,
  own: string,
  { signal, silenceMs }: { signal: AbortSignal | undefined; silenceMs: number },
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  const silence = watchSilence(silenceMs)
  while (!tryLock(file, own)) {
    const holder = readHolder(file)
    if (holder && isGone(holder, silence)) putAside(file, holder)
    else if (Date.now() > deadline)
      throw new Error(`Another process keeps ${file} for too long: ${holder?.text ?? ''}`)
    else await sleep(LOOK_EVERY_MS, undefined, { signal })
  }
}

/** Linking a finished file fails when the name is taken: whoever reads the lock reads all of it. */
function tryLock(file: string, own: string): boolean {
  if (fs.existsSync(file)) return false
  const draft = `${file}.${randomUUID()}`
  try {
    fs.writeFileSync(draft, own, { flush: true })
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

interface Holder {
  text: string
  inode: number
  touchedAt: number
}

function readHolder(file: string): Holder | undefined {
  try {
    const { ino: inode, mtimeMs: touchedAt } = fs.statSync(file)
    return { text: fs.readFileSync(file, 'utf8'), inode, touchedAt }
  } catch {
    return undefined
  }
}

function isGone(holder: Holder, isSilent: (holder: Holder) => boolean): boolean {
  const owner = parseOwner(holder.text)
  if (!owner) return true
  const isHeldThere = isOwnerAlive(owner)
  return isHeldThere === 'unknown' ? isSilent(holder) : !isHeldThere
}

/** By our own clock: two machines need not agree on the time. */
function watchSilence(silenceMs: number): (holder: Holder) => boolean {
  let last: Holder | undefined
  let since = Date.now()
  return (holder) => {
    if (holder.inode !== last?.inode || holder.touchedAt !== last.touchedAt) since = Date.now()
    last = holder
    return Date.now() - since >= silenceMs
  }
}

/** Takes the lock of one who is gone away; another starter may have done so, and locked, since it was read. */
function putAside(file: string, holder: Holder): void {
  const aside = `${file}.${randomUUID()}`
  try {
    fs.renameSync(file, aside)
    const isAnothers = fs.statSync(aside).ino !== holder.inode
    if (isAnothers) fs.linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    fs.rmSync(aside, { force: true })
  }
}

function touch(file: string): void {
  const now = new Date()
  try {
    fs.utimesSync(file, now, now)
  } catch {
    // Gone, or on a disk that takes nothing: whoever waits will judge by that.
  }
}
