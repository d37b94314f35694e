import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { readChecksums } from './files.jobs.ts'
import { listUploadOrigins } from './files.service.ts'
import { putTo, useTestDirectUploads } from './test-direct-uploads.ts'

const MB = 1024 * 1024
const { test, bucket, choose, post, presign, finish, entryOf, read, uploadsLeft, cleanAfter } =
  await useTestDirectUploads()

describe('a file sent straight to the bucket', () => {
  it('is one when it has arrived, named as announced and judged by its content', async () => {
    const content = 'straight to the bucket'
    const { url, key } = await presign(content, '../Ma note.html')
    expect(new URL(url).origin).toBe(bucket.config.endpoint)
    expect((await putTo(url, content)).status).toBe(200)
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

  it('is read once for its checksum, and one that is missing keeps none of the others', async () => {
    const contents = ['lost on the way', 'the first bytes', 'and others']
    const files = await Promise.all(
      contents.map(async (content) => {
        const { url, key } = await presign(content)
        await putTo(url, content)
        return { content, key, file: await entryOf(key) }
      }),
    )
    const stored = bucket.objects.get(files[0]!.key)
    bucket.objects.delete(files[0]!.key)
    const readAgain = async () => {
      await test.platform.jobs.enqueue(test.platform.db, readChecksums, {})
      await runWaitingJobs(test.platform, [readChecksums])
      const { db } = test.platform
      const rows = await db.selectFrom('file_entries').select(['id', 'checksum']).execute()
      return files.map(({ file }) => rows.find(({ id }) => id === file.id)?.checksum)
    }
    const sums = contents.map((content) => createHash('sha256').update(content).digest('hex'))
    expect(await readAgain()).toEqual([null, sums[1], sums[2]])
    bucket.objects.set(files[0]!.key, stored!)
    expect(await readAgain()).toEqual(sums)
  })

  it('can be sent only to its place and in its length, and not once more when it is a file', async () => {
    const { url, key } = await presign('twelve bytes')
    expect((await putTo(url, 'some more than twelve bytes')).status).toBe(403)
    expect((await putTo(url.replace(key, `${key}0`), 'twelve bytes')).status).toBe(403)
    expect((await putTo(url, 'twelve bytes')).status).toBe(200)
    const file = await entryOf(key)
    expect((await putTo(url, '<b>twelve</b')).status).toBe(404)
    expect((await read(file)).toString()).toBe('twelve bytes')
  })

  it('is none before it has arrived, and goes on then', async () => {
    const { url, key } = await presign('late')
    const early = await finish(key)
    expect([early.statusCode, early.json().errors]).toEqual([
      422,
      { filename: ['This upload is not complete yet.'] },
    ])
    await putTo(url, 'late')
    await entryOf(key)
  })

  it('is one file, however often that is asked for at once', async () => {
    const { url, key } = await presign('once')
    await putTo(url, 'once')
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish(key)))
    const made = answers.filter(({ statusCode }) => statusCode === 201)
    expect(new Set(made.map((answer) => answer.json().fileEntry.id)).size).toBe(1)
    // Whoever asks when it is made already finds no such upload.
    for (const { statusCode } of answers) expect([201, 404]).toContain(statusCode)
  })

  it('is drawn anew where it is a picture, and refused where it is a drawing', async () => {
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#a8324a' },
    })
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer()
    const sent = await presign(picture, 'me.txt')
    await putTo(sent.url, picture)
    const file = await entryOf(sent.key)
    expect(file).toMatchObject({ mime: 'image/jpeg', extension: 'jpg' })
    const stored = await read(file)
    expect(stored.length).toBe(file.file_size)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()

    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const refused = await presign(drawing, 'me.png')
    await putTo(refused.url, drawing)
    expect((await finish(refused.key)).json().errors).toEqual({
      file: ['This file type is not allowed'],
    })
    expect(bucket.objects.has(refused.key)).toBe(false)
    expect(await uploadsLeft()).toEqual([])
  })

  it('goes to a place that pages may call while it may', async () => {
    expect(await listUploadOrigins(test.platform)).toEqual([bucket.config.endpoint])
    await choose(false)
    expect(await listUploadOrigins(test.platform)).toEqual([])
  })

  it('is not taken where the settings do not say so, nor by those who may send none', async () => {
    const ask = (caller?: Awaited<ReturnType<typeof test.as>>) =>
      post('simple/presign', { filename: 'a', size: 1 }, caller)
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
    expect(big.json().errors).toEqual({ file: ['`a.bin` exceeds maximum allowed size of 2 GB'] })
  })

  it('is removed when it never became a file, with its parts', async () => {
    const begun = await presign('never finished')
    await putTo(begun.url, 'never finished')
    const arrived = await presign('arrived')
    await putTo(arrived.url, 'arrived')
    expect(bucket.openUploads.size).toBe(2)
    await cleanAfter(23)
    expect(await uploadsLeft()).toHaveLength(2)
    await cleanAfter(25)
    expect(await uploadsLeft()).toEqual([])
    expect(bucket.openUploads.size).toBe(0)
    expect(bucket.objects.has(arrived.key)).toBe(false)
  })
})
