import {
  readAttributes,
  richTextElements,
} from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const EMPTY_PARAGRAPH = '<p></p>'
const CELLS = ['td', 'th']
/** Lists, quotes and tables within each other: six lists in a cell, and one more. Of those deeper only the words stay. */
export const MOST_CONTAINERS = 8

/**
 * Arranges allowed elements as the editor would: words in blocks, blocks in lists, quotes and cells, marks in blocks. Read
 * by a browser it is what is written, so that it can be arranged again without a change.
 */
export function arrangeRichText(html: string): string {
  const blocks = arrangeBlocks(parseFragment(html).childNodes, MOST_CONTAINERS)
  return blocks.every((block) => block === EMPTY_PARAGRAPH) ? '' : blocks.join('')
}

interface Mark {
  readonly open: string
  readonly tag: string
}

/** Words with the marks around them, outermost first. */
interface Run {
  readonly marks: readonly Mark[]
  readonly html: string
}

interface Textblock {
  readonly tag: string
  readonly open: string
}

const PARAGRAPH: Textblock = { tag: 'p', open: '<p>' }

/** The blocks that some nodes make. Words between blocks become paragraphs. */
function arrangeBlocks(nodes: readonly Node[], containersLeft: number): string[] {
  const blocks: string[] = []
  let runs: Run[] = []
  const close = (block: Textblock) => {
    if (runs.length > 0) blocks.push(`${block.open}${writeRuns(runs)}</${block.tag}>`)
    runs = []
  }
  const visit = (children: readonly Node[], block: Textblock, marks: readonly Mark[]) => {
    for (const node of children) {
      if (isText(node)) {
        const isBetween = runs.length === 0 && block === PARAGRAPH && !/\S/.test(node.value)
        if (!isBetween) runs.push({ marks, html: escapeText(node.value) })
      } else if (isElement(node)) {
        visitElement(node, block, marks)
      }
    }
  }
  const visitElement = (element: Element, block: Textblock, marks: readonly Mark[]) => {
    const tag = element.tagName
    const open = openTag(element)
    const role = open === undefined ? undefined : richTextElements[tag]?.role
    if (tag === 'br') return void runs.push({ marks, html: '<br>' })
    if (role === 'mark') return visit(element.childNodes, block, withMark(marks, tag, open!))
    close(block)
    const isWhole = role === 'atom' || (role === 'container' && containersLeft > 0)
    if (isWhole) blocks.push(...arrangeWhole(element, open!, containersLeft - 1))
    else if (role === 'textblock') {
      const own = { tag, open: open! }
      const before = blocks.length
      visit(element.childNodes, own, marks)
      close(own)
      if (blocks.length === before) blocks.push(`${own.open}</${tag}>`)
    } else {
      // Out of its place, or only around others: what is in it begins and ends with it.
      visit(element.childNodes, block, marks)
      close(block)
    }
  }
  visit(nodes, PARAGRAPH, [])
  close(PARAGRAPH)
  return blocks
}

/** A block that is no row of words. */
function arrangeWhole(element: Element, open: string, containersLeft: number): string[] {
  switch (element.tagName) {
    case 'hr':
    case 'img':
      return [open]
    case 'div':
      return [`${open}</div>`]
    case 'pre':
      return [arrangeCode(element)]
    case 'ul':
    case 'ol':
      return arrangeList(element, open, containersLeft)
    case 'table':
      return arrangeTable(element, containersLeft)
    default:
      return [
        `${open}${filled(arrangeBlocks(element.childNodes, containersLeft))}</${element.tagName}>`,
      ]
  }
}

const filled = (blocks: readonly string[]) => blocks.join('') || EMPTY_PARAGRAPH

function arrangeList(list: Element, open: string, containersLeft: number): string[] {
  const items = list.childNodes.flatMap((node) => {
    const isItem = isElement(node) && node.tagName === 'li'
    const blocks = arrangeBlocks(isItem ? node.childNodes : [node], containersLeft)
    if (!isItem && blocks.length === 0) return []
    const begins = blocks[0]?.startsWith('<p') && !blocks[0].startsWith('<pre')
    return [`<li>${begins ? '' : EMPTY_PARAGRAPH}${blocks.join('')}</li>`]
  })
  return items.length > 0 ? [`${open}${items.join('')}</${list.tagName}>`] : []
}

function arrangeTable(table: Element, containersLeft: number): string[] {
  const rows = rowsOf(table).flatMap((row) => {
    const cells = row.childNodes.filter(isElement).filter(({ tagName }) => CELLS.includes(tagName))
    const written = cells.map(
      (cell) =>
        `${openTag(cell)}${filled(arrangeBlocks(cell.childNodes, containersLeft))}</${cell.tagName}>`,
    )
    return written.length > 0 ? [`<tr>${written.join('')}</tr>`] : []
  })
  return rows.length > 0 ? [`<table><tbody>${rows.join('')}</tbody></table>`] : []
}

const rowsOf = (table: Element): Element[] =>
  table.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'tr' ? [child] : child.childNodes.filter(isElement)))
    .filter(({ tagName }) => tagName === 'tr')

function arrangeCode(pre: Element): string {
  const code = pre.childNodes.filter(isElement).find(({ tagName }) => tagName === 'code')
  const open = (code && openTag(code)) ?? '<code>'
  return `<pre>${open}${escapeText(textOf(pre))}</code></pre>`
}

function textOf(element: Element): string {
  return element.childNodes
    .map((node) => {
      if (isText(node)) return node.value
      if (!isElement(node)) return ''
      return node.tagName === 'br' ? '\n' : textOf(node)
    })
    .join('')
}

/** A language belongs to a whole block of code. */
function withMark(marks: readonly Mark[], tag: string, open: string): readonly Mark[] {
  if (marks.some((mark) => mark.tag === tag)) return marks
  return [...marks, { tag, open: tag === 'code' ? '<code>' : open }]
}

function writeRuns(runs: readonly Run[]): string {
  let html = ''
  let open: readonly Mark[] = []
  const closeTo = (depth: number) => {
    for (const { tag } of open.slice(depth).toReversed()) html += `</${tag}>`
  }
  for (const run of runs) {
    let shared = 0
    while (shared < open.length && open[shared]!.open === run.marks[shared]?.open) shared += 1
    closeTo(shared)
    html += run.marks
      .slice(shared)
      .map((mark) => mark.open)
      .join('')
    html += run.html
    open = run.marks
  }
  closeTo(0)
  return html
}

/** Undefined where the element may not be there. */
function openTag({ tagName, attrs }: Element): string | undefined {
  if (!Object.hasOwn(richTextElements, tagName)) return undefined
  const given = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
  const kept = readAttributes(tagName, given)
  if (!kept) return undefined
  const written = Object.entries(kept).map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
  return `<${tagName}${written.join('')}>`
}

const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'
const isElement = (node: Node): node is Element => 'tagName' in node

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeValue = (value: string) => escapeText(value).replaceAll('"', '&quot;')
