import { cpuMs } from '@mediatheque/contract/core/cpu-time.factory.ts'
import {
  readAttributes,
  richTextElements,
} from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { RICH_TEXT_MAX_LENGTH } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { EVERYTHING } from '@mediatheque/contract/core/rich-text/test-rich-text.ts'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { hostileHtml } from './test-hostile-html.ts'
import { sanitiseRichText } from './sanitise-rich-text.ts'

const sanitise = (html: string) => sanitiseRichText(html, { basePath: '' })

/** What a browser finds in it that the table does not have. */
function findForbidden(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return []
    if (!('tagName' in node)) return [node.nodeName]
    const { tagName, attrs, namespaceURI, childNodes } = node
    const given = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
    const isKnown =
      Object.hasOwn(richTextElements, tagName) && namespaceURI === 'http://www.w3.org/1999/xhtml'
    const kept = isKnown ? readAttributes(tagName, given) : undefined
    const isAllowed = kept && JSON.stringify(kept) === JSON.stringify(given)
    return [
      ...(isAllowed ? [] : [`${tagName} ${JSON.stringify(given)}`]),
      ...findForbidden(childNodes),
    ]
  })
}

describe('a text that is stored', () => {
  it('keeps whatever the editor can make, letter by letter', () => {
    expect(sanitise(EVERYTHING)).toBe(EVERYTHING)
    const made = new Set(EVERYTHING.match(/<\w+/g)?.map((tag) => tag.slice(1)))
    expect(Object.keys(richTextElements).filter((tag) => !made.has(tag))).toEqual([])
  })

  it('has nothing else in it, whatever was sent, and does not change when it is stored again', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const stored = sanitise(html)
        expect(findForbidden(parseFragment(stored).childNodes)).toEqual([])
        // Also where it stands on a page, and read by a browser it is what is written.
        expect(serialize(parseFragment(stored)).replaceAll('\u00a0', '&nbsp;')).toBe(
          stored.replaceAll('\u00a0', '&nbsp;'),
        )
        expect(serialize(parse(`<main>${stored}</main>`))).not.toMatch(/<(script|svg|math|style)/)
        expect(sanitise(stored)).toBe(stored)
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    ['a link to a script', '<p><a href="java&#x0A;script:alert(1)">x</a></p>', '<p>x</p>'],
    ['a link without http', '<p><a href="/inside">x</a></p>', '<p>x</p>'],
    [
      'a name before the host',
      '<p><a href="https://bank.example@evil.example">x</a></p>',
      '<p>x</p>',
    ],
    ['an address of another site', '<img src="https://evil.example/x.png">', ''],
    ['a picture in the text', '<img src="data:image/png;base64,AAAA">', ''],
    ['a way out of the files', '<img src="/files/1/../../x.png">', ''],
    ['a film of anybody', '<iframe src="https://evil.example/embed/x"></iframe>', ''],
    [
      'a host that begins alike',
      '<iframe src="https://youtube.com.evil.example/embed/aqz-KE-bpKQ"></iframe>',
      '',
    ],
    [
      'a quote of srcset',
      '<img src="/files/1/file.png" srcset="https://evil.example 2x">',
      '<img src="/files/1/file.png">',
    ],
    ['indents without end', '<p data-indent="7">x</p>', '<p>x</p>'],
    [
      'other languages',
      '<pre><code class="language-evil">x</code></pre>',
      '<pre><code>x</code></pre>',
    ],
    ['scripts with their words', '<p>a</p><script>alert(1)</script><style>*{}</style>', '<p>a</p>'],
  ])('does not keep %s', (_what, sent, stored) => {
    expect(sanitise(sent)).toBe(stored)
  })

  it('is understood as other programs write it', () => {
    expect(sanitise('<h1>A</h1><div><b>b</b></div><div>c</div>')).toBe(
      '<h2>A</h2><p><strong>b</strong></p><p>c</p>',
    )
    expect(
      sanitise(
        '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?start=3" title="Film">no</iframe>',
      ),
    ).toBe('<div data-embed="youtube:aqz-KE-bpKQ" data-title="Film"></div>')
  })

  it('is empty where there is nothing to see', () => {
    for (const html of [
      '',
      ' ',
      '<p></p>',
      '<p></p><p></p>',
      '<script>x</script>',
      '<a href=x></a>',
    ])
      expect(sanitise(html), html).toBe('')
  })

  it('has pictures of the site without its base path', () => {
    const sent = '<img src="/media/files/7/file.png" alt="x">'
    expect(sanitiseRichText(sent, { basePath: '/media' })).toBe(
      '<img src="/files/7/file.png" alt="x">',
    )
  })

  it.each([
    '<blockquote>',
    '<b><i><a href="https://a.example">',
    '<ul><li>',
    '<table><tr><td>',
    '<a href="',
    '</p>',
    '<p><b>',
    '<td>x',
    'a=b ',
    '<iframe>',
    '<noscript><svg><title><style>',
    '<!--',
    '&amp;lt;',
    '<x>',
  ])('takes time by its length and not by its square, however long and deep: %s', (piece) => {
    const longest = piece.repeat(RICH_TEXT_MAX_LENGTH / piece.length)
    const eighth = longest.slice(0, Math.ceil(longest.length / PARTS))
    sanitise(eighth)
    const ofEighth = Math.min(timeOf(eighth), timeOf(eighth), timeOf(eighth))
    // By the square it is eight times as much again.
    const most = Math.max(LITTLE_MS, 4 * PARTS * ofEighth)
    expect(Math.min(timeOf(longest), timeOf(longest))).toBeLessThan(most)
    const stored = sanitise(longest)
    expect(sanitise(stored)).toBe(stored)
  })
})

const PARTS = 8
/** What grows by the square takes many times as long; less is not worth comparing. */
const LITTLE_MS = 1_000

function timeOf(html: string): number {
  const before = cpuMs()
  sanitise(html)
  return cpuMs() - before
}
