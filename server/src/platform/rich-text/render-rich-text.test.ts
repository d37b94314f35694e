import { EVERYTHING } from '@mediatheque/contract/core/rich-text/test-rich-text.ts'
import { CODE_LANGUAGES } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '@mediatheque/contract/core/describe-faults.ts'
import { renderRichText, withPicturesOf } from './render-rich-text.ts'
import { sanitiseRichText } from './sanitise-rich-text.ts'
import { hostileHtml } from './test-hostile-html.ts'

const render = (stored: string, basePath = '', isByMembers = false) =>
  renderRichText(stored, { basePath, t: inEnglish, isByMembers })

/** Elements that pages have besides those that are stored. */
const RENDERED = ['iframe', 'span']

function elementsIn(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
): DefaultTreeAdapterTypes.Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node.childNodes)] : []))
}
const namesIn = (html: string) =>
  new Set(elementsIn(parseFragment(html).childNodes).map(({ tagName }) => tagName))

describe('a text on a page', () => {
  it('has films in frames of known players that can do little', () => {
    const html = render(
      '<div data-embed="youtube:aqz-KE-bpKQ" data-title="A &quot;film&quot;"></div>',
    )
    const [frame] = elementsIn(parseFragment(html).childNodes)
    expect(Object.fromEntries(frame!.attrs.map(({ name, value }) => [name, value]))).toMatchObject({
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      title: 'A "film"',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
      referrerpolicy: 'strict-origin-when-cross-origin',
      loading: 'lazy',
    })
    expect(render('<div data-embed="vimeo:1084537"></div>')).toContain('title="Film at Vimeo"')
  })

  it.each(CODE_LANGUAGES)('has code in %s coloured', (language) => {
    const code = '# if\n$ ls\n<a href="x">b</a> a { color: red } return "x"; 12'
    const html = code.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const shown = render(`<pre><code class="language-${language}">${html}</code></pre>`)
    expect(shown).toContain('<span class="hljs-')
    const text = elementsIn(parseFragment(shown).childNodes)
    expect(text.map(({ tagName }) => tagName)).not.toContain('a')
  })

  it('says of links who vouches for them', () => {
    const link = '<p><a href="https://example.org/">x</a></p>'
    expect(render(link)).toBe('<p><a rel="noopener" href="https://example.org/">x</a></p>')
    expect(render(link, '', true)).toContain('rel="noopener nofollow ugc"')
  })

  it('has pictures below the base path, each with a text in its place', () => {
    const stored =
      '<img src="/files/7/file.png" alt="A reel" width="9"><img src="/files/8/file.png">'
    expect(render(stored, '/media')).toBe(
      '<img loading="lazy" decoding="async" src="/media/files/7/file.png" alt="A reel" width="9">' +
        '<img loading="lazy" decoding="async" src="/media/files/8/file.png" alt="">',
    )
    const edited = withPicturesOf(stored, { basePath: '/media' })
    expect(sanitiseRichText(edited, { basePath: '/media' })).toBe(stored)
  })

  it('offers pictures in widths that screens need, where they are larger', () => {
    const shown = (name: string, width: number) =>
      render(`<img src="/files/7/file.${name}" alt="A reel" width="${width}" height="9">`, '/media')
    expect(shown('png', 1200)).toContain(
      'alt="A reel" width="1200" srcset="/media/files/7/480/file.png 480w, /media/files/7/960/file.png 960w, /media/files/7/file.png 1200w" sizes="',
    )
    expect(shown('png', 480)).not.toContain('srcset')
    expect(shown('gif', 1200)).not.toContain('srcset')
  })

  it('lets wide tables scroll by keyboard', () => {
    expect(render('<table><tbody><tr><td><p>x</p></td></tr></tbody></table>')).toBe(
      '<div data-table role="region" tabindex="0" aria-label="Table"><table><tbody><tr><td><p>x</p></td></tr></tbody></table></div>',
    )
  })

  it('has nothing that was not stored', () => {
    const allowed = new Set([...namesIn(EVERYTHING), ...RENDERED])
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const shown = render(sanitiseRichText(html, { basePath: '' }))
        expect([...namesIn(shown)].filter((name) => !allowed.has(name))).toEqual([])
        const attributes = elementsIn(parseFragment(shown).childNodes).flatMap(({ attrs }) => attrs)
        expect(attributes.filter(({ name }) => /^on|^style$|^srcdoc$/.test(name))).toEqual([])
        for (const { name, value } of attributes)
          if (name === 'srcset') expect(value).toMatch(/^(\/files\/[\w./]+ \d+w(, |$))+$/)
      }),
      { numRuns: 1_000 },
    )
  })
})
