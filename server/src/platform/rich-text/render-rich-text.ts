import { describeEmbed } from '@mediatheque/contract/core/rich-text/embeds.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import {
  FILE_PICTURE_WIDTHS,
  pictureInWidth,
} from '@mediatheque/contract/operations/files/picture-widths.ts'
import { highlightCode } from './highlight-code.ts'

/** Those below are for faces. */
const LEAST_WIDTH = 480

export interface RichTextReader {
  readonly basePath: string
  readonly t: TranslateLine
  /** Links of members vouch for nothing: search engines are told so. */
  readonly isByMembers?: boolean
}

/**
 * A stored text as a page shows it: code coloured, films in a frame that can do little, wide tables in a box of their own
 * that scrolls, by keyboard too.
 * @param stored what `sanitiseRichText` gave: its way of writing is relied on
 */
export function renderRichText(
  stored: string,
  { basePath, t, isByMembers = false }: RichTextReader,
): string {
  const rel = isByMembers ? 'noopener nofollow ugc' : 'noopener'
  const box = `<div data-table role="region" tabindex="0" aria-label="${escapeValue(t('Table'))}">`
  return stored
    .replace(
      /<pre><code(?: class="language-(\w+)")?>([^<]*)<\/code><\/pre>/g,
      (_, language: string | undefined, code: string) =>
        `<pre tabindex="0"><code>${language ? highlightCode(readText(code), language) : code}</code></pre>`,
    )
    .replace(
      /<div data-embed="([^"]*)"(?: data-title="([^"]*)")?><\/div>/g,
      (_, embed: string, title: string | undefined) => frameOf(embed, title, t),
    )
    .replaceAll('<table>', `${box}<table>`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<a href="', `<a rel="${rel}" href="`)
    .replace(/<img src="([^"]*)"(?! alt=)/g, '<img src="$1" alt=""')
    .replace(SIZED_PICTURE, (_, before: string, address: string, ...[rest, width]: string[]) => {
      const srcset = srcsetOf(address, Number(width), basePath)
      return `${before}${address}${rest}${srcset}`
    })
    .replaceAll('<img src="/', `<img loading="lazy" decoding="async" src="${basePath}/`)
}

/** Of a known width: without one, the sizes of a picture would decide how wide it is shown. */
const SIZED_PICTURE = /(<img src=")([^"]*)(" alt="[^"]*" width="(\d+)")/g
/** The column of a text, which fills narrow screens. */
const SIZES = '(max-width: 820px) 100vw, 820px'

function srcsetOf(address: string, ownWidth: number, basePath: string): string {
  const smaller = FILE_PICTURE_WIDTHS.filter((width) => width >= LEAST_WIDTH && width < ownWidth)
  const sizes = smaller.flatMap((width) => {
    const resized = pictureInWidth(address, width)
    return resized ? [`${basePath}${resized} ${width}w`] : []
  })
  if (sizes.length === 0) return ''
  const all = [...sizes, `${basePath}${address} ${ownWidth}w`].join(', ')
  return ` srcset="${all}" sizes="${SIZES}"`
}

/** A text with pictures where a browser finds them, as the editor begins with it. */
export const withPicturesOf = (stored: string, { basePath }: { basePath: string }): string =>
  stored.replaceAll('<img src="/', `<img src="${basePath}/`)

/** The player needs scripts and its own storage, on its own site. Who shows it must be told, or plays nothing. */
const FRAME =
  'sandbox="allow-scripts allow-same-origin allow-popups allow-presentation" referrerpolicy="strict-origin-when-cross-origin" allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen loading="lazy"'

function frameOf(embed: string, title: string | undefined, t: TranslateLine): string {
  const found = describeEmbed(embed)
  if (!found) return ''
  const name = title ?? escapeValue(t('Film at :name', { name: found.name }))
  return `<iframe src="${escapeValue(found.player)}" title="${name}" ${FRAME}></iframe>`
}

const readText = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const escapeValue = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
