import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../settings/settings.service.ts'
import { sanitise } from './custom-code.service.ts'

const test = useTestApp({}, { withPages: true })
const CSS = '.x::after { content: "</style><script>alert(1)</script>" } h1 { color: teal }'
const HTML = '<p id="added">Added by us</p>'

async function draft(changes: Record<string, unknown>) {
  const admin = await test.as('admin')
  const { draft: kept, published } = (await admin.call('GET', '/api/v1/appearance')).json()
  const seen = Object.fromEntries(Object.keys(changes).map((key) => [key, published[key]]))
  const body = { revision: kept.revision, changes, seen }
  return { admin, answer: await admin.call('PUT', '/api/v1/appearance/draft', body) }
}

beforeEach(async () => {
  await test.platform.db.deleteFrom('appearance_draft').execute()
  await updateSettings(test.platform, { custom_code: { css: '', html: '' } })
})

describe('what is added to pages', () => {
  it('stands on public pages, in its element, and is no script of theirs', async () => {
    const before = await test.call('GET', '/landing')
    expect(before.body).not.toContain('custom-style')
    await updateSettings(test.platform, { custom_code: { css: CSS, html: HTML } })
    const { body, headers } = await test.call('GET', '/landing')
    expect(body).toContain('h1 { color: teal }')
    expect(body).toContain(`<div id="custom-html">${HTML}</div></body>`)
    expect(body).not.toContain('</style><script>alert')
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  })

  it('is not within the administration, nor on a page that is asked for without it', async () => {
    await updateSettings(test.platform, { custom_code: { css: CSS, html: HTML } })
    const admin = await test.as('admin')
    const pages = [
      await test.call('GET', '/landing?custom-code=off'),
      await admin.call('GET', '/admin/reports'),
      await admin.call('GET', '/%61dmin/reports'),
      await admin.call('GET', '/admin?x=1'),
    ]
    for (const { body } of pages) expect(body).not.toMatch(/custom-style|custom-html/)
  })

  it('is seen as drafted by those who edit it, and by others once it is published', async () => {
    const { admin, answer } = await draft({ 'custom_code.html': HTML })
    expect(answer.statusCode, answer.body).toBe(200)
    const drafted = await admin.call('GET', '/landing?appearance-draft=1')
    expect(drafted.body).toContain(HTML)
    expect((await test.call('GET', '/landing')).body).not.toContain(HTML)
    const { revision } = answer.json().draft
    const published = await admin.call('POST', '/api/v1/appearance/publish', { revision })
    expect(published.statusCode, published.body).toBe(200)
    expect((await test.call('GET', '/landing')).body).toContain(HTML)
  })

  it('names no other site in CSS, however it is written', async () => {
    const refused = [
      'a { background: url(https://evil.example/a) }',
      'a { background: url("//evil.example/a") }',
      'a { background: url("/\t/evil.example/a") }',
      String.raw`a { background: url("h\74tps:evil.example") }`,
      'a { background: image-set("HTTP:evil.example" 1x) }',
    ]
    for (const css of refused) {
      const { answer } = await draft({ 'custom_code.css': css })
      expect(answer.statusCode, css).toBe(422)
      expect(Object.keys(answer.json().errors)).toEqual(['custom_code.css'])
    }
    const { answer } = await draft({ 'custom_code.css': 'a:hover { background: url(/x.png) }' })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  it('keeps of HTML what shows something, and nothing that does something', () => {
    const kept =
      '<p class="a" data-b="c" style="color:red"><a href="/x">Go</a><img src="/y.png"></p>'
    expect(sanitise(kept).replaceAll(' />', '>')).toBe(kept)
    const hostile = [
      '<script>alert(1)</script>',
      '<style>body { display: none }</style>',
      '<meta http-equiv="refresh" content="0;url=https://evil.example">',
      '<base href="https://evil.example">',
      '<form action="https://evil.example"><input name="password"></form>',
      '<iframe src="https://evil.example"></iframe>',
      '<svg><script>alert(1)</script></svg>',
      '<link rel="stylesheet" href="https://evil.example/a.css">',
    ]
    for (const html of hostile) expect(sanitise(html), html).not.toMatch(/<|evil|alert/)
    expect(sanitise('<img src="x" onerror="alert(1)">')).not.toContain('onerror')
    expect(sanitise('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>')
  })

  it('has no picture of another site in HTML that CSS could load or not', () => {
    for (const style of [
      'background:url(https://evil.example/a)',
      '--a:url(&quot;&#47;/evil.example/a&quot;)',
      String.raw`--a:url(h\74tps:evil.example)`,
      '--a:"HT\tTPS:evil.example"',
    ])
      expect(sanitise(`<p class="a" style='${style}'>x</p>`), style).toBe('<p class="a">x</p>')
    const lazy = sanitise('<img loading="lazy" src="https://a.example/b.png">')
    expect(lazy).toBe('<img src="https://a.example/b.png" />')
  })
})
