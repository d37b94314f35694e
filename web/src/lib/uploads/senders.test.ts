import { randomBytes } from 'node:crypto'
import { KEPT_FILE_PURPOSE } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tusSender } from './send-by-tus.ts'
import { multipartSender, singleSender } from './send-to-bucket.ts'
import type { KeptUpload, Sender } from './sending.ts'
import { TestRequest } from './test-request.ts'
import { fileEntry, type ReceivedCall, refuse, startTestSite } from './test-site.ts'

const site = await startTestSite()
afterAll(() => site.stop())
vi.mock('../page-data.ts', () => ({
  siteUrl: (path: string) => site.origin + path,
  getPageData: () => ({ cookies: '', bootstrap: { i18n: { lines: {} } } }),
}))
vi.mock('../server-page.ts', () => ({ getServerPage: () => undefined }))
// The build that browsers get; here the one for servers would be found, which reads no files of browsers.
vi.mock('tus-js-client', () => import('tus-js-client/lib.esm/browser/index.js' as string))

const MB = 1024 * 1024

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', TestRequest)
  site.calls.length = 0
})

function begin(sender: Sender, file: File, kept: KeptUpload = {}) {
  const controller = new AbortController()
  const progress: number[] = []
  const keptNow: KeptUpload[] = []
  const result = sender.send({
    file,
    purpose: KEPT_FILE_PURPOSE,
    chunkBytes: 15 * MB,
    kept,
    signal: controller.signal,
    keep: (upload) => keptNow.push(upload),
    onProgress: (bytes) => progress.push(bytes),
  })
  result.catch(() => undefined)
  return { result, controller, progress, keptNow }
}
const jsonOf = ({ body }: ReceivedCall) => JSON.parse(body.toString())
const count = (call: string) => site.calls.filter((made) => made === call).length

/** A site with uploads in parts, and the bucket that they go to. */
function buildBucket(partSize: number) {
  const parts = new Map<number, Buffer>()
  const state = { parts, signed: [] as number[][], atOnce: 0, mostAtOnce: 0, failures: 0 }
  site.answer = async (call) => {
    const { method, path, response, request } = call
    if (path.endsWith('/multipart/create')) return { key: 'file/a/abc', uploadId: 'u', partSize }
    if (path.endsWith('/get-uploaded-parts'))
      return {
        parts: [...parts].map(([number, body]) => ({
          PartNumber: number,
          ETag: `"${number}"`,
          Size: body.length,
        })),
      }
    if (path.endsWith('/batch-sign-part-urls')) {
      const { partNumbers } = jsonOf(call) as { partNumbers: number[] }
      state.signed.push(partNumbers)
      return {
        urls: partNumbers.map((number) => ({
          partNumber: number,
          url: `${site.origin}/bucket/${number}`,
        })),
      }
    }
    if (path.endsWith('/complete')) return { key: jsonOf(call).key }
    if (path.endsWith('/s3/entries')) return { fileEntry: fileEntry(jsonOf(call).clientName) }
    expect(method).toBe('PUT')
    state.atOnce += 1
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
    await new Promise((resolve) => void setTimeout(resolve, 50))
    state.atOnce -= 1
    if (state.failures-- > 0) return refuse(response, 500, 'Not now')
    parts.set(Number(request.url!.split('/').at(-1)), call.body)
    response.end()
    return undefined
  }
  return state
}

describe('a file in parts', () => {
  it('is signed ten at a time, sent five at once, and whole', async () => {
    const bucket = buildBucket(64 * 1024)
    const content = randomBytes(23 * 64 * 1024 + 7)
    const { result, progress } = begin(multipartSender, new File([content], 'film.bin'))
    expect((await result).name).toBe('film.bin')
    const numbers = Array.from({ length: 24 }, (_, at) => at + 1)
    expect(bucket.signed).toEqual([numbers.slice(0, 10), numbers.slice(10, 20), numbers.slice(20)])
    expect(bucket.mostAtOnce).toBe(5)
    const whole = Buffer.concat(numbers.map((number) => bucket.parts.get(number)!))
    expect(whole.equals(content)).toBe(true)
    expect(Math.max(...progress)).toBe(content.length)
  })

  it('is tried again three times where a part fails, and not a fourth', async () => {
    const { setTimeout: wait } = globalThis
    // What is waited for before another try is a moment here.
    const shorten = (ms: number) => ([1_000, 2_000, 4_000].includes(ms) ? 5 : ms)
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...rest: never[]) =>
      wait(work, shorten(ms), ...rest),
    )
    const bucket = buildBucket(MB)
    bucket.failures = 3
    await begin(multipartSender, new File([randomBytes(10)], 'a.bin')).result
    expect(count('PUT /bucket/1')).toBe(4)
    bucket.failures = 4
    const second = begin(multipartSender, new File([randomBytes(10)], 'b.bin'))
    await expect(second.result).rejects.toThrow('Not now')
  })

  it('goes on where it was when it is resumed', async () => {
    const bucket = buildBucket(MB)
    const file = new File([randomBytes(3 * MB)], 'a.bin')
    const kept = { multipart: { key: 'file/a/abc', uploadId: 'u', partSize: MB } }
    bucket.parts.set(2, Buffer.alloc(MB))
    const { result, progress } = begin(multipartSender, file, kept)
    await result
    expect([count('PUT /bucket/1'), count('PUT /bucket/2'), count('PUT /bucket/3')]).toEqual([
      1, 0, 1,
    ])
    expect(progress[0]).toBe(MB)
    expect(count('POST /api/v1/s3/multipart/create')).toBe(0)
  })
})

describe('a file in parts whose parts were joined on an earlier page', () => {
  const kept = { multipart: { key: 'file/a/abc', uploadId: 'u', partSize: MB } }
  const sendAgain = (finished: (call: ReceivedCall) => unknown) => {
    buildBucket(MB)
    const { answer } = site
    let isOver = true
    site.answer = (call) => {
      if (call.path.endsWith('/multipart/create')) isOver = false
      if (isOver && call.path.endsWith('/get-uploaded-parts'))
        return refuse(call.response, 404, 'Gone')
      return isOver && call.path.endsWith('/s3/entries') ? finished(call) : answer(call)
    }
    return begin(multipartSender, new File([randomBytes(MB)], 'film.bin'), kept).result
  }

  it('becomes one without being sent again', async () => {
    expect((await sendAgain(() => ({ fileEntry: fileEntry('film.bin') }))).name).toBe('film.bin')
    expect([count('PUT /bucket/1'), count('POST /api/v1/s3/multipart/create')]).toEqual([0, 0])
  })

  it('is sent anew where the site has removed it', async () => {
    const file = await sendAgain(({ response }) => refuse(response, 404, 'Gone'))
    expect(file.name).toBe('film.bin')
    expect([count('PUT /bucket/1'), count('POST /api/v1/s3/multipart/create')]).toEqual([1, 1])
  })
})

describe('a file in one part', () => {
  it('goes to the signed address, and becomes a file by the end of its key', async () => {
    const bodies: Buffer[] = []
    site.answer = (call) => {
      if (call.path.endsWith('/presign'))
        return { url: `${site.origin}/bucket/one`, key: 'file/a/abc' }
      if (call.path.endsWith('/s3/entries')) return { fileEntry: fileEntry(jsonOf(call).filename) }
      bodies.push(call.body)
      return {}
    }
    const { result } = begin(singleSender, new File(['hello'], 'a.txt', { type: 'text/plain' }))
    expect((await result).name).toBe('abc')
    expect(bodies.map(String)).toEqual(['hello'])
  })
})

describe('a file that can be resumed', () => {
  /** The protocol as far as it is spoken here; breaks so many connections in the middle. */
  function buildTus(breaks: number) {
    const state = { offset: 0, received: [] as Buffer[], finished: [] as string[] }
    let left = breaks
    site.answer = ({ method, path, headers, body, request, response }) => {
      if (path.endsWith('/tus/entries')) {
        state.finished.push(JSON.parse(body.toString()).uploadKey)
        return { fileEntry: fileEntry('film.bin') }
      }
      response.setHeader('tus-resumable', '1.0.0')
      if (method === 'POST') return void response.writeHead(201, { location: `${path}/abc` }).end()
      if (method === 'HEAD')
        return void response
          .writeHead(200, { 'upload-offset': state.offset, 'upload-length': 5 * MB })
          .end()
      expect(headers['upload-offset']).toBe(String(state.offset))
      if (left-- > 0) {
        state.received.push(body.subarray(0, MB))
        state.offset += MB
        return void request.socket.destroy()
      }
      state.received.push(body)
      state.offset += body.length
      return void response.writeHead(204, { 'upload-offset': state.offset }).end()
    }
    return state
  }

  it('goes on by itself where a connection broke, and becomes a file', async () => {
    const tus = buildTus(1)
    const content = randomBytes(5 * MB)
    const { result, keptNow } = begin(tusSender, new File([content], 'film.bin'))
    expect((await result).name).toBe('film.bin')
    expect(Buffer.concat(tus.received).equals(content)).toBe(true)
    expect(tus.finished).toEqual(['abc'])
    expect(keptNow.at(-1)).toEqual({ tusUrl: `${site.origin}/api/v1/tus/upload/abc` })
  })

  it('goes on where it was when it was paused', async () => {
    const tus = buildTus(0)
    const content = randomBytes(5 * MB)
    tus.offset = 2 * MB
    const kept = { tusUrl: `${site.origin}/api/v1/tus/upload/abc` }
    await begin(tusSender, new File([content], 'film.bin'), kept).result
    expect(Buffer.concat(tus.received).equals(content.subarray(2 * MB))).toBe(true)
    expect(count('POST /api/v1/tus/upload')).toBe(0)
  })

  it('fails in the words of the server, and at once where it is refused', async () => {
    site.answer = ({ response }) => refuse(response, 403, 'There is no space left for this file.')
    const { result } = begin(tusSender, new File([randomBytes(10)], 'film.bin'))
    await expect(result).rejects.toThrow('There is no space left for this file.')
    expect(site.calls).toHaveLength(1)
  })
})
