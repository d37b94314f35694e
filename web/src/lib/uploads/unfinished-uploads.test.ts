import { KEPT_FILE_PURPOSE } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api.ts'
import type { Sender, Sending } from './sending.ts'
import { createUnfinishedUploads } from './unfinished-uploads.ts'
import { createUploadQueue } from './upload-queue.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

const HOUR = 3_600_000
const film = (lastModified = 1) => new File(['x'.repeat(10)], 'film.bin', { lastModified })
const tus = (name: string) => ({ way: 'tus', upload: { tusUrl: `/tus/${name}` } }) as const

/** A page with a queue, whose uploads wait for the test to end them. */
function openPage(userId = 1) {
  const unfinished = createUnfinishedUploads({ userId, purpose: KEPT_FILE_PURPOSE.name })
  const sendings: (Sending & ReturnType<typeof Promise.withResolvers>)[] = []
  const discarded: unknown[] = []
  const sender: Sender = {
    send: (sending) => {
      const ending = Promise.withResolvers<never>()
      sendings.push({ ...sending, ...(ending as ReturnType<typeof Promise.withResolvers>) })
      sending.signal.addEventListener('abort', () => ending.reject(sending.signal.reason))
      return ending.promise
    },
    discard: async (kept) => void discarded.push(kept),
  }
  const queue = createUploadQueue({
    purpose: KEPT_FILE_PURPOSE,
    senders: { plain: sender, tus: sender, single: sender, multipart: sender },
    unfinished,
    settings: () => ({
      chunk_size: 0,
      uploads_driver: 'local',
      public_driver: 'local',
      s3_direct_upload: false,
      disable_tus: false,
    }),
    check: () => undefined,
    describeError: String,
  })
  return {
    queue,
    unfinished,
    sendings,
    discarded,
    names: () => unfinished.list().map(({ name }) => name),
  }
}
const begin = (file = film()) => {
  const page = openPage()
  page.queue.add([file])
  page.sendings[0]!.keep({ tusUrl: '/tus/one' })
  return page
}

describe('an upload whose page was closed', () => {
  it('is told of on the next page, and goes on where the same file is chosen again', () => {
    begin()
    const next = openPage()
    expect(next.names()).toEqual(['film.bin'])
    next.queue.add([film()])
    expect(next.sendings[0]!.kept).toEqual({ tusUrl: '/tus/one' })
  })

  it('is none of another file, another reader or another purpose', () => {
    begin()
    const next = openPage()
    next.queue.add([film(2)])
    expect(next.sendings[0]!.kept).toEqual({})
    expect(openPage(2).names()).toEqual([])
    expect(createUnfinishedUploads({ userId: 1, purpose: 'other' }).list()).toEqual([])
  })

  it('goes on once, where a file is chosen twice', () => {
    begin()
    const next = openPage()
    next.queue.add([film(), film()])
    expect(next.sendings.map(({ kept }) => kept)).toEqual([{ tusUrl: '/tus/one' }, {}])
  })

  it('is over when it has arrived, is ended, or is refused, and not when it broke off', async () => {
    const refused = begin()
    refused.sendings[0]!.reject(new ApiError(422, { message: 'No' }))
    await expect.poll(refused.names).toEqual([])
    const ended = begin()
    ended.queue.abort(1)
    expect([ended.names(), ended.discarded]).toEqual([[], [{ tusUrl: '/tus/one' }]])
    const broken = begin()
    broken.sendings[0]!.reject(new ApiError(0))
    await expect.poll(() => broken.queue.get()[0]!.status).toBe('failed')
    expect(broken.names()).toEqual(['film.bin'])
    broken.queue.retry(1)
    broken.sendings[1]!.resolve({})
    await expect.poll(broken.names).toEqual([])
  })

  it('is given up on the server too, by those who do not want it any more', () => {
    begin()
    const next = openPage()
    next.queue.discard(next.unfinished.list()[0]!)
    expect([next.names(), next.discarded]).toMatchObject([[], [{ tusUrl: '/tus/one' }]])
  })

  it('is told of as long as the site has it, counted from its beginning', () => {
    const uploads = createUnfinishedUploads({ userId: 1, purpose: 'file' })
    const now = Date.now()
    const at = (hours: number) => vi.spyOn(Date, 'now').mockReturnValue(now + hours * HOUR)
    at(0)
    uploads.keep(film(), tus('one'))
    uploads.keep(film(2), {
      way: 'multipart',
      upload: { multipart: { key: 'k', uploadId: 'u', partSize: 1 } },
    })
    at(25)
    expect([!!uploads.find(film()), !!uploads.find(film(2))]).toEqual([true, false])
    uploads.keep(film(), tus('one'))
    at(73)
    expect(uploads.find(film())).toBeUndefined()
    vi.restoreAllMocks()
  })

  it('is forgotten where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    begin()
    expect(openPage().names()).toEqual([])
  })
})
