import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestImageServer } from './features/catalogue/images/test-image-server.ts'
import { useTestApp } from './features/test-app.ts'
import { buildPublicSite } from './public-pages.factory.ts'

const SCENES = /\/(?:season|user)\//
const BASE = 'http://127.0.0.1:3000'
const pictures = await startTestImageServer()
const test = useTestApp({ IMAGE_HOSTS: pictures.host }, { withPages: true })
afterAll(() => pictures.stop())

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const at = (file: string) => `http://${pictures.host}/${file}`

beforeAll(async () => {
  for (const [file, bytes] of [
    ['wide.jpg', await picture(800, 450, '#1144cc')],
    ['upright.jpg', await picture(400, 600, '#cc2211')],
  ] as const)
    pictures.answer(`/${file}`, (response) => response.end(bytes))
})

/** The picture of a page's link preview, as a program gets it that says of nothing whether it can show it. */
async function previewOf(path: string) {
  const { statusCode, body } = await test.call('GET', path)
  expect([path, statusCode]).toEqual([path, 200])
  const told = (name: string) =>
    [...body.matchAll(new RegExp(`<meta property="og:image${name}" content="([^"]*)"`, 'g'))].map(
      ([, content]) => content ?? '',
    )
  const [address = ''] = told('')
  expect([path, told('').length, address.startsWith(`${BASE}/`)]).toEqual([path, 1, true])
  return {
    address: address.slice(BASE.length),
    size: [told(':width'), told(':height')].map(Number),
  }
}

/** What the preview shows; its size is what the page says of it. */
async function pictureOf(path: string) {
  const { address, size } = await previewOf(path)
  const picture = await pictureAt(address)
  expect([path, picture.size]).toEqual([path, size])
  return picture
}

async function pictureAt(address: string) {
  let answer = await test.app.inject({ url: address, headers: { accept: '*/*' } })
  if (answer.statusCode === 302)
    answer = await test.app.inject({ url: String(answer.headers.location) })
  expect([address, answer.statusCode]).toEqual([address, 200])
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect(answer.headers['content-type']).toBe(`image/${format}`)
  return { format, size: [width, height], bytes: answer.rawPayload }
}

const pointAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

it('of every kind of page is a picture of the size that it says, drawn where there is none', async () => {
  const { paths } = await buildPublicSite(test.platform.db)
  const shown = new Map<string, string>()
  const { search: _results, download: _closed, ...told } = paths
  for (const path of Object.values(told)) {
    const { format, size, bytes } = await pictureOf(path)
    expect([path, format]).toEqual([path, 'png'])
    // Scenes are those of what has no name that we draw.
    expect([path, size]).toEqual([path, SCENES.test(path) ? [1280, 720] : [1200, 630]])
    shown.set(path, createHash('sha256').update(bytes).digest('hex'))
  }
  const own = [paths.title, paths.series, paths.season, paths.episode, paths.person, paths.profile]
  expect(new Set(own.map((path) => shown.get(path))).size).toBe(own.length)
}, 120_000)

it('of records with pictures shows them, whole where they stand upright', async () => {
  const { paths } = await buildPublicSite(test.platform.db, {
    wide: at('wide.jpg'),
    upright: at('upright.jpg'),
  })
  for (const path of [paths.title, paths.episode, paths.series, paths.season, paths.person]) {
    const { format, size, bytes } = await pictureOf(path)
    expect([path, format, size]).toEqual([path, 'jpeg', [1200, 630]])
    const isWide = path === paths.title || path === paths.episode
    const [red = 0, , blue = 0] = await pointAt(bytes, 600, 315)
    expect([path, blue > red]).toEqual([path, isWide])
    // Beside an upright one is the same out of focus and darker.
    const [edge = 0] = await pointAt(bytes, 20, 315)
    expect([path, edge < red - 40]).toEqual([path, !isWide])
  }
}, 120_000)

it('of a record whose picture cannot be had is its drawing', async () => {
  const { paths } = await buildPublicSite(test.platform.db, {
    wide: at('gone.jpg'),
    upright: at('gone.jpg'),
  })
  for (const path of [paths.title, paths.season, paths.person]) {
    const { format, size } = await pictureOf(path)
    expect([path, format, size]).toEqual([path, 'png', [1200, 630]])
  }
}, 120_000)
