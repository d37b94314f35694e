import { readEmbed } from './embeds.ts'

/**
 * What a formatted text may consist of, said once: the editor can make nothing else, and the server keeps nothing else.
 * Nothing here needs Zod: pages with an editor load it.
 */

/** Languages that code is coloured in. */
export const CODE_LANGUAGES = [
  'javascript',
  'typescript',
  'xml',
  'css',
  'php',
  'shell',
  'bash',
  'ruby',
  'python',
  'java',
  'c',
] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/** A text begins at 0. */
export const MOST_INDENT = 6
export const ALIGNMENTS = ['center', 'right', 'justify'] as const
export const HEADING_LEVELS = [2, 3, 4] as const
/** Of the whole text, as HTML: some forty printed pages. */
export const RICH_TEXT_MAX_LENGTH = 100_000
export const LINK_MAX_LENGTH = 2_000
export const ALT_MAX_LENGTH = 300

/** What an attribute is kept as; undefined: it goes. What it gives it gives again of itself. */
type ReadValue = (value: string) => string | undefined

interface RichTextElement {
  /** `textblock`: holds words; `container`: holds blocks; `atom`: is a block that holds nothing. */
  readonly role: 'textblock' | 'container' | 'atom' | 'mark' | 'part'
  /** What the editor calls it. */
  readonly editorName: string
  readonly attributes?: Readonly<Record<string, ReadValue>>
  /** Without it the element is none, and what it holds stays. */
  readonly required?: string
}

const oneOf =
  (values: readonly string[]): ReadValue =>
  (value) =>
    values.includes(value) ? value : undefined

const number =
  (least: number, most: number): ReadValue =>
  (value) =>
    /^[1-9]\d{0,5}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? value
      : undefined

const UNSHOWABLE = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu

const words =
  (most: number): ReadValue =>
  (value) =>
    [...value.toWellFormed().replace(UNSHOWABLE, ' ')].slice(0, most).join('').trim() || undefined

/** The address of a link, as a browser reads it; undefined where it does not begin with `http(s)`. */
export function readLinkAddress(address: string): string | undefined {
  const text = address.trim()
  if (!/^https?:\/\/[^\s/\\?#]/i.test(text) || !URL.canParse(text)) return undefined
  const { href, username, password } = new URL(text)
  // Whose name stands before the host leads elsewhere than it looks.
  if (username || password || href.length > LINK_MAX_LENGTH) return undefined
  return href
}

/** A picture that was sent to this site, without the base path of the site. */
export const readPictureAddress: ReadValue = (address) =>
  /^\/files\/[1-9]\d{0,14}\/file\.[a-z\d]{1,5}$/.test(address) ? address : undefined

const layout = {
  'data-indent': number(1, MOST_INDENT),
  'data-align': oneOf(ALIGNMENTS),
}
const cell = { colspan: number(2, 100), rowspan: number(2, 1_000) }
const MOST_PIXELS = 100_000

export const richTextElements: Readonly<Record<string, RichTextElement>> = {
  p: { role: 'textblock', editorName: 'paragraph', attributes: layout },
  h2: { role: 'textblock', editorName: 'heading', attributes: layout },
  h3: { role: 'textblock', editorName: 'heading', attributes: layout },
  h4: { role: 'textblock', editorName: 'heading', attributes: layout },
  blockquote: { role: 'container', editorName: 'blockquote' },
  ul: { role: 'container', editorName: 'bulletList' },
  ol: { role: 'container', editorName: 'orderedList', attributes: { start: number(2, 99_999) } },
  li: { role: 'part', editorName: 'listItem' },
  pre: { role: 'atom', editorName: 'codeBlock' },
  table: { role: 'container', editorName: 'table' },
  tbody: { role: 'part', editorName: 'table' },
  tr: { role: 'part', editorName: 'tableRow' },
  th: { role: 'part', editorName: 'tableHeader', attributes: cell },
  td: { role: 'part', editorName: 'tableCell', attributes: cell },
  hr: { role: 'atom', editorName: 'horizontalRule' },
  img: {
    role: 'atom',
    editorName: 'image',
    attributes: {
      src: readPictureAddress,
      // Empty, it says that the picture only decorates.
      alt: (value) => words(ALT_MAX_LENGTH)(value) ?? '',
      width: number(1, MOST_PIXELS),
      height: number(1, MOST_PIXELS),
    },
    required: 'src',
  },
  div: {
    role: 'atom',
    editorName: 'embed',
    attributes: { 'data-embed': readEmbed, 'data-title': words(ALT_MAX_LENGTH) },
    required: 'data-embed',
  },
  br: { role: 'mark', editorName: 'hardBreak' },
  strong: { role: 'mark', editorName: 'bold' },
  em: { role: 'mark', editorName: 'italic' },
  u: { role: 'mark', editorName: 'underline' },
  s: { role: 'mark', editorName: 'strike' },
  /** With a language only within `pre`. */
  code: {
    role: 'mark',
    editorName: 'code',
    attributes: { class: oneOf(CODE_LANGUAGES.map((language) => `language-${language}`)) },
  },
  a: {
    role: 'mark',
    editorName: 'link',
    attributes: { href: readLinkAddress },
    required: 'href',
  },
}

/** The attributes of an element that are kept, in the order of the table; undefined where it is none without one that it lacks. */
export function readAttributes(
  tag: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const { attributes = {}, required } = richTextElements[tag] ?? {}
  const kept: Record<string, string> = {}
  for (const [name, read] of Object.entries(attributes)) {
    const value = Object.hasOwn(given, name) ? read(given[name] ?? '') : undefined
    if (value !== undefined) kept[name] = value
  }
  return required !== undefined && !(required in kept) ? undefined : kept
}
