import fc from 'fast-check'

const TAGS =
  'p h1 h2 h6 div span a b strong i em u s del code pre br hr ul ol li blockquote table tbody thead tr td th caption col img iframe script style svg math mtext mglyph annotation-xml foreignObject desc title noscript template textarea xmp plaintext select option form input button object embed video source audio link meta base body html head frameset animate set a:href font marquee details nobr noembed image section'.split(
    ' ',
  )
const ATTRIBUTES =
  'href src srcset style class id name onclick onerror onload formaction action xlink:href data poster background ping data-indent data-align data-embed data-title alt title width height colspan rowspan start srcdoc sandbox target attributeName values http-equiv content is slot __proto__ constructor'.split(
    ' ',
  )
const VALUES = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' &#106;avascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:x',
  '//evil.example',
  'https://evil.example/"onerror="x',
  'https://example.org/ok?a=1&b=<2>',
  'http://[::1',
  '/files/1/file.png',
  '/files/1/file.png"onerror=alert(1)//',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'youtube:aqz-KE-bpKQ',
  'youtube:"><script>',
  'expression(alert(1))',
  'background:url(javascript:alert(1))',
  'language-css',
  'language-css evil',
  'center',
  '1',
  '3',
  '6',
  '7',
  '2',
  '</style><img src=x onerror=alert(1)>',
  '--><img src=x onerror=alert(1)>',
  ']]><script>alert(1)</script>',
  '</iframe><script>alert(1)</script>',
  '\u202etxt',
  '',
]
const RAW = [
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<!doctype html>',
  '<?xml ?>',
  '</p>',
  '</br>',
  '</table>',
  '</script/x>',
  '<',
  '</',
  '<a href="',
  "'>",
  '/>',
  '&lt;script&gt;',
  '&amp;lt;img src=x&amp;gt;',
  '&nbsp;',
  '\u00a0',
  '\0',
  '\n',
  '  ',
  '\ud800',
  '<svg><![CDATA[</svg><img src=x onerror=alert(1)>]]>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><p></template><script>alert(1)</script>',
  '<xmp></xmp/><script>alert(1)</script>',
]

const quoted = fc
  .tuple(
    fc.constantFrom(...ATTRIBUTES),
    fc.oneof(fc.constantFrom(...VALUES), fc.string({ maxLength: 6 })),
    fc.constantFrom('"', "'", ''),
  )
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`)
const opening = fc
  .tuple(
    fc.constantFrom(...TAGS),
    fc.array(quoted, { maxLength: 3 }),
    fc.constantFrom('>', '/>', ' >', ''),
  )
  .map(([tag, attributes, end]) => `<${tag}${attributes.join('')}${end}`)
const closing = fc.constantFrom(...TAGS).map((tag) => `</${tag}>`)

/** Pieces of HTML in any order: open, unclosed, crossed, out of their place, and what is known to have fooled others. */
export const hostileHtml: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: opening },
      { weight: 3, arbitrary: closing },
      { weight: 2, arbitrary: fc.constantFrom(...RAW) },
      { weight: 2, arbitrary: fc.string({ maxLength: 8 }) },
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''))
