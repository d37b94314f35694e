import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import {
  imageUrl,
  imageVersion,
  type ImageWidth,
} from '@mediatheque/contract/catalogue/images/image-url.ts'
import sharp from 'sharp'
import { useTestApp } from '../../test-app.ts'
import { buildPerson } from '../people/people.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { startTestImageServer } from './test-image-server.ts'

const [pictures, other] = [await startTestImageServer(), await startTestImageServer()]
const test = useTestApp({ IMAGE_HOSTS: `${pictures.host},localhost`, IMAGE_CACHE_MB: '10' })
afterAll(() => Promise.all([pictures.stop(), other.stop()]))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa3322' } })
let jpeg: Buffer

beforeAll(async () => {
  jpeg = await picture(1_000, 1_500).jpeg().toBuffer()
  pictures.answer('/poster.jpg', (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(jpeg),
  )
})

async function posterOf(url: string, name = 'Nosferatu') {
  const title = await buildTitle(test.platform.db, { name, poster_url: url, year: 1922 })
  return {
    title,
    get: (width: ImageWidth, accept = 'image/avif,image/webp,*/*') =>
      test.app.inject({
        url: imageUrl({ kind: 'poster', id: title.id, url }, width),
        headers: { accept },
      }),
  }
}

const expectArtwork = async (url: string) => {
  const { title, get } = await posterOf(url)
  const response = await get(342)
  expect(response.statusCode, url).toBe(302)
  expect(response.headers['location']).toBe(artworkUrl(title))
}

describe('the picture route', () => {
  it('makes a picture of the width asked for, in the best format of the browser', async () => {
    const { get } = await posterOf(`http://${pictures.host}/poster.jpg`)
    const [avif, webp, plain] = [
      await get(342),
      await get(342, 'image/webp,*/*'),
      await get(185, '*/*'),
    ]
    expect([avif, webp, plain].map(({ headers }) => headers['content-type'])).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ])
    expect(avif.headers).toMatchObject({
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(webp.rawPayload).metadata()).width).toBe(342)
    expect((await sharp(plain.rawPayload).metadata()).width).toBe(185)
  })

  it('asks the other site once, however many ask us at the same time', async () => {
    pictures.answer('/once.jpg', (response) => response.end(jpeg))
    const { get } = await posterOf(`http://${pictures.host}/once.jpg`)
    const answers = await Promise.all([get(342), get(342), get(500), get(342)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await get(342)).rawPayload.equals(answers[0].rawPayload)).toBe(true)
    expect(pictures.asked.filter((path_) => path_ === '/once.jpg')).toHaveLength(1)
  })

  it('answers 304 to who has it, and lets an outdated address be kept for a short time only', async () => {
    const { title, get } = await posterOf(`http://${pictures.host}/poster.jpg`)
    const etag = String((await get(342)).headers['etag'])
    const url = imageUrl({ kind: 'poster', id: title.id, url: title.poster_url! }, 342)
    expect(
      (await test.app.inject({ url, headers: { accept: 'image/avif', 'if-none-match': etag } }))
        .statusCode,
    ).toBe(304)
    const outdated = await test.call('GET', `/images/342/poster/${title.id}/old`)
    expect(outdated.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('never enlarges', async () => {
    const small = await picture(60, 90).png().toBuffer()
    pictures.answer('/small.png', (response) => response.end(small))
    const { get } = await posterOf(`http://${pictures.host}/small.png`)
    expect((await sharp((await get(500, '*/*')).rawPayload).metadata()).width).toBe(60)
  })

  it('serves what a record of ours names, and nothing else', async () => {
    const person = await buildPerson(test.platform.db, {
      name: 'Max Schreck',
      poster_url: `http://${pictures.host}/poster.jpg`,
    })
    const url = `http://${pictures.host}/poster.jpg`
    expect(
      (await test.call('GET', imageUrl({ kind: 'person', id: person.id, url }, 185))).statusCode,
    ).toBe(200)
    const version = imageVersion(url)
    for (const wrong of [
      `/images/342/poster/99999999/${version}`,
      `/images/343/person/${person.id}/${version}`,
      `/images/342/user/${person.id}/${version}`,
      `/images/342/person/1e3/${version}`,
      `/images/342/person/${person.id}/http:%2F%2Fx`,
    ]) {
      expect((await test.call('GET', wrong)).statusCode, wrong).toBe(404)
    }
  })
})

describe('artwork stands in', () => {
  it('at once for browsers, which would have to come again for its address', async () => {
    const { title, get } = await posterOf('http://blocked.example/poster.jpg', '  Nosferatu \n')
    const drawn = await get(342, 'image/avif,image/webp,image/svg+xml,*/*;q=0.8')
    expect(drawn.statusCode).toBe(200)
    expect(drawn.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'accept',
    })
    expect(drawn.body).toBe((await test.app.inject(artworkUrl(title))).body)
    const again = await test.app.inject({
      url: imageUrl({ kind: 'poster', id: title.id, url: title.poster_url! }, 342),
      headers: { accept: 'image/svg+xml', 'if-none-match': String(drawn.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('for hosts that are not allowed, and for those inside the network', async () => {
    other.answer('/secret.jpg', (response) => response.end(jpeg))
    for (const url of [
      `http://${other.host}/secret.jpg`,
      'https://example.org/a.jpg',
      'http://127.0.0.1/a.jpg',
      'http://[::1]/a.jpg',
      'http://[::ffff:127.0.0.1]/a.jpg',
      'https://image.tmdb.org:8443/a.jpg',
      'https://user@image.tmdb.org/a.jpg',
      'file:///etc/passwd',
      'not an address',
    ])
      await expectArtwork(url)
    expect(other.asked).toEqual([])
  })

  it('for an allowed name that leads inside', () => expectArtwork('https://localhost/a.jpg'))

  it('for a redirect to an address inside, whatever host it began at', async () => {
    pictures.answer('/inside', (response) =>
      response.writeHead(302, { location: `http://${other.host}/secret.jpg` }).end(),
    )
    pictures.answer('/hop', (response) => response.writeHead(301, { location: '/inside' }).end())
    pictures.answer('/loop', (response) => response.writeHead(302, { location: '/loop' }).end())
    for (const start of ['/inside', '/hop', '/loop'])
      await expectArtwork(`http://${pictures.host}${start}`)
    expect(other.asked).toEqual([])
  })

  it('and an allowed redirect is followed', async () => {
    pictures.answer('/moved', (response) =>
      response.writeHead(302, { location: '/poster.jpg' }).end(),
    )
    const { get } = await posterOf(`http://${pictures.host}/moved`)
    expect((await get(342)).statusCode).toBe(200)
  })

  it('for files that are too large, unfold to too much, are no pictures, or never end', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'
    pictures.answer('/bomb.png', (response) => response.end(bomb))
    pictures.answer('/drawing.png', (response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(svg),
    )
    pictures.answer('/broken.jpg', (response) => response.end(jpeg.subarray(0, 40)))
    pictures.answer('/said.jpg', (response) =>
      response.writeHead(200, { 'content-length': 40_000_000 }).write('x'),
    )
    pictures.answer('/endless.jpg', (response) => {
      const push = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
        if (!response.destroyed) response.once('drain', push)
      }
      push()
    })
    for (const path_ of [
      '/bomb.png',
      '/drawing.png',
      '/broken.jpg',
      '/said.jpg',
      '/endless.jpg',
      '/missing.jpg',
    ])
      await expectArtwork(`http://${pictures.host}${path_}`)
  })

  it('and a host that failed is not asked again for a while', async () => {
    const { get } = await posterOf(`http://${pictures.host}/down.jpg`)
    await get(342)
    await get(500)
    await get(342)
    expect(pictures.asked.filter((path_) => path_ === '/down.jpg')).toHaveLength(1)
  })
})

it('keeps pictures on the disk within its limit', async () => {
  const noise = () =>
    sharp(randomBytes(1_200 * 1_200 * 3), { raw: { width: 1_200, height: 1_200, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
  for (let index = 0; index < 4; index++) {
    const content = await noise()
    pictures.answer(`/noise-${index}.png`, (response) => response.end(content))
    const { get } = await posterOf(`http://${pictures.host}/noise-${index}.png`)
    expect((await get(780, 'image/webp')).statusCode).toBe(200)
  }
  const directory = path.join(test.platform.config.dataDir, 'cache/images')
  const files = (await fs.readdir(directory, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )
  const sizes = await Promise.all(
    files.map(async (entry) => (await fs.stat(path.join(entry.parentPath, entry.name))).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10 * 1024 * 1024)
})
