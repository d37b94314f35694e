import { describe, expect, it } from 'vitest'
import { renderMail } from './mail-layout.ts'

const content = {
  siteName: 'Médiathèque <b>',
  baseUrl: 'https://media.example.org/site',
  language: 'fr',
  heading: 'Bonjour "Ana" & <script>alert(1)</script>',
  paragraphs: ['Première ligne.\nDeuxième <img src=x onerror=alert(1)>', "L'autre paragraphe."],
  button: {
    label: 'Choisir <i>',
    url: 'https://media.example.org/site/password/reset/a?b=1&c="2"',
  },
  code: '012345',
  footer: 'Vous n’avez <b>rien</b> demandé ?',
}

describe('the layout of a mail', () => {
  it('reads nothing of what it is given as markup', () => {
    const { html } = renderMail(content)
    expect(html).toContain('Bonjour &quot;Ana&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain(
      'href="https://media.example.org/site/password/reset/a?b=1&amp;c=&quot;2&quot;"',
    )
    expect(html).not.toMatch(/<(script|img|i|b)\b/)
  })

  it('says everything in the text part too', () => {
    const { text } = renderMail(content)
    for (const part of [
      content.heading,
      ...content.paragraphs,
      content.code,
      content.button.label,
      content.button.url,
      content.footer,
    ])
      expect(text).toContain(part)
    expect(text.endsWith('Médiathèque <b> · https://media.example.org/site\n')).toBe(true)
  })

  it('is a document with a language, a title and one heading, without tables or pictures', () => {
    const { html } = renderMail(content)
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<title>Bonjour')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/<(table|img|link|style)\b/)
  })

  it('leaves out what there is not', () => {
    const { html, text } = renderMail({
      siteName: 'Site',
      baseUrl: 'https://a.example',
      heading: 'Hello',
      paragraphs: ['One.'],
    })
    expect(text).toBe('Hello\n\nOne.\n\n-- \nSite · https://a.example\n')
    expect(html).not.toContain('undefined')
  })

  it('links to pages only', () => {
    expect(() =>
      renderMail({ ...content, button: { label: 'Go', url: 'javascript:alert(1)' } }),
    ).toThrow('http(s)')
  })
})
