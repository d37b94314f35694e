import {
  CATALOGUE_PICTURE_PURPOSE,
  sentPictureAddress,
} from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import { imageUrl } from '@mediatheque/contract/catalogue/images/image-url.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { fileJobs } from '../../operations/files/files.jobs.ts'
import { sendTestFile } from '../../operations/files/test-upload.ts'
import { useTestApp } from '../../test-app.ts'
import { buildPerson } from '../people/people.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { startTestImageServer } from './test-image-server.ts'

const elsewhere = await startTestImageServer()
const test = useTestApp({ IMAGE_HOSTS: elsewhere.host })
afterAll(() => elsewhere.stop())

let team = {} as Awaited<ReturnType<typeof test.as>>
let id = 0

/** Red at the left, blue at the right. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: '#2020c0' },
      },
      left: Math.floor(width / 2),
      top: 0,
    },
  ])
const send = (content: Buffer | string, { cookie }: { cookie: string } = team) =>
  sendTestFile(test, cookie, {
    content,
    fileName: 'poster.jpg',
    query: `?purpose=${CATALOGUE_PICTURE_PURPOSE.name}`,
  })
const sent = async (content?: Buffer) => {
  const answer = await send(content ?? (await picture(400, 600).jpeg().toBuffer()))
  expect(answer.statusCode, answer.body).toBe(201)
  return sentPictureAddress(answer.json().fileEntry)
}
const sheet = async () => (await team.call('GET', `/api/v1/titles/${id}/images-sheet`)).json()
const write = async (body: object) =>
  team.call('PUT', `/api/v1/titles/${id}/images-sheet`, {
    version: (await sheet()).version,
    ...body,
  })
const cut = (body: object, caller = team) =>
  caller.call('POST', '/api/v1/catalogue-pictures/cuts', {
    left: 0,
    top: 0,
    width: 0.5,
    height: 1,
    ...body,
  })
const shown = (kind: 'image' | 'person' | 'poster', of: number, url: string) =>
  test.app.inject({ url: imageUrl({ kind, id: of, url }, 185), headers: { accept: 'image/webp' } })
const file = (address: string) =>
  test.platform.db
    .selectFrom('file_entries')
    .select(['purge_at', 'mime'])
    .where('id', '=', Number(address.split('/')[2]))
    .executeTakeFirstOrThrow()
/** All that the cleaning does, as if it were so many days later. */
async function clean(days = 0): Promise<void> {
  const now = new Date(Date.now() + days * 86_400_000)
  const platform = { ...test.platform, clock: { now: () => now } }
  for (const job of fileJobs.toReversed()) {
    await platform.jobs.enqueue(platform.db, job, {})
    await runWaitingJobs(platform, [job])
  }
}

beforeAll(async () => {
  team = await test.as('moderator')
})
beforeEach(async () => {
  id = (await buildTitle(test.platform.db, { name: 'Nosferatu' })).id
})

describe('a picture that was sent', () => {
  it('is shown where a record names it, in the sizes of pages, and has no address of its own', async () => {
    const address = await sent()
    const saved = await write({ poster: address, images: [{ kind: 'poster', url: address }] })
    expect(saved.statusCode, saved.body).toBe(200)
    const { images } = saved.json()
    for (const answer of [
      await shown('poster', id, address),
      await shown('image', images[0].id, address),
    ]) {
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(185)
    }
    expect((await test.call('GET', address)).statusCode).toBe(404)
  })

  it('is upright, still, within the largest size, and has nothing of its camera left', async () => {
    const photo = await picture(4_200, 300)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer()
    const { url } = (await send(photo)).json().fileEntry
    const kept = await sharp((await test.app.inject({ url })).rawPayload).metadata()
    expect([kept.height, kept.exif]).toEqual([3_840, undefined])
    const moving = await sharp(
      [await picture(200, 200).png().toBuffer(), await picture(200, 200).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer()
    const still = (await send(moving)).json().fileEntry
    expect(still.mime).toBe('image/png')
  })

  it.each([
    ['a text', () => 'hello', 'This file type is not allowed'],
    [
      'a drawing',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'This file type is not allowed',
    ],
    ['too small', () => picture(99, 600).png().toBuffer(), 'This picture is too small.'],
    [
      'more than memory holds',
      () =>
        sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      'This image has too many pixels.',
    ],
  ])('may not be %s', async (_what, content, message) => {
    const refused = await send(await content())
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { file: [message] }])
  })

  it('is named by nobody when it is gone, or was sent for something else', async () => {
    const refused = async (body: object) => {
      const answer = await write(body)
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})]
    }
    const other = sentPictureAddress(
      (
        await sendTestFile(test, team.cookie, {
          content: await picture(300, 300).png().toBuffer(),
          query: '?purpose=file',
        })
      ).json().fileEntry,
    )
    expect(await refused({ poster: other })).toEqual([422, ['poster']])
    expect(await refused({ backdrop: '/files/2147483648/file.jpg' })).toEqual([422, ['backdrop']])
    expect(
      await refused({
        images: [
          { kind: 'still', url: await sent() },
          { kind: 'still', url: '/files/999999/file.jpg' },
        ],
      }),
    ).toEqual([422, ['images.1.url']])
    expect(await refused({ poster: '/files/1/../../x.jpg' })).toEqual([422, ['poster']])
    expect(await sheet()).toMatchObject({ poster: null, images: [], version: 1 })
  })

  it('is the portrait of a person too', async () => {
    const person = await buildPerson(test.platform.db, { name: 'Max Schreck' })
    const address = await sent()
    const saved = await team.call('PUT', `/api/v1/people/${person.id}`, {
      version: 1,
      poster: address,
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await shown('person', person.id, address)).statusCode).toBe(200)
    const gone = await team.call('PUT', `/api/v1/people/${person.id}`, {
      version: 2,
      poster: '/files/999999/file.jpg',
    })
    expect(gone.json().errors).toEqual({ poster: ['Please send this picture again.'] })
  })
})

describe('a part of a picture', () => {
  it('is a picture of its own, and the whole stays as it is', async () => {
    const whole = await sent(await picture(400, 300).png().toBuffer())
    const made = await cut({ source: whole, left: 0.5, width: 0.5 })
    expect(made.statusCode, made.body).toBe(201)
    const { data, info } = await sharp(
      (await test.app.inject({ url: made.json().fileEntry.url })).rawPayload,
    )
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, data[0]! < 60, data[2]! > 160]).toEqual([200, 300, true, true])
    expect((await file(whole)).purge_at).toBeNull()
  })

  it('is cut of a picture that lies elsewhere, as far as the site may ask for it', async () => {
    const jpeg = await picture(400, 300).jpeg().toBuffer()
    elsewhere.answer('/wide.jpg', (response) => response.end(jpeg))
    expect((await cut({ source: `http://${elsewhere.host}/wide.jpg` })).statusCode).toBe(201)
    for (const source of ['http://127.0.0.1:22/x.jpg', '/files/999999/file.jpg'])
      expect((await cut({ source })).json().errors).toHaveProperty('source')
  })

  it('lies within it, is large enough, and is cut by whoever may send files', async () => {
    const source = await sent(await picture(400, 300).png().toBuffer())
    expect((await cut({ source, width: 0 })).statusCode).toBe(422)
    expect((await cut({ source, width: 1.2 })).statusCode).toBe(422)
    expect((await cut({ source, width: 0.1 })).json().errors).toEqual({
      file: ['This picture is too small.'],
    })
    expect((await cut({ source, left: 0.9, width: 1 })).statusCode).toBe(422)
    expect((await cut({ source, left: 0.6, width: 1 })).statusCode).toBe(201)
    expect((await cut({ source }, await test.as('member'))).statusCode).toBe(403)
  })

  it('is cut ten times at once, each by itself', async () => {
    const source = await sent()
    const answers = await Promise.all(Array.from({ length: 10 }, () => cut({ source })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map((answer) => answer.json().fileEntry.id)).size).toBe(10)
  })
})

describe('a picture that is no longer named', () => {
  const give = async (of: object) => {
    const answer = await write(of)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  it('is put away, and comes back when the change is taken back', async () => {
    const [first, second, still] = [await sent(), await sent(), await sent()]
    await give({ poster: first, images: [{ kind: 'still', url: still }] })
    await give({ poster: second, images: [] })
    await clean(2)
    expect((await file(first)).purge_at).not.toBeNull()
    expect((await file(second)).purge_at).toBeNull()
    const events = (await team.call('GET', `/api/v1/history/title/${id}`)).json().pagination.data
    const reverted = await team.call('POST', `/api/v1/history/events/${events[0].id}/revert`, {
      fields: ['poster', 'images'],
    })
    expect(reverted.statusCode, reverted.body).toBe(200)
    expect(await sheet()).toMatchObject({ poster: first, images: [{ kind: 'still', url: still }] })
    expect([await file(first), await file(still)]).toMatchObject([
      { purge_at: null },
      { purge_at: null },
    ])
    expect((await shown('poster', id, first)).statusCode).toBe(200)
  })

  it('is gone after a month', async () => {
    const [first, second] = [await sent(), await sent()]
    await give({ poster: first })
    await give({ poster: second })
    await clean(2)
    await clean(33)
    await expect(file(first)).rejects.toThrow()
    const events = (await team.call('GET', `/api/v1/history/title/${id}`)).json().pagination.data
    const late = await team.call('POST', `/api/v1/history/events/${events[0].id}/revert`, {
      fields: ['poster'],
    })
    expect(late.statusCode).toBe(422)
    expect((await sheet()).poster).toBe(second)
  })

  it('stays as long as a deleted title may come back', async () => {
    const address = await sent()
    await give({ poster: address })
    const admin = await test.as('admin')
    const { version } = await sheet()
    const deleted = await admin.call('DELETE', `/api/v1/titles/${id}`, {
      versions: { [id]: version },
    })
    expect(deleted.statusCode, deleted.body).toBe(200)
    await clean(60)
    expect((await file(address)).purge_at).toBeNull()
  })
})
