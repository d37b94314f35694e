import { readEmbedAddress } from '@mediatheque/contract/core/rich-text/embeds.ts'
import {
  readAttributes,
  richTextElements,
} from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import sanitizeHtml from 'sanitize-html'
import { arrangeRichText, MOST_CONTAINERS } from './arrange-rich-text.ts'

/** Elements within each other, deeper than anything that is arranged: of those deeper only the words stay. */
const MOST_NESTED = 6 * MOST_CONTAINERS
/** What other programs call the same. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}
/** Stands for whatever is only around others: words in it do not run into those beside it. */
const AROUND = 'section'
const WRAPPERS =
  'div section article main header footer aside nav address figure figcaption dl dt dd center details summary fieldset form caption'.split(
    ' ',
  )
/** No element has this name, so that only what is within stays. */
const NONE = 'none'
/** What they hold is no text of the page. */
const WITH_ALL_WITHIN = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'template',
  'title',
  'noembed',
  'noframes',
  'plaintext',
  'svg',
  'math',
  'object',
  'select',
  'audio',
  'video',
]

/**
 * A formatted text as it is stored: of what somebody sent only what `richTextElements` has, arranged so that browsers
 * and the editor read it as it is written. Empty where there is nothing to see.
 * @param basePath of the site: pictures are kept without it
 */
export function sanitiseRichText(html: string, { basePath }: { basePath: string }): string {
  return arrangeRichText(
    sanitizeHtml(html, {
      allowedTags: [...Object.keys(richTextElements), AROUND],
      allowedAttributes: Object.fromEntries(
        Object.entries(richTextElements).map(([tag, { attributes = {} }]) => [
          tag,
          Object.keys(attributes),
        ]),
      ),
      nonTextTags: WITH_ALL_WITHIN,
      nestingLimit: MOST_NESTED,
      transformTags: { '*': (tag, given) => readElement(tag, given, basePath) },
      parseStyleAttributes: false,
    }),
  )
}

function readElement(
  written: string,
  given: Record<string, string>,
  basePath: string,
): { tagName: string; attribs: Record<string, string> } {
  const { tag, attributes } = translate(written, given, basePath)
  const attribs = readAttributes(tag, attributes)
  if (attribs && tag !== AROUND) return { tagName: tag, attribs }
  return { tagName: WRAPPERS.includes(tag) ? AROUND : NONE, attribs: {} }
}

function translate(tag: string, given: Record<string, string>, basePath: string) {
  const { src = '', title = '' } = given
  if (tag === 'iframe') {
    const embed = readEmbedAddress(src)
    return {
      tag: 'div',
      attributes: { ...(embed && { 'data-embed': embed, 'data-title': title }) },
    }
  }
  if (tag === 'img' && basePath && src.startsWith(`${basePath}/`))
    return { tag, attributes: { ...given, src: src.slice(basePath.length) } }
  return { tag: KNOWN_AS[tag] ?? tag, attributes: given }
}
