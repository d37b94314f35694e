import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { createS3Storage } from './s3-storage.ts'
import { startTestS3Server } from './test-bucket.ts'

const server = await startTestS3Server()
const storage = createS3Storage(server.config)
afterAll(async () => {
  storage.close()
  await server.stop()
})

const read = async (key: string, range?: { start: number; end: number }) => {
  const file = await storage.get(key, range)
  return file && [file.sizeBytes, await text(file.stream)]
}
const MB = 1024 * 1024

describe('the storage in a bucket', () => {
  it('gives back what was put, whole or in part, with the size of the whole', async () => {
    expect(await storage.put('posters/12/a_b-c.txt', Readable.from(['hello ', 'world']))).toBe(11)
    expect(await read('posters/12/a_b-c.txt')).toEqual([11, 'hello world'])
    expect(await read('posters/12/a_b-c.txt', { start: 6, end: 8 })).toEqual([11, 'wor'])
    expect(await storage.find('posters/12/a_b-c.txt')).toMatchObject({ sizeBytes: 11 })
  })

  it('replaces and deletes files, and does not mind a missing one', async () => {
    await storage.put('note', 'one')
    await storage.put('note', new TextEncoder().encode('two'))
    expect(await read('note')).toEqual([3, 'two'])
    await storage.delete('note')
    await storage.delete('note')
    expect(await storage.get('note')).toBeUndefined()
    expect(await storage.find('note')).toBeUndefined()
  })

  it('keeps an empty file', async () => {
    expect(await storage.put('empty', '')).toBe(0)
    expect(await storage.find('empty')).toMatchObject({ sizeBytes: 0 })
  })

  it('sends a long file in parts, and every byte of it', async () => {
    const pieces = Array.from({ length: 20 }, () => randomBytes(MB))
    expect(await storage.put('long', Readable.from(pieces))).toBe(20 * MB)
    const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex')
    expect(sum(server.objects.get('long')!)).toBe(sum(Buffer.concat(pieces)))
    expect(
      server.calls.filter((call) => /PUT \/media\/long\?.*partNumber/.test(call)),
    ).toHaveLength(3)
  })

  it('leaves nothing behind of a file that breaks off, on either side', async () => {
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(12 * MB)
        throw new Error('the disk is gone')
      })(),
    )
    await expect(storage.put('broken', broken)).rejects.toThrow('the disk is gone')
    server.failParts(1)
    await expect(storage.put('refused', Readable.from([randomBytes(12 * MB)]))).rejects.toThrow()
    expect([server.objects.has('broken'), server.objects.has('refused')]).toEqual([false, false])
    expect([...server.openUploads.keys()]).toEqual([])
  })

  it('takes no key that leads elsewhere', async () => {
    for (const key of ['../other', 'a//b', '/a', '.hidden', 'a?b'])
      await expect(storage.put(key, 'x'), key).rejects.toThrow('is not a storage key')
  })

  it('fails where the key is wrong or the bucket is missing, instead of finding nothing', async () => {
    const stranger = createS3Storage({ ...server.config, secretAccessKey: 'guessed' })
    await expect(stranger.get('note')).rejects.toThrow('SignatureDoesNotMatch')
    const elsewhere = createS3Storage({ ...server.config, bucket: 'gone' })
    await expect(elsewhere.get('note')).rejects.toThrow('NoSuchBucket')
    for (const { close } of [stranger, elsewhere]) close()
  })
})
