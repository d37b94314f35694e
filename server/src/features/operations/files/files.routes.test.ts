import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { openSignedFile } from './file-addresses.ts'
import { type SentFile, sendTestFile } from './test-upload.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>

const send = ({ cookie }: { cookie: string }, file: SentFile) => sendTestFile(test, cookie, file)
async function keep(caller: { cookie: string }, file: SentFile): Promise<FileEntryView> {
  const answer = await send(caller, file)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().fileEntry
}
const read = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url, headers })
async function storedFiles(): Promise<string[]> {
  const folder = path.join(test.platform.config.dataDir, 'files', 'file')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
const picture = (options: { width?: number; height?: number } = {}) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a8324a', ...options } })

let uploader: Caller
beforeAll(async () => {
  uploader = await test.as('uploader')
})

describe('a file that is sent', () => {
  it('is told by its content, whatever its sender says', async () => {
    const file = await keep(uploader, {
      content: 'One line.\n',
      fileName: 'holiday.png',
      mimeType: 'image/png',
    })
    expect(file).toMatchObject({
      name: 'holiday.png',
      file_size: 10,
      mime: 'text/plain',
      extension: 'png',
    })
    const again = await uploader.call('GET', `/api/v1/file-entries/${file.id}/model`)
    expect(again.json().fileEntry).toMatchObject({ id: file.id, path: file.path })
    const zip = await keep(uploader, {
      content: Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
      fileName: 'text.txt',
    })
    expect([zip.mime, zip.extension]).toEqual(['application/zip', 'zip'])
    const bytes = await keep(uploader, { content: Buffer.from([0, 1, 2, 250]), fileName: 'a.html' })
    expect(bytes.mime).toBe('application/octet-stream')
  })

  it('has a checksum of what is stored', async () => {
    const { id } = await keep(uploader, { content: 'checked' })
    const row = await test.platform.db
      .selectFrom('file_entries')
      .select('checksum')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.checksum).toBe(createHash('sha256').update('checked').digest('hex'))
  })

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\\\Users\\\\me\\\\film.mkv', 'film.mkv'],
    ['..', 'file'],
    ['\u202egnp.exe', 'gnp.exe'],
    [`${'é'.repeat(400)}.webm`, `${'é'.repeat(250)}.webm`],
  ])('is called %s and shown as %s', async (fileName, name) => {
    const file = await keep(uploader, { content: 'text', fileName })
    expect(file.name).toBe(name)
    expect(file.path).toMatch(/^file\/[0-9a-f]{2}\/[0-9a-f]{32}$/)
  })

  it('loses what a camera wrote into a picture, and stands upright', async () => {
    const photo = await picture()
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const file = await keep(uploader, {
      content: Buffer.concat([photo, Buffer.from('hidden behind the picture')]),
      fileName: 'me.txt',
    })
    expect([file.mime, file.extension]).toEqual(['image/jpeg', 'jpg'])
    const { rawPayload } = await read(file.url)
    const { exif, width, height, orientation } = await sharp(rawPayload).metadata()
    expect({ exif, width, height, orientation }).toEqual({
      exif: undefined,
      width: 40,
      height: 60,
      orientation: undefined,
    })
    expect(rawPayload.includes('hidden behind')).toBe(false)
    expect(rawPayload.length).toBe(file.file_size)
  })

  it.each([
    [
      'a drawing with scripts',
      '<?xml version="1.0"?>\n<!-- a --><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    [
      'a picture that cannot be drawn anew',
      Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1'),
    ],
    ['a picture that is broken', Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1')],
  ])('may not be %s', async (_what, content) => {
    const before = await storedFiles()
    const refused = await send(uploader, { content, fileName: 'x.png' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { file: ['This file type is not allowed'] },
    ])
    expect(await storedFiles()).toEqual(before)
  })

  it('may not unpack to a picture of a hundred million pixels', async () => {
    const content = await picture({ width: 10_000, height: 10_000 }).png().toBuffer()
    expect((await send(uploader, { content })).json().errors).toEqual({
      file: ['This image has too many pixels.'],
    })
  })

  it('is sent for something that exists, and may be sent for', async () => {
    for (const query of ['?purpose=nothing', '?purpose=constructor', `?purpose=${'x'.repeat(90)}`])
      expect((await send(uploader, { content: 'x', query })).json().errors, query).toHaveProperty(
        'purpose',
      )
    const none = await uploader.call('POST', '/api/v1/file-entries', {})
    expect(none.json().errors).toEqual({ file: ['Please select a file.'] })
  })

  it('is sent by those who may', async () => {
    const member = await test.as('member')
    expect((await send(member, { content: 'x' })).statusCode).toBe(403)
    expect((await send({ cookie: '' }, { content: 'x' })).statusCode).toBe(401)
  })
})

describe('space and size', () => {
  async function limited(restrictions: { name: string; value: number }[]) {
    const caller = await test.as('member')
    await test.platform.db
      .insertInto('user_permissions')
      .values({
        user_id: caller.id,
        permission: 'files.create',
        restrictions: JSON.stringify(restrictions),
      })
      .execute()
    return caller
  }

  it('hold for one file', async () => {
    const caller = await limited([{ name: 'size', value: 5_000 }])
    expect((await send(caller, { content: 'x'.repeat(5_000) })).statusCode).toBe(201)
    const refused = await send(caller, { content: 'x'.repeat(5_001), fileName: 'long.txt' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { file: ['`long.txt` exceeds maximum allowed size of 4.9 KB'] },
    ])
  })

  it('hold for all files together, deleted ones until they are gone', async () => {
    const caller = await limited([{ name: 'space', value: 10 }])
    const file = await keep(caller, { content: '1234567' })
    const refused = await send(caller, { content: '1234' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'There is no space left for this file.',
    ])
    await caller.call('POST', '/api/v1/file-entries/delete', { entryIds: [file.id] })
    expect((await send(caller, { content: '1234' })).statusCode).toBe(403)
  })

  it('are told before the bytes come', async () => {
    const caller = await limited([{ name: 'space', value: 10_000 }])
    const announce = (length: number) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/file-entries',
        headers: {
          cookie: caller.cookie,
          'sec-fetch-site': 'same-origin',
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(length),
        },
        // Less than it says: whoever waited for the rest would wait for long.
        payload: '--x\r\n',
      })
    expect((await announce(1_000_000)).json().message).toBe('There is no space left for this file.')
  })
})

describe('a stored file', () => {
  it('is given out whole, in parts, and not again to who has it', async () => {
    const file = await keep(uploader, { content: '0123456789', fileName: "d'été (1).txt" })
    const whole = await read(file.url)
    expect([whole.statusCode, whole.body]).toEqual([200, '0123456789'])
    expect(whole.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="file.txt"; filename*=UTF-8''d%27%C3%A9t%C3%A9%20%281%29.txt`,
    })
    const etag = whole.headers.etag as string
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await read(file.url, { range, ...more })
      return [answer.statusCode, answer.headers['content-range'], answer.body]
    }
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=-99')).toEqual([206, 'bytes 0-9/10', '0123456789'])
    expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89'])
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', ''])
    expect(await part('bytes=-0')).toEqual([416, 'bytes */10', ''])
    for (const ignored of ['bytes=5-2', 'bytes=0-1,3-4', 'pages=1-2', 'bytes=x-'])
      expect(await part(ignored), ignored).toEqual([200, undefined, '0123456789'])
    expect(await part('bytes=2-4', { 'if-range': etag })).toEqual([206, 'bytes 2-4/10', '234'])
    expect((await part('bytes=2-4', { 'if-range': '"other"' }))[0]).toBe(200)
    expect((await read(file.url, { 'if-none-match': `"x", ${etag}` })).statusCode).toBe(304)
    const head = await read(file.url, {}, 'HEAD')
    expect([head.headers['content-length'], head.body]).toEqual(['10', ''])
  })

  it('may be empty', async () => {
    const file = await keep(uploader, { content: '' })
    const whole = await read(file.url)
    expect([file.file_size, whole.statusCode, whole.body]).toEqual([0, 200, ''])
    expect((await read(file.url, { range: 'bytes=0-' })).statusCode).toBe(416)
  })

  it('is not compressed on its way, since parts would not fit', async () => {
    const file = await keep(uploader, { content: 'a'.repeat(5_000) })
    const whole = await read(file.url, { 'accept-encoding': 'gzip' })
    expect(whole.headers['content-encoding']).toBeUndefined()
    expect(whole.headers['content-length']).toBe('5000')
  })

  it('is shown where nothing of it can run, and saved otherwise', async () => {
    const image = await keep(uploader, { content: await picture().png().toBuffer() })
    const page = await keep(uploader, { content: '<html><script>1</script>', fileName: 'a.html' })
    expect((await read(image.url)).headers['content-disposition']).toMatch(/^inline; /)
    const { headers } = await read(page.url)
    expect(headers['content-disposition']).toMatch(/^attachment; /)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('is found by its owner and by who manages files, and by nobody else', async () => {
    const file = await keep(uploader, { content: 'mine' })
    const [other, admin] = [await test.as('team'), await test.as('admin')]
    const model = `/api/v1/file-entries/${file.id}/model`
    expect((await other.call('GET', model)).statusCode).toBe(404)
    expect((await test.call('GET', model)).statusCode).toBe(401)
    const seen = (await admin.call('GET', model)).json().fileEntry
    expect((await read(seen.url)).body).toBe('mine')
    expect((await read(`/files/${file.id}/file.txt`)).statusCode).toBe(404)
  })

  it('has an address that ends with its time, its reader and its file', async () => {
    const caller = await test.as('uploader')
    const file = await keep(caller, { content: 'for a while' })
    const [, , id, userId, until, signature, name] = file.url.split('/')
    const changed = [
      `/files/${id}/${userId}/${Number(until) + 1}/${signature}/${name}`,
      `/files/${id}/${uploader.id}/${until}/${signature}/${name}`,
      `/files/${id}/${userId}/1/${signature}/${name}`,
      `/files/x/${userId}/${until}/${signature}/${name}`,
      `/files/${id}/${userId}/${until}/x/${name}`,
      `/files/${'9'.repeat(30)}/${userId}/${until}/${signature}/${name}`,
    ]
    const address = { id: id!, userId: userId!, until: until!, signature: signature! }
    const openLater = (seconds: number) => {
      const now = new Date(Date.now() + seconds * 1_000)
      return openSignedFile({ ...test.platform, clock: { now: () => now } }, address)
    }
    expect((await openLater(3_500)).id).toBe(file.id)
    await expect(openLater(3_700)).rejects.toMatchObject({ code: 'notFound' })
    for (const url of changed) expect((await read(url)).statusCode, url).toBe(404)
    expect((await read(file.url)).statusCode).toBe(200)
    await test.platform.db
      .updateTable('users')
      .set({ banned_at: new Date() })
      .where('id', '=', caller.id)
      .execute()
    await test.platform.cache.invalidate([userTag(caller.id)])
    expect((await read(file.url)).statusCode).toBe(404)
  })
})

describe('deleting files', () => {
  const remove = (caller: Caller, body: object) =>
    caller.call('POST', '/api/v1/file-entries/delete', body)

  it('takes numbers and paths, and all of them or none', async () => {
    const [one, two] = [
      await keep(uploader, { content: 'one' }),
      await keep(uploader, { content: 'two' }),
    ]
    const others = await keep(await test.as('team'), { content: 'not yours' })
    for (const body of [
      { entryIds: [one.id, others.id] },
      { entryIds: [one.id], paths: [others.path] },
      { paths: [one.path, 'file/../../secret'] },
      { entryIds: [one.id, 999_999_999] },
    ])
      expect((await remove(uploader, body)).statusCode, JSON.stringify(body)).toBe(404)
    expect((await remove(uploader, {})).statusCode).toBe(422)
    expect((await read(one.url)).statusCode).toBe(200)
    const done = await remove(uploader, { entryIds: [one.id], paths: [one.path, two.path] })
    expect([done.statusCode, done.json()]).toEqual([200, { deleted: 2 }])
    for (const { url } of [one, two]) expect((await read(url)).statusCode).toBe(404)
    expect((await remove(uploader, { entryIds: [one.id] })).statusCode).toBe(404)
  })

  it('is done by those who manage files too', async () => {
    const file = await keep(uploader, { content: 'gone soon' })
    expect((await remove(await test.as('admin'), { entryIds: [file.id] })).statusCode).toBe(200)
  })
})
