import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, describe, expect, it } from 'vitest'
import { createS3Storage } from './s3-storage.ts'

/** A server that others wrote, and that checks signatures by code of its own; it neither lists parts nor aborts uploads. */
const directory = await mkdtemp(path.join(os.tmpdir(), 'mediatheque-s3-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  vhostBuckets: false,
  configureBuckets: [{ name: 'media' }],
})
const { port } = await server.run()
const config = {
  endpoint: `http://127.0.0.1:${port}`,
  region: 'eu-west-3',
  bucket: 'media',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
}
const bucket = createS3Storage(config)
afterAll(async () => {
  bucket.close()
  await server.close()
  await rm(directory, { recursive: true })
})
const MB = 1024 * 1024
const put = (url: string, body: Buffer) => fetch(url, { method: 'PUT', body: new Uint8Array(body) })

describe('a server that speaks the protocol of S3', () => {
  it('keeps what is sent, gives it out in parts, and forgets it', async () => {
    await bucket.put('notes/one.txt', 'hello world')
    const part = await bucket.get('notes/one.txt', { start: 6, end: 8 })
    expect([part?.sizeBytes, await text(part!.stream)]).toEqual([11, 'wor'])
    expect(await bucket.find('notes/one.txt')).toMatchObject({ sizeBytes: 11 })
    await bucket.delete('notes/one.txt')
    expect(await bucket.find('notes/one.txt')).toBeUndefined()
  })

  it('lets in who shows a signed address, for this part and this length', async () => {
    const content = randomBytes(6 * MB)
    const upload = { key: 'film/a.bin', uploadId: await bucket.beginParts('film/a.bin') }
    const pieces = [content.subarray(0, 5 * MB), content.subarray(5 * MB)]
    const parts = []
    for (const [index, piece] of pieces.entries()) {
      const part = { number: index + 1, sizeBytes: piece.length, seconds: 60 }
      const url = await bucket.signPart(upload, part)
      expect((await put(url, piece.subarray(1))).status).toBe(403)
      expect((await put(url.replace('partNumber=', 'partNumber=1'), piece)).status).toBe(403)
      const answer = await put(url, piece)
      expect(answer.status).toBe(200)
      parts.push({ ...part, etag: answer.headers.get('etag')! })
    }
    await bucket.joinParts(upload, parts)
    const { stream } = (await bucket.get('film/a.bin'))!
    expect((await buffer(stream)).equals(content)).toBe(true)
  })

  it('lets nobody in who guesses the key', async () => {
    const stranger = createS3Storage({ ...config, secretAccessKey: 'guessed' })
    await expect(stranger.put('note', 'x')).rejects.toThrow(/signature/i)
    const url = await stranger.signPart(
      { key: 'note', uploadId: 'x' },
      {
        number: 1,
        sizeBytes: 1,
        seconds: 60,
      },
    )
    expect((await put(url, Buffer.from('x'))).status).toBe(403)
    stranger.close()
  })
})
