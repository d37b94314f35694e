import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { settingsSchema } from '@mediatheque/contract/settings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../settings/settings.service.ts'

const test = useTestApp({}, { withPages: true })
const SHIPPED = settingsSchema.parse({})
const title = { id: 0, name: 'Metropolis </title><script>"&' }

async function headOf(url: string, language = 'en') {
  const { statusCode, body } = await test.app.inject({
    url,
    headers: { 'accept-language': language },
  })
  expect(statusCode).toBe(200)
  const content = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1]
  return {
    title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
    description: content('description'),
    ogTitle: content('og:title'),
    ogDescription: content('og:description'),
    image: content('og:image'),
  }
}

const write = (en: Partial<(typeof SHIPPED)['seo_title']['en']>, image = '') =>
  updateSettings(test.platform, {
    seo_title: { ...SHIPPED.seo_title, en: { ...SHIPPED.seo_title.en, ...en }, image },
  })

describe('heads that administrators write', () => {
  beforeAll(async () => {
    title.id = (await buildTitle(test.platform.db, { name: title.name, year: 1927 })).id
  })

  it('are as shipped until they do', async () => {
    expect(await headOf(titleUrl(title))).toMatchObject({
      title: expect.stringMatching(/ \(1927\) · Mediatheque$/),
      ogTitle: expect.stringMatching(/ \(1927\)$/),
    })
  })

  it('stand at once on pages that were kept, in their language, and are no code', async () => {
    await write({
      title: 'Watch {{title.name}} of {{ title.year }} at {{site_name}}',
      description: 'All about {{page.title}} ({{title.original_name}})',
    })
    const head = await headOf(titleUrl(title))
    expect(head.title).toBe(
      'Watch Metropolis &lt;/title&gt;&lt;script&gt;&quot;&amp; of 1927 at Mediatheque',
    )
    expect(head.description).toMatch(/^All about Metropolis .*\(1927\)$/)
    expect([head.ogTitle, head.ogDescription]).toEqual([head.title, head.description])
    expect((await headOf(titleUrl(title), 'fr')).title).toMatch(/ \(1927\) · Mediatheque$/)
  })

  it('may say something else in link previews, with a picture of their own', async () => {
    await write({ og_title: 'See {{title.name}}', og_description: 'Now' }, '/files/1/card.jpg')
    expect(await headOf(titleUrl(title))).toMatchObject({
      title: expect.stringMatching(/ · Mediatheque$/),
      ogTitle: expect.stringMatching(/^See Metropolis/),
      ogDescription: 'Now',
      image: 'http://127.0.0.1:3000/files/1/card.jpg',
    })
  })

  it('say the number of a further page after what was written', async () => {
    await updateSettings(test.platform, {
      seo_channel: {
        ...SHIPPED.seo_channel,
        en: { ...SHIPPED.seo_channel.en, title: 'All {{channel.name}}' },
      },
    })
    expect((await headOf('/movies')).title).toBe('All Movies')
  })

  it('are refused by field where they name what is not known, in the language of the reader', async () => {
    const { call } = await test.as('admin')
    const save = (key: string, value: string) =>
      call('PUT', '/api/v1/settings/seo', { values: { [key]: value }, seen: { [key]: '' } })
    for (const [key, value] of [
      ['seo_person.en.title', '{{title.name}}'],
      ['seo_person.fr.description', '{{person.name'],
      ['seo_person.image', 'javascript:alert(1)'],
      ['seo_person.image', '//evil.example/x.png'],
    ] as const) {
      const refused = await save(key, value)
      expect([value, refused.statusCode]).toEqual([value, 422])
      expect(Object.keys(refused.json().errors)).toEqual([key])
    }
    await call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    const french = await save('seo_person.en.title', '{{x}}')
    expect(Object.values(french.json().errors).flat()).toEqual([
      'Il y a ici un paramètre qui n’est pas connu.',
    ])
    const known = await save('seo_person.en.title', '{{person.name}}, {{person.known_for}}')
    expect(known.statusCode, known.body).toBe(200)
  })

  it('tell browsers the titles of tabs, and nothing else of them', async () => {
    await write({ title: '{{title.name}}!', description: 'Secret plan' })
    const { body } = await test.call('GET', '/api/v1/bootstrap-data')
    expect(JSON.parse(body).settings.seo_titles).toMatchObject({ title: { en: '{{title.name}}!' } })
    expect(body).not.toContain('Secret plan')
  })
})
