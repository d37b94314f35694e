import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './postmaster.ts'

const PATIENCE_MILLISECONDS = 120_000

/** Runs `start` while no other process of this machine starts or stops the same server. */
export async function withStartLock<T>(home: string, start: () => Promise<T>): Promise<T> {
  const file = path.join(home, 'start.lock')
  await takeLock(file)
  try {
    return await start()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

async function takeLock(file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MILLISECONDS
  while (!tryLock(file)) {
    const holder = readHolder(file)
    if (holder !== '' && describeProcess(Number.parseInt(holder, 10)) !== holder)
      fs.rmSync(file, { force: true })
    else if (Date.now() > deadline) throw new Error(`Another process keeps ${file} for too long.`)
    else await sleep(50)
  }
}

function tryLock(file: string): boolean {
  try {
    fs.writeFileSync(file, describeProcess(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * The process id and, on Linux, the tick at which it started: in a restarted container the id of a holder that was
 * killed soon belongs to another program. Empty when there is no such process.
 */
function describeProcess(pid: number): string {
  if (!isAlive(pid)) return ''
  if (process.platform !== 'linux') return String(pid)
  try {
    const fieldsAfterName =
      fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return `${pid} ${fieldsAfterName[19]}`
  } catch {
    return ''
  }
}
