import { createHash, randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { putTo, useTestDirectUploads } from './test-direct-uploads.ts'

const MB = 1024 * 1024
const { test, bucket, post, beginParts, signPart, finish, entryOf, read, uploadsLeft } =
  await useTestDirectUploads()

describe('a long file sent straight to the bucket', () => {
  it('goes in parts, in any order, and is whole', async () => {
    const content = randomBytes(45 * MB)
    const upload = await beginParts(content.length)
    expect(upload.partSize).toBe(20 * MB)
    const parts = []
    for (const number of [3, 1, 2]) {
      const part = content.subarray((number - 1) * 20 * MB, number * 20 * MB)
      const answer = await putTo(await signPart(upload, number), part)
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
    expect((await putTo(last, randomBytes(2 * MB))).status).toBe(403)
    expect((await putTo(last, randomBytes(MB))).status).toBe(200)
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
    const sent = await putTo(await signPart({ key, uploadId }, 1), 'once')
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
      await putTo(await signPart({ key, uploadId }, 1), picture)
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
    expect(await text((await putTo(await signPart(own, 1), 'x')).body!)).toContain('SignatureDoes')
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
