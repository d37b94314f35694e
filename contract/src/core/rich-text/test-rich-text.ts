import { CODE_LANGUAGES, MOST_INDENT } from './rich-text-elements.ts'

/** Every element with every attribute, as the editor writes it: neither the editor nor the server changes a letter of it. */
export const EVERYTHING = [
  '<h2>One</h2><h3 data-align="center">Two</h3><h4 data-indent="1">Three</h4>',
  '<p>Words <strong>bold <em>both</em></strong> <em>slanted</em> <u>under</u> <s>out</s> <code>a &lt; b</code><br>next</p>',
  '<p><a href="https://example.org/a?b=1&amp;c=2">a link</a>, <a href="http://example.org/"><strong>a bold one</strong></a></p>',
  ...Array.from({ length: MOST_INDENT }, (_, index) => `<p data-indent="${index + 1}">In</p>`),
  ...['center', 'right', 'justify'].map((align) => `<p data-align="${align}">Aligned</p>`),
  '<p data-indent="2" data-align="right">Both</p><p></p>',
  '<blockquote><p>Quoted</p><ul><li><p>in it</p></li></ul></blockquote>',
  '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
  '<ol><li><p>a</p></li></ol><ol start="3"><li><p>c</p><pre><code>in it</code></pre></li></ol>',
  '<pre><code>plain &lt;b&gt;\n  code</code></pre>',
  ...CODE_LANGUAGES.map((language) => `<pre><code class="language-${language}">x = 1</code></pre>`),
  '<hr>',
  '<table><tbody><tr><th><p>Head</p></th><th colspan="2"><p>Wide</p></th></tr>',
  '<tr><td rowspan="2"><p>High</p></td><td><p>b</p></td><td><ul><li><p>c</p></li></ul></td></tr>',
  '<tr><td><p>d</p></td><td><p></p></td></tr></tbody></table>',
  '<img src="/files/12/file.png" alt="A &quot;reel&quot;" width="640" height="480"><img src="/files/13/file.webp" alt="">',
  '<div data-embed="youtube:aqz-KE-bpKQ" data-title="Big Buck Bunny"></div><div data-embed="vimeo:1084537"></div>',
  '<div data-embed="dailymotion:x8abc12"></div><div data-embed="archive:BigBuckBunny_124"></div><p>The end</p>',
].join('')
