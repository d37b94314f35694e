import {
  defineFilePurpose,
  KEPT_FILE_PURPOSE,
} from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { PublicSettings } from '@mediatheque/contract/settings.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkFile } from './check-file.ts'
import { chooseWay, goesAlone } from './choose-way.ts'
import { tusSender } from './send-by-tus.ts'
import { plainSender } from './send-plain.ts'
import { multipartSender, singleSender } from './send-to-bucket.ts'
import { TestRequest } from './test-request.ts'
import { fileEntry, type ReceivedCall, refuse, startTestSite } from './test-site.ts'
import { createUnfinishedUploads } from './unfinished-uploads.ts'
import { createUploadQueue } from './upload-queue.ts'

const site = await startTestSite()
afterAll(() => site.stop())
vi.mock('../page-data.ts', () => ({
  siteUrl: (path: string) => site.origin + path,
  getPageData: () => ({ cookies: '', bootstrap: { i18n: { lines: {} } } }),
}))

const MB = 1024 * 1024
const SETTINGS: PublicSettings['uploads'] = {
  chunk_size: 15 * MB,
  uploads_driver: 'local',
  public_driver: 'local',
  s3_direct_upload: false,
  disable_tus: false,
}
const PICTURES = defineFilePurpose({
  name: 'pictures',
  maxBytes: 2 * MB,
  types: ['image/png'],
  visibility: 'public',
  isGeneral: true,
})

const waiting: ReceivedCall[] = []
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', TestRequest)
  waiting.length = 0
  site.calls.length = 0
  site.answer = (call) => void waiting.push(call)
})
afterEach(() => {
  vi.useRealTimers()
  for (const { response } of waiting) response.end()
})

const fileOf = (name: string, size = 10, type = 'text/plain') =>
  new File([new Uint8Array(size)], name, { type })

function begin({ purpose = KEPT_FILE_PURPOSE, settings = SETTINGS } = {}) {
  const failures: string[] = []
  const queue = createUploadQueue({
    purpose,
    senders: {
      plain: plainSender,
      tus: tusSender,
      single: singleSender,
      multipart: multipartSender,
    },
    unfinished: createUnfinishedUploads({ userId: 1, purpose: purpose.name }),
    settings: () => settings,
    check: (file) => {
      const fault = checkFile(
        file,
        { purpose, mostBytes: purpose.maxBytes },
        (bytes) => `${bytes / MB} MB`,
      )
      return fault && `${fault.key} ${Object.values(fault.values ?? {}).join(' ')}`.trim()
    },
    describeError: (error) => (error as Error).message,
    onFailed: (message) => failures.push(message),
  })
  const statuses = () => queue.get().map(({ status }) => status)
  return { queue, failures, statuses }
}
const accept = ({ response }: ReceivedCall) => {
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ fileEntry: fileEntry('a.txt') }))
}
const arrived = (count: number) => expect.poll(() => waiting.length).toBe(count)

describe('the way of a file', () => {
  const bucket = { ...SETTINGS, uploads_driver: 's3', s3_direct_upload: true } as const
  const wayOf = (size: number, settings = SETTINGS) =>
    chooseWay({ size }, KEPT_FILE_PURPOSE, settings)

  it('is one body below 4 MB, and resumable from there on unless that is switched off', () => {
    expect([wayOf(0), wayOf(4 * MB - 1), wayOf(4 * MB)]).toEqual(['plain', 'plain', 'tus'])
    expect(wayOf(50 * MB, { ...SETTINGS, disable_tus: true })).toBe('plain')
  })

  it('leads straight to the bucket where files go there: in one part below 100 MB, else in many', () => {
    expect([wayOf(1, bucket), wayOf(100 * MB - 1, bucket)]).toEqual(['single', 'single'])
    expect(wayOf(100 * MB, bucket)).toBe('multipart')
    expect(wayOf(0, bucket)).toBe('plain')
    expect(chooseWay({ size: 1 }, PICTURES, bucket)).toBe('plain')
    expect(wayOf(4 * MB, { ...bucket, uploads_driver: 'local' })).toBe('tus')
  })

  it('is its own while it belongs to a folder, goes in parts, or in pieces that can be resumed', () => {
    const plain = { webkitRelativePath: '' }
    expect(goesAlone(plain, 'plain', SETTINGS)).toBe(false)
    expect(goesAlone(plain, 'single', SETTINGS)).toBe(false)
    expect(goesAlone({ webkitRelativePath: 'a/b.txt' }, 'plain', SETTINGS)).toBe(true)
    expect(goesAlone(plain, 'multipart', SETTINGS)).toBe(true)
    expect(goesAlone(plain, 'tus', SETTINGS)).toBe(true)
    expect(goesAlone(plain, 'tus', { ...SETTINGS, chunk_size: 0 })).toBe(false)
  })
})

describe('the line of uploads', () => {
  it('sends three at once, and the next when one is over', async () => {
    const { queue, statuses } = begin()
    queue.add(['1', '2', '3', '4', '5'].map((name) => fileOf(name)))
    await arrived(3)
    expect(statuses()).toEqual(['inProgress', 'inProgress', 'inProgress', 'pending', 'pending'])
    accept(waiting[1]!)
    await arrived(4)
    expect(statuses()).toEqual(['inProgress', 'completed', 'inProgress', 'inProgress', 'pending'])
    refuse(waiting[0]!.response, 422, 'No')
    await arrived(5)
    for (const call of waiting.slice(2)) accept(call)
    await expect
      .poll(statuses)
      .toEqual(['failed', 'completed', 'completed', 'completed', 'completed'])
  })

  it('sends one that goes alone by itself, and is not overtaken', async () => {
    const { queue, statuses } = begin()
    const inFolder = fileOf('in-folder')
    Object.defineProperty(inFolder, 'webkitRelativePath', { value: 'folder/in-folder' })
    queue.add([fileOf('1'), inFolder, fileOf('3')])
    await arrived(1)
    expect(statuses()).toEqual(['inProgress', 'pending', 'pending'])
    accept(waiting[0]!)
    await arrived(2)
    expect(statuses()).toEqual(['completed', 'inProgress', 'pending'])
    accept(waiting[1]!)
    await arrived(3)
  })

  it('says how far each is, and what became of it', async () => {
    const { queue } = begin()
    queue.add([fileOf('half.bin', 3 * MB)])
    await expect.poll(() => queue.get()[0]!.percentage).toBeGreaterThan(0)
    await arrived(1)
    accept(waiting[0]!)
    await expect
      .poll(() => queue.get()[0])
      .toMatchObject({
        status: 'completed',
        percentage: 100,
        bytesUploaded: 3 * MB,
        entry: { name: 'a.txt' },
      })
  })

  it('tells of a failure in the words of the server, once for each file, and tries again', async () => {
    const { queue, failures, statuses } = begin()
    queue.add([fileOf('1'), fileOf('2')])
    await arrived(2)
    for (const { response } of waiting)
      refuse(response, 403, 'There is no space left for this file.')
    await expect.poll(statuses).toEqual(['failed', 'failed'])
    expect(failures).toEqual(Array(2).fill('There is no space left for this file.'))
    queue.retry(queue.get()[0]!.id)
    await arrived(3)
    accept(waiting[2]!)
    await expect.poll(statuses).toEqual(['completed', 'failed'])
    expect(queue.get()[0]!.errorMessage).toBeNull()
    queue.clear()
    expect(queue.get()).toEqual([])
  })

  it('sends no byte of a file that is too large or of another type', () => {
    const { queue, failures, statuses } = begin({ purpose: PICTURES })
    queue.add([fileOf('note.txt'), fileOf('large.png', 2 * MB + 1, 'image/png')])
    queue.retry(queue.get()[0]!.id)
    expect(statuses()).toEqual(['failed', 'failed'])
    expect(queue.get().map(({ isRefused }) => isRefused)).toEqual([true, true])
    expect(failures).toEqual([
      'This file type is not allowed',
      '`:file` exceeds maximum allowed size of :size large.png 2 MB',
    ])
    expect(site.calls).toEqual([])
  })

  it('gives up what has not moved for thirty seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { queue, statuses } = begin()
    // A connection that takes nothing: the first byte never leaves.
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends TestRequest {
        override send() {}
      },
    )
    queue.add([fileOf('stuck.bin', 3 * MB)])
    await vi.advanceTimersByTimeAsync(29_999)
    expect(statuses()).toEqual(['inProgress'])
    await vi.advanceTimersByTimeAsync(1)
    expect(queue.get()[0]).toMatchObject({ status: 'failed', errorMessage: 'Upload timed out' })
  })

  it('pauses, goes on and is ended as its reader likes, and keeps the line moving', async () => {
    const { queue, statuses } = begin()
    queue.add(['1', '2', '3', '4'].map((name) => fileOf(name)))
    await arrived(3)
    const [first, second] = queue.get()
    queue.pause(first!.id)
    await arrived(4)
    expect(queue.get()[0]).toMatchObject({ status: 'pending', isPaused: true })
    queue.abort(second!.id)
    expect(statuses()).toEqual(['pending', 'aborted', 'inProgress', 'inProgress'])
    queue.resume(first!.id)
    await arrived(5)
    for (const call of waiting.slice(2)) accept(call)
    await expect.poll(statuses).toEqual(['completed', 'aborted', 'completed', 'completed'])
  })
})
