import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestImageServer } from '../../catalogue/images/test-image-server.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { fileJobs } from '../../operations/files/files.jobs.ts'
import { sendTestFile } from '../../operations/files/test-upload.ts'
import { useTestApp } from '../../test-app.ts'
import { openSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { buildUser } from '../users/users.factory.ts'

const pictures = await startTestImageServer()
const test = useTestApp({ IMAGE_HOSTS: pictures.host })
afterAll(() => pictures.stop())

let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a8324a' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody' } })
    .toBuffer()
})

async function owner(role: 'member' | 'admin' = 'member') {
  const { id } = await buildUser(test.platform.db, { role })
  const cookie = `${SESSION_COOKIE}=${await openSession(test.platform, { userId: id, isRemembered: false, userAgent: 'test', ipAddress: '127.0.0.1' })}`
  return { id, cookie }
}

/** A multipart body as a browser sends it. */
function upload(
  { cookie }: { cookie: string },
  userId: number,
  parts: readonly { name: string; content: Buffer | string; fileName?: string }[],
) {
  const boundary = 'form-boundary'
  const body = parts.flatMap(({ name, content, fileName }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"\r\ncontent-type: image/png` : ''}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return test.app.inject({
    method: 'POST',
    url: `/api/v1/users/${userId}/avatar`,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
  })
}

const file = (content: Buffer | string, fileName = 'me.jpg') => [
  { name: 'file', content, fileName },
]
/** What is kept of an account, and not deleted. */
const storedFiles = (userId: number) =>
  test.platform.db
    .selectFrom('file_entries')
    .select(['id', 'purpose', 'is_public'])
    .where('user_id', '=', userId)
    .where('purge_at', 'is', null)
    .execute()

describe('an avatar', () => {
  it('is kept as a small square without what the camera wrote into the file', async () => {
    const me = await owner()
    const { image } = (await upload(me, me.id, file(picture))).json()
    expect(image).toMatch(/^\/files\/\d+\/file\.webp$/)
    expect(await storedFiles(me.id)).toMatchObject([{ purpose: 'avatar', is_public: true }])
    const served = await test.app.inject({ url: image })
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      exif: undefined,
    })
    const { user } = (
      await test.app.inject({ url: '/api/v1/bootstrap-data', headers: { cookie: me.cookie } })
    ).json()
    expect(user.image).toBe(image)
  })

  it('leaves no file behind when it is changed or removed', async () => {
    const me = await owner()
    const first = (await upload(me, me.id, file(picture))).json().image
    const second = (await upload(me, me.id, file(picture))).json().image
    expect(second).not.toBe(first)
    expect((await test.app.inject({ url: first })).statusCode).toBe(404)
    expect(await storedFiles(me.id)).toHaveLength(1)
    const removed = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/users/${me.id}/avatar`,
      headers: { cookie: me.cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(removed.json()).toEqual({ image: null })
    expect(await storedFiles(me.id)).toEqual([])
  })

  it('is what two uploads at once agree on', async () => {
    const me = await owner()
    await Promise.all([upload(me, me.id, file(picture)), upload(me, me.id, file(picture))])
    expect(await storedFiles(me.id)).toHaveLength(1)
  })

  it.each([
    ['a text that is called a picture', 'hello', 'This file type is not allowed'],
    [
      'a drawing with scripts in it',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'This file type is not allowed',
    ],
    [
      'a picture that is broken',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('nothing more')]),
      'This file type is not allowed',
    ],
    [
      'more than 2 MB',
      Buffer.alloc(2 * 1024 * 1024 + 1),
      '`me.png` exceeds maximum allowed size of 2 MB',
    ],
  ])('may not be %s', async (_what, content, message) => {
    const me = await owner()
    const refused = await upload(me, me.id, file(content, 'me.png'))
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { file: [message] }])
    expect(await storedFiles(me.id)).toEqual([])
  })

  it('may not unpack to a picture of a hundred million pixels', async () => {
    const me = await owner()
    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect((await upload(me, me.id, file(bomb))).json().errors).toEqual({
      file: ['This image has too many pixels.'],
    })
  })

  it('is fetched from hosts that the site knows, and looked at like a file', async () => {
    const me = await owner()
    const from = (path: string) =>
      upload(me, me.id, [{ name: 'url', content: `http://${pictures.host}${path}` }])
    pictures.answer('/me.jpg', (response) => response.end(picture))
    pictures.answer('/page.jpg', (response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>'),
    )
    pictures.answer('/huge.jpg', (response) =>
      response.end(Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024)])),
    )
    expect((await from('/me.jpg')).json().image).toMatch(/^\/files\/\d+\/file\.webp$/)
    expect((await from('/page.jpg')).json().errors).toEqual({
      url: ['This file type is not allowed'],
    })
    expect((await from('/huge.jpg')).json().errors).toEqual({
      url: ['`huge.jpg` exceeds maximum allowed size of 2 MB'],
    })
    expect(await storedFiles(me.id)).toHaveLength(1)
  })

  it('is never fetched from elsewhere, nor from inside', async () => {
    const me = await owner()
    pictures.answer('/inside', (response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    )
    for (const address of [
      'http://169.254.169.254/latest/meta-data',
      'https://elsewhere.example/me.jpg',
      'file:///etc/passwd',
      'me.jpg',
      `http://${pictures.host}/inside`,
    ]) {
      const refused = await upload(me, me.id, [{ name: 'url', content: address }])
      expect(refused.json().errors, address).toEqual({
        url: ['This picture could not be fetched. Please upload a file.'],
      })
    }
    expect((await upload(me, me.id, [])).json().errors).toEqual({
      file: ['Please select an image.'],
    })
  })

  it('is changed by its owner and by those who manage accounts', async () => {
    const [me, other, admin] = [await owner(), await owner(), await owner('admin')]
    expect((await upload(other, me.id, file(picture))).statusCode).toBe(404)
    expect((await upload({ cookie: '' }, me.id, file(picture))).statusCode).toBe(401)
    expect((await upload(admin, me.id, file(picture))).statusCode).toBe(200)
  })

  it('stays while it is shown, however old it is, and goes when nothing shows it', async () => {
    const [me, other] = [await owner(), await owner()]
    const shown = (await upload(me, me.id, file(picture))).json().image
    const lost = (await upload(other, other.id, file(picture))).json().image
    await test.platform.db
      .updateTable('users')
      .set({ image: null })
      .where('id', '=', other.id)
      .execute()
    const now = new Date(Date.now() + 3 * 24 * 3_600_000)
    const platform = { ...test.platform, clock: { now: () => now } }
    for (const job of fileJobs.toReversed()) {
      await platform.jobs.enqueue(platform.db, job, {})
      await runWaitingJobs(platform, [job])
    }
    expect((await test.app.inject({ url: shown })).statusCode).toBe(200)
    expect((await test.app.inject({ url: lost })).statusCode).toBe(404)
  })

  it('takes no space of its role, and may be chosen by those who may send no files', async () => {
    const me = await owner()
    const sent = await upload(me, me.id, file(picture))
    expect(sent.statusCode, sent.body).toBe(200)
    const asAFile = await sendTestFile(test, me.cookie, {
      content: picture,
      query: '?purpose=avatar',
    })
    expect(asAFile.statusCode).toBe(403)
  })

  it('of before is shown until it is changed, and forgotten then', async () => {
    const me = await owner()
    const key = `avatars/${me.id}/before.webp`
    await test.platform.storage.put(key, 'a picture')
    await test.platform.db
      .updateTable('users')
      .set({ image: `/${key}` })
      .where('id', '=', me.id)
      .execute()
    expect((await test.app.inject({ url: `/${key}` })).body).toBe('a picture')
    await upload(me, me.id, file(picture))
    expect((await test.app.inject({ url: `/${key}` })).statusCode).toBe(404)
  })

  it('cannot be asked for outside its place', async () => {
    for (const url of [
      '/avatars/1/nothing.webp',
      '/avatars/1/..%2f..%2fapp-key',
      '/avatars/..%2f1/x.webp',
    ])
      expect((await test.app.inject({ url })).statusCode).toBe(404)
  })
})
