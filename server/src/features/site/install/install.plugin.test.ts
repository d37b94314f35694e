import { settingsSchema } from '@mediatheque/contract/settings.ts'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../settings/settings.service.ts'

const test = useTestApp(
  { BASE_URL: 'https://site.test/media', BASE_PATH: '/media' },
  { withPages: true },
)
const SHIPPED = settingsSchema.parse({})

interface Manifest {
  readonly icons: readonly { src: string; sizes: string; purpose: string }[]
}

const readManifest = async (): Promise<Manifest> => {
  const { statusCode, headers, body } = await test.call('GET', '/media/manifest.webmanifest')
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ])
  return JSON.parse(body) as Manifest
}

afterEach(() =>
  updateSettings(test.platform, {
    install: SHIPPED.install,
    branding: SHIPPED.branding,
    themes: SHIPPED.themes,
  }),
)

describe('a site as an app', () => {
  it('has the name, language and colours of the site, below its base path', async () => {
    await updateSettings(test.platform, {
      branding: { ...SHIPPED.branding, site_name: 'Cinémathèque du port' },
    })
    expect(await readManifest()).toMatchObject({
      name: 'Cinémathèque du port',
      short_name: 'Cinémathèque',
      lang: 'en',
      start_url: '/media/',
      scope: '/media/',
      display: 'standalone',
      theme_color: '#0c1015',
    })
  })

  it('has icons of the sizes it says, with room around a maskable one', async () => {
    const { icons } = await readManifest()
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
    for (const { src, sizes, purpose } of icons) {
      const { headers, rawPayload } = await test.call('GET', src)
      expect(headers['content-type']).toBe('image/png')
      const { width, height } = await sharp(rawPayload).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      const { data } = await sharp(rawPayload)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([purpose, data[3]]).toEqual([purpose, purpose === 'maskable' ? 255 : 0])
    }
  })

  it('is coloured as it is set, else as its theme is', async () => {
    const { all } = SHIPPED.themes
    const themes = {
      ...SHIPPED.themes,
      default_id: 2,
      all: all.map((theme) => ({
        ...theme,
        values: { '--ground': '#123456', '--accent': 'url(x)' },
      })),
    }
    await updateSettings(test.platform, { themes })
    expect(await readManifest()).toMatchObject({ background_color: '#123456' })
    const install = {
      ...SHIPPED.install,
      background: '#abcdef',
      colour: '#ff0000',
      icon: '/files/1/icon.png',
      short_name: 'Port',
    }
    await updateSettings(test.platform, { install })
    const { icons, ...manifest } = await readManifest()
    expect(manifest).toMatchObject({ background_color: '#abcdef', short_name: 'Port' })
    expect(icons[0]).toEqual({ src: '/media/files/1/icon.png', sizes: 'any', purpose: 'any' })
    const { rawPayload } = await test.call('GET', icons.at(-1)!.src)
    const { data } = await sharp(rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  it.each(['any-500.png', 'any-512.svg', 'other-512.png', '__proto__-512.png', '%00'])(
    'has no icon %s',
    async (file) => {
      expect((await test.call('GET', `/media/icons/${file}`)).statusCode).toBe(404)
    },
  )

  it('says in the language of its reader that there is no network, and needs nothing to do so', async () => {
    await updateSettings(test.platform, {
      branding: { ...SHIPPED.branding, site_name: '<b>Port</b>' },
    })
    const read = (language: string) =>
      test.app.inject({ url: '/media/offline', headers: { 'accept-language': language } })
    const { body, headers } = await read('fr')
    expect(body).toContain('Vous êtes hors ligne')
    expect(body).not.toContain('<b>')
    expect(body).not.toMatch(/<(script|link|img)\b|url\(/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect((await read('en')).body).toContain('You are offline')
  })

  it('is named by every page', async () => {
    const { body } = await test.call('GET', '/media/login')
    expect(body).toContain('<link rel="manifest" href="/media/manifest.webmanifest"')
    expect(body).toContain('<link rel="apple-touch-icon" href="/media/icons/maskable-180.png"')
  })
})
