import { createHash, randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestS3Server } from '../../../platform/storage/test-bucket.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { fileJobs } from './files.jobs.ts'
import { listUploadOrigins } from './files.service.ts'

const bucket = await startTestS3Server()
const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.config
const test = useTestApp({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: name,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})
afterAll(() => bucket.stop())
const MB = 1024 * 1024

type Caller = Awaited<ReturnType<typeof test.as>>
let sender: Caller
const choose = (isDirect: boolean, driver: 'local' | 's3' = 's3') =>
  updateSettings(test.platform, {
    uploads: {
      chunk_size: 15 * MB,
      uploads_driver: driver,
      public_driver: 'local',
      s3_direct_upload: isDirect,
      disable_tus: false,
    },
  })
beforeAll(async () => {
  sender = await test.as('uploader')
})
beforeEach(() => choose(true))

const post = (path: string, body: object, caller = sender) =>
  caller.call('POST', `/api/v1/s3/${path}`, body)
const put = (url: string, content: Buffer | string) =>
  fetch(url, { method: 'PUT', body: new Uint8Array(Buffer.from(content)) })

async function presign(content: Buffer | string, fileName = 'notes.txt', caller = sender) {
  const size = Buffer.byteLength(content)
  const answer = await post(
    'simple/presign',
    { filename: fileName, size, mime: 'text/html' },
    caller,
  )
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { url: string; key: string }
}
const finish = (key: string, caller = sender) =>
  post('entries', { filename: key.split('/').at(-1)!, clientName: 'x' }, caller)
const entryOf = async (key: string) => {
  const answer = await finish(key)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().fileEntry as FileEntryView
}
const read = async ({ url }: FileEntryView) => (await test.app.inject({ url })).rawPayload
const uploadsLeft = async () => {
  const { rows } = await sql<{ key: string }>`select key from file_uploads`.execute(
    test.platform.db,
  )
  return rows.map(({ key }) => key)
}
async function cleanAfter(hours: number): Promise<void> {
  const now = new Date(Date.now() + hours * 3_600_000)
  const platform = { ...test.platform, clock: { now: () => now } }
  await platform.jobs.enqueue(platform.db, fileJobs[0]!, {})
  await runWaitingJobs(platform, fileJobs)
}

async function beginParts(size: number, caller = sender) {
  const answer = await post('multipart/create', { filename: 'film.bin', size }, caller)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { key: string; uploadId: string; partSize: number }
}
async function signPart(upload: { key: string; uploadId: string }, partNumber: number) {
  const { key, uploadId } = upload
  const answer = await post('multipart/batch-sign-part-urls', {
    key,
    uploadId,
    partNumbers: [partNumber],
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().urls[0].url as string
}

describe('a file sent straight to the bucket', () => {
  it('is one when it has arrived, named as announced and judged by its content', async () => {
    const content = 'straight to the bucket'
    const { url, key } = await presign(content, '../Ma note.html')
    expect(new URL(url).origin).toBe(endpoint)
    expect((await put(url, content)).status).toBe(200)
    const file = await entryOf(key)
    expect(file).toMatchObject({
      name: 'Ma note.html',
      file_size: content.length,
      mime: 'text/plain',
      path: key,
    })
    expect((await read(file)).toString()).toBe(content)
    expect(bucket.objects.get(key)?.toString()).toBe(content)
    expect(await uploadsLeft()).toEqual([])
  })

  it('can be sent only to its place and in its length, and not once more when it is a file', async () => {
    const { url, key } = await presign('twelve bytes')
    expect((await put(url, 'some more than twelve bytes')).status).toBe(403)
    expect((await put(url.replace(key, `${key}0`), 'twelve bytes')).status).toBe(403)
    expect((await put(url, 'twelve bytes')).status).toBe(200)
    const file = await entryOf(key)
    expect((await put(url, '<b>twelve</b')).status).toBe(404)
    expect((await read(file)).toString()).toBe('twelve bytes')
  })

  it('is none before it has arrived, and goes on then', async () => {
    const { url, key } = await presign('late')
    const early = await finish(key)
    expect([early.statusCode, early.json().errors]).toEqual([
      422,
      { filename: ['This upload is not complete yet.'] },
    ])
    await put(url, 'late')
    await entryOf(key)
  })

  it('is one file, however often that is asked for at once', async () => {
    const { url, key } = await presign('once')
    await put(url, 'once')
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish(key)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  })

  it('is drawn anew where it is a picture, and refused where it is a drawing', async () => {
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#a8324a' },
    })
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer()
    const sent = await presign(picture, 'me.txt')
    await put(sent.url, picture)
    const file = await entryOf(sent.key)
    expect(file).toMatchObject({ mime: 'image/jpeg', extension: 'jpg' })
    const stored = await read(file)
    expect(stored.length).toBe(file.file_size)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()

    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const refused = await presign(drawing, 'me.png')
    await put(refused.url, drawing)
    expect((await finish(refused.key)).json().errors).toEqual({
      file: ['This file type is not allowed'],
    })
    expect(bucket.objects.has(refused.key)).toBe(false)
    expect(await uploadsLeft()).toEqual([])
  })

  it('goes to a place that pages may call while it may', async () => {
    expect(await listUploadOrigins(test.platform)).toEqual([endpoint])
    await choose(false)
    expect(await listUploadOrigins(test.platform)).toEqual([])
  })

  it('is not taken where the settings do not say so, nor by those who may send none', async () => {
    const ask = (caller = sender) => post('simple/presign', { filename: 'a', size: 1 }, caller)
    await choose(false)
    expect([(await ask()).statusCode, (await ask()).json().message]).toEqual([
      403,
      'Files cannot be sent straight to storage on this site.',
    ])
    await choose(true, 'local')
    expect((await ask()).statusCode).toBe(403)
    await choose(true)
    expect((await ask(await test.as('member'))).statusCode).toBe(403)
    const big = await post('simple/presign', { filename: 'a.bin', size: 3 * 1024 * MB })
    expect(big.json().errors).toEqual({ file: ['`a.bin` exceeds maximum allowed size of 2048 MB'] })
  })

  it('is removed when it never became a file, with its parts', async () => {
    const begun = await presign('never finished')
    await put(begun.url, 'never finished')
    const arrived = await presign('arrived')
    await put(arrived.url, 'arrived')
    expect(bucket.openUploads.size).toBe(2)
    await cleanAfter(23)
    expect(await uploadsLeft()).toHaveLength(2)
    await cleanAfter(25)
    expect(await uploadsLeft()).toEqual([])
    expect(bucket.openUploads.size).toBe(0)
    expect(bucket.objects.has(arrived.key)).toBe(false)
  })
})

describe('a long file sent straight to the bucket', () => {
  it('goes in parts, in any order, and is whole', async () => {
    const content = randomBytes(45 * MB)
    const upload = await beginParts(content.length)
    expect(upload.partSize).toBe(20 * MB)
    const parts = []
    for (const number of [3, 1, 2]) {
      const part = content.subarray((number - 1) * 20 * MB, number * 20 * MB)
      const answer = await put(await signPart(upload, number), part)
      expect(answer.status).toBe(200)
      parts.push({ PartNumber: number, ETag: answer.headers.get('etag')! })
    }
    const { key, uploadId } = upload
    const known = await post('multipart/get-uploaded-parts', { key, uploadId })
    expect(known.json().parts.map(({ Size }: { Size: number }) => Size / MB)).toEqual([20, 20, 5])
    const wrong = parts.map((part) => ({ ...part, ETag: '"other"' }))
    const refused = await post('multipart/complete', { key, uploadId, parts: wrong })
    expect(refused.json().errors).toEqual({ parts: ['This upload is not complete yet.'] })
    expect((await post('multipart/complete', { key, uploadId, parts })).statusCode).toBe(200)
    const file = await entryOf(key)
    const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    expect(sum(await read(file))).toBe(sum(content))
  })

  it('says which parts are there, and signs none that it has not, nor one of another length', async () => {
    const upload = await beginParts(21 * MB)
    const { key, uploadId } = upload
    const unknown = await post('multipart/batch-sign-part-urls', {
      key,
      uploadId,
      partNumbers: [1, 3],
    })
    expect(unknown.json().errors).toEqual({ partNumbers: ['This file has no such part.'] })
    const last = await signPart(upload, 2)
    expect((await put(last, randomBytes(2 * MB))).status).toBe(403)
    expect((await put(last, randomBytes(MB))).status).toBe(200)
    const { parts } = (await post('multipart/get-uploaded-parts', { key, uploadId })).json()
    expect(parts).toMatchObject([{ PartNumber: 2, Size: MB }])
    expect((await post('multipart/complete', { key, uploadId, parts })).statusCode).toBe(422)
    expect((await post('multipart/abort', { key, uploadId })).statusCode).toBe(200)
    expect(bucket.openUploads.size).toBe(0)
    expect(await uploadsLeft()).toEqual([])
    expect((await post('multipart/get-uploaded-parts', { key, uploadId })).statusCode).toBe(404)
  })

  it('is joined once, however often that is asked for at once or again', async () => {
    const { key, uploadId } = await beginParts(4)
    const sent = await put(await signPart({ key, uploadId }, 1), 'once')
    const parts = [{ PartNumber: 1, ETag: sent.headers.get('etag')! }]
    const join = () => post('multipart/complete', { key, uploadId, parts })
    const answers = await Promise.all(Array.from({ length: 10 }, join))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect((await join()).statusCode).toBe(200)
    expect((await read(await entryOf(key))).toString()).toBe('once')
  })

  it('is a file with its bytes or none, where it is given up while it becomes one', async () => {
    const picture = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#a8324a' },
    })
      .jpeg()
      .toBuffer()
    for (const wait of [0, 5, 15, 30, 60]) {
      const { key, uploadId } = await beginParts(picture.length)
      await put(await signPart({ key, uploadId }, 1), picture)
      const finishing = finish(key)
      await new Promise((resolve) => setTimeout(resolve, wait))
      const given = await post('multipart/abort', { key, uploadId })
      const finished = await finishing
      expect([given.statusCode, finished.statusCode].every((status) => status < 500)).toBe(true)
      const isFile = finished.statusCode === 201
      expect([wait, bucket.objects.has(key)]).toEqual([wait, isFile])
    }
  })

  it('takes no space where the bucket does not begin it', async () => {
    const before = (await uploadsLeft()).length
    bucket.refuseUploads(1)
    const answer = await post('multipart/create', { filename: 'film.bin', size: MB })
    expect(answer.statusCode).toBe(500)
    expect(await uploadsLeft()).toHaveLength(before)
  })

  it('is nobody else’s business', async () => {
    const { key, uploadId } = await beginParts(MB)
    const stranger = await test.as('uploader')
    const known = { key, uploadId }
    for (const [path, body] of [
      ['multipart/get-uploaded-parts', known],
      ['multipart/batch-sign-part-urls', { ...known, partNumbers: [1] }],
      ['multipart/complete', { ...known, parts: [{ PartNumber: 1, ETag: 'x' }] }],
      ['multipart/abort', known],
      ['entries', { filename: key.split('/').at(-1) }],
    ] as const)
      expect((await post(path, body, stranger)).statusCode, path).toBe(404)
    const own = await beginParts(MB)
    const mixed = await post('multipart/abort', { key: own.key, uploadId })
    expect(mixed.statusCode).toBe(404)
    expect(await text((await put(await signPart(own, 1), 'x')).body!)).toContain('SignatureDoes')
  })

  it('takes its space before an address is signed, also of ten at once', async () => {
    const caller = await test.as('member')
    const restrictions = JSON.stringify([{ name: 'space', value: 3 * MB }])
    await test.platform.db
      .insertInto('user_permissions')
      .values({ user_id: caller.id, permission: 'files.create', restrictions })
      .execute()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(
          index % 2 ? 'simple/presign' : 'multipart/create',
          { filename: 'a', size: MB },
          caller,
        ),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 201, 201, ...Array.from({ length: 7 }, () => 403)])
  })
})
