import { readEmbed, readEmbedAddress } from '@mediatheque/contract/core/rich-text/embeds.ts'
import {
  HEADING_LEVELS,
  readAttributes,
  readLinkAddress,
} from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { type AnyExtension, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Link } from '@tiptap/extension-link'
import { OrderedList } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { CharacterCount, Placeholder } from '@tiptap/extensions'
import { Markdown } from '@tiptap/markdown'
import StarterKit from '@tiptap/starter-kit'
import { CodeBlock } from './code-block.ts'
import { LeaveByKeyboard } from './leave-by-keyboard.ts'
import { TextLayout } from './text-layout.ts'

interface EditorOptions {
  readonly placeholder: string
  /** Of the site: pictures are shown with it. */
  readonly basePath: string
}

/** What the table of elements makes of an attribute of such an element. */
const read = (tag: string, attribute: string) => (element: HTMLElement) =>
  readAttributes(tag, { [attribute]: element.getAttribute(attribute) ?? '' })?.[attribute] ?? null

const SafeLink = Link.extend({
  addAttributes() {
    return {
      href: {
        default: null,
        parseHTML: (element) => readLinkAddress(element.getAttribute('href') ?? '') ?? null,
      },
    }
  },
}).configure({
  // The page says what a link is; the text holds its address alone.
  HTMLAttributes: { target: null, rel: null, class: null },
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => readLinkAddress(address) !== undefined,
})

const NumberedList = OrderedList.extend({
  addAttributes() {
    return {
      start: {
        default: 1,
        parseHTML: (element) => Number(read('ol', 'start')(element) ?? 1),
      },
    }
  },
})

const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })
const cellAttributes = (tag: string) => ({
  colspan: {
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(read(tag, 'colspan')(cell) ?? 1),
  },
  rowspan: {
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(read(tag, 'rowspan')(cell) ?? 1),
  },
  // Columns are as wide as their words; tables of the library want to know.
  colwidth: { default: null, parseHTML: () => null, rendered: false },
})
const Cell = TableCell.extend({ addAttributes: () => cellAttributes('td') })
const HeadCell = TableHeader.extend({ addAttributes: () => cellAttributes('th') })

/** Pictures that were sent to this site, and no others. */
const OwnPicture = (basePath: string) => {
  const readSource = (element: HTMLElement) => {
    const src = element.getAttribute('src') ?? ''
    if (!src.startsWith(`${basePath}/`)) return undefined
    return readAttributes('img', { src: src.slice(basePath.length) })?.['src']
  }
  const other = (name: string) => ({
    default: null,
    parseHTML: (element: HTMLElement) =>
      readAttributes('img', {
        src: '/files/1/file.png',
        [name]: element.getAttribute(name) ?? '',
      })?.[name] ?? null,
  })
  return Image.extend({
    addAttributes: () => ({
      src: {
        default: null,
        parseHTML: (element: HTMLElement) => {
          const source = readSource(element)
          return source === undefined ? null : basePath + source
        },
      },
      // Without one, those who hear the text while it is written would hear the address.
      alt: { ...other('alt'), renderHTML: ({ alt }) => ({ alt: (alt as string | null) ?? '' }) },
      width: other('width'),
      height: other('height'),
    }),
    parseHTML: () => [
      { tag: 'img', getAttrs: (element) => (readSource(element) === undefined ? false : null) },
    ],
    // Only pictures of this site, and these come by upload.
    addInputRules: () => [],
  })
}

/** A film of another site. It is not played here: its place says what it is. */
const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    embed: {
      default: null,
      parseHTML: (element) =>
        readEmbed(element.getAttribute('data-embed') ?? '') ??
        readEmbedAddress(element.getAttribute('src') ?? '') ??
        null,
      renderHTML: ({ embed }) => ({ 'data-embed': embed as string }),
    },
    title: {
      default: null,
      parseHTML: (element) =>
        element.getAttribute('data-title') ?? element.getAttribute('title') ?? null,
      renderHTML: ({ title }) => (title ? { 'data-title': title as string } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-embed]',
      getAttrs: (element) =>
        readEmbed(element.getAttribute('data-embed') ?? '') === undefined ? false : null,
    },
    {
      tag: 'iframe[src]',
      getAttrs: (element) =>
        readEmbedAddress(element.getAttribute('src') ?? '') === undefined ? false : null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
})

/** Everything the editor can make: the elements of the contract's table, and nothing else. */
export function createExtensions({ placeholder, basePath }: EditorOptions): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [...HEADING_LEVELS] },
      codeBlock: false,
      link: false,
      orderedList: false,
    }),
    CodeBlock,
    SafeLink,
    NumberedList,
    PlainTable.configure({ resizable: false }),
    TableRow,
    Cell,
    HeadCell,
    OwnPicture(basePath),
    Embed,
    TextLayout,
    LeaveByKeyboard,
    Markdown,
    CharacterCount,
    Placeholder.configure({ placeholder }),
  ]
}
