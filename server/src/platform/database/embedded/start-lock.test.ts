import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { thisProcess } from './lock-owner.ts'
import { withStartLock } from './start-lock.ts'

let home: string
let lock: string

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-lock-'))
  lock = path.join(home, 'start.lock')
})
afterEach(() => fs.rmSync(home, { recursive: true, force: true }))

const take = (options?: Parameters<typeof withStartLock>[2]) =>
  withStartLock(home, async () => fs.readFileSync(lock, 'utf8'), options)

/** The process id of a program that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  return child.pid!
}

describe('a start lock', () => {
  it('says who holds it, and is gone afterwards', async () => {
    const { token: _, ...owner } = thisProcess()
    expect(JSON.parse(await take())).toMatchObject(owner)
    expect(fs.readdirSync(home)).toEqual([])
  })

  it('lets one start at a time', async () => {
    let running = 0
    let most = 0
    const start = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
    }
    await Promise.all(Array.from({ length: 5 }, () => withStartLock(home, start)))
    expect(most).toBe(1)
  })

  it.each([
    ['is empty', async () => ''],
    ['is no lock at all', async () => '\0\0\0{"pid":'],
    [
      'is of a process that ended',
      async () => JSON.stringify({ ...thisProcess(), pid: await endedProcess() }),
    ],
    [
      'is of a process whose id another program has now',
      async () => JSON.stringify({ ...thisProcess(), startedAt: '1' }),
    ],
    [
      'is of before the last boot',
      async () => JSON.stringify({ ...thisProcess(), boot: 'another' }),
    ],
    ['is of the first release, of a process that ended', async () => `${await endedProcess()} 7`],
  ])('gives way when it %s', async (_, write) => {
    fs.writeFileSync(lock, await write())
    expect(JSON.parse(await take())).toMatchObject({ pid: process.pid })
  })

  it.each([
    ['this process', () => JSON.stringify(thisProcess())],
    [
      'this process, as the first release wrote it',
      () => `${process.pid} ${thisProcess().startedAt}`,
    ],
    ['a process of another machine', () => JSON.stringify({ ...thisProcess(), host: 'another' })],
  ])('is waited for while it is held by %s', async (_, write) => {
    const text = write()
    fs.writeFileSync(lock, text)
    await expect(take({ signal: AbortSignal.timeout(300) })).rejects.toThrow(/abort/i)
    expect(fs.readFileSync(lock, 'utf8')).toBe(text)
  })

  it('of another machine gives way when it was not touched for long, by the clock of this one', async () => {
    fs.writeFileSync(lock, JSON.stringify({ ...thisProcess(), host: 'another' }))
    fs.utimesSync(lock, new Date('2999-01-01'), new Date('2999-01-01'))
    const started = Date.now()
    expect(JSON.parse(await take({ silenceMs: 200 }))).toMatchObject({ pid: process.pid })
    expect(Date.now() - started).toBeGreaterThanOrEqual(200)
  })

  it('is touched again and again while it is held', async () => {
    const old = new Date('2020-01-01')
    await withStartLock(home, async () => {
      fs.utimesSync(lock, old, old)
      await expect.poll(() => fs.statSync(lock).mtime.getFullYear()).not.toBe(2020)
    })
  })

  it('that somebody else took meanwhile stays theirs', async () => {
    await withStartLock(home, async () => fs.writeFileSync(lock, 'theirs'))
    expect(fs.readFileSync(lock, 'utf8')).toBe('theirs')
  })

  it.skipIf(!canMount())(
    'leaves nothing behind on a full disk, so that the next start goes on',
    async () => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', home])
      try {
        const filler = path.join(home, 'filler')
        const fill = fs.openSync(filler, 'w')
        expect(() => {
          for (;;) fs.writeSync(fill, Buffer.alloc(4096))
        }).toThrow('ENOSPC')
        fs.closeSync(fill)
        await expect(take()).rejects.toThrow('ENOSPC')
        expect(fs.readdirSync(home)).toEqual(['filler'])
        fs.rmSync(filler)
        expect(JSON.parse(await take())).toMatchObject({ pid: process.pid })
      } finally {
        execFileSync('umount', [home])
      }
    },
  )
})

/** A small disk needs the right to mount one. */
function canMount(): boolean {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place], { stdio: 'ignore' })
    execFileSync('umount', [place])
    return true
  } catch {
    return false
  } finally {
    fs.rmSync(place, { recursive: true })
  }
}
