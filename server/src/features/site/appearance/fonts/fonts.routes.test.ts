import type { SiteFont } from '@mediatheque/contract/site/themes/site-fonts.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { sendTestFile } from '../../../operations/files/test-upload.ts'
import { getSettings, updateSettings } from '../../settings/settings.service.ts'
import { buildTables, packWoff, packWoff2 } from './test-fonts.ts'

const test = useTestApp({}, { withPages: true })
type Caller = Awaited<ReturnType<typeof test.as>>

/** A moderator who may edit the appearance, and send no files of their own. */
async function asEditor() {
  const someone = await test.as('moderator')
  await test.platform.db
    .insertInto('user_permissions')
    .values({ user_id: someone.id, permission: 'appearance.update' })
    .execute()
  return someone
}

const send = ({ cookie }: Caller, content: Buffer, fileName = 'quay.woff2') =>
  sendTestFile(test, cookie, { content, fileName, path: 'appearance/fonts' })

async function keep(caller: Caller, content: Buffer): Promise<SiteFont> {
  const answer = await send(caller, content)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().font
}

async function publish(editor: Caller, changes: Record<string, unknown>) {
  const { draft, published } = (await editor.call('GET', '/api/v1/appearance')).json()
  const seen = Object.fromEntries(Object.keys(changes).map((key) => [key, published[key]]))
  const body = { revision: draft.revision, changes, seen }
  const kept = await editor.call('PUT', '/api/v1/appearance/draft', body)
  if (kept.statusCode !== 200) return kept
  const { revision } = kept.json().draft
  return editor.call('POST', '/api/v1/appearance/publish', { revision })
}

describe('a font that is sent for the site', () => {
  it('is kept by those who edit the appearance, and given out as what it is, for ever', async () => {
    const font = await keep(await asEditor(), packWoff2(buildTables({ weight: 700 })))
    expect(font).toMatchObject({ family: 'Quay Sans', weight_from: 700, is_italic: false })
    expect(font.src).toMatch(/^\/files\/\d+\/file\.woff2$/)
    const given = await test.call('GET', font.src)
    expect(given.statusCode).toBe(200)
    expect(given.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': expect.stringMatching(/^inline;/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(given.rawPayload.toString('latin1', 0, 4)).toBe('wOF2')
  })

  it('is told by its content, and refused where it is none', async () => {
    const editor = await asEditor()
    const woff = await keep(editor, packWoff(buildTables()))
    expect(woff.src).toMatch(/\.woff$/)
    const refused = await send(editor, Buffer.from('<svg><script>1</script></svg>'))
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['file']])
    const drawn = packWoff2(buildTables({ more: { 'SVG ': Buffer.from('<svg/>') } }))
    expect((await send(editor, drawn)).statusCode).toBe(422)
    const large = await send(
      editor,
      Buffer.concat([packWoff2(buildTables()), Buffer.alloc(2 ** 20)]),
    )
    expect([413, 422]).toContain(large.statusCode)
    const kept = await test.platform.db
      .selectFrom('file_entries')
      .select('size_bytes')
      .where('purpose', '=', 'site-font')
      .execute()
    expect(kept.every(({ size_bytes }) => Number(size_bytes) < 10_000)).toBe(true)
  })

  it('is no file of the general calls, and taken from nobody else', async () => {
    const font = packWoff2(buildTables())
    const [member, uploader] = [await test.as('moderator'), await test.as('uploader')]
    expect((await send(member, font)).statusCode).toBe(403)
    const general = await sendTestFile(test, uploader.cookie, {
      content: font,
      query: '?purpose=site-font',
    })
    expect([general.statusCode, Object.keys(general.json().errors)]).toEqual([422, ['purpose']])
  })

  it('is drawn with on the pages of all, as soon as a theme with it is published', async () => {
    const guest = async () => (await test.call('GET', '/landing')).body
    expect(await guest()).not.toContain('@font-face')
    const editor = await asEditor()
    const font = await keep(editor, packWoff2(buildTables({ family: 'Harbour', axis: [200, 850] })))
    const { themes } = await getSettings(test.platform)
    const all = themes.all.map((theme) =>
      theme.default_dark
        ? { ...theme, values: { '--font-text': "'Sent Harbour', 'Sent Harbour fallback', serif" } }
        : theme,
    )
    const published = await publish(editor, { 'themes.fonts': [font], 'themes.all': all })
    expect(published.statusCode, published.body).toBe(200)
    const page = await guest()
    expect(page).toContain(
      `@font-face{font-family:'Sent Harbour';font-style:normal;font-weight:200 850;font-display:swap;src:url('${font.src}') format('woff2')}`,
    )
    expect(page).toMatch(/'Sent Harbour fallback';src:local\('Arial'\)[^}]*size-adjust:134\.58%/)
    const links = page.match(/<link[^>]*as="font"[^>]*>/g) ?? []
    expect(links.filter((link) => link.includes('rel="preload"'))).toEqual([
      expect.stringContaining(`href="${font.src}"`),
    ])
    expect(links.join()).not.toMatch(/inter-latin/)
    expect(links.join()).toMatch(/bricolage/)
    await updateSettings(test.platform, { themes })
    expect(await guest()).not.toContain('@font-face')
  })

  it('is named by an address of this site alone, and by letters that end nothing', async () => {
    const editor = await asEditor()
    const font = await keep(editor, packWoff2(buildTables()))
    const wrong = [
      { src: 'https://fonts.example/quay.woff2' },
      { src: '/files/1/file.svg' },
      { family: "Quay'}" },
      { weight_to: 2_000 },
      { width: 0 },
    ]
    for (const change of wrong) {
      const refused = await publish(editor, { 'themes.fonts': [{ ...font, ...change }] })
      expect(refused.statusCode).toBe(422)
      expect(Object.keys(refused.json().errors)).toEqual([
        `themes.fonts.0.${Object.keys(change)[0]}`,
      ])
    }
  })
})
