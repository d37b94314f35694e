import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/**
 * The table of pages, read from the pages: each file of `routes/` says where it lies in its `createFileRoute('…')`, and
 * one that shows an `<Outlet>` is the frame of those below its path. Fixed paths win over `/$slugOrId`, which is a channel.
 */
export const routes = rootRoute(
  'root.tsx',
  arrange(readPages(path.join(path.dirname(fileURLToPath(import.meta.url)), 'routes'))),
)

export interface Page {
  readonly file: string
  /** `/_shell/news`; a segment that begins with `_` is a frame without a path of its own. */
  readonly id: string
  readonly isFrame: boolean
}

export function readPages(folder: string): Page[] {
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ text }) => text.includes('createFileRoute('))
    .map(({ file, text }) => {
      const [, id] = /createFileRoute\(\s*'([^']+)'/.exec(text) ?? []
      if (!id) throw new Error(`routes/${file} does not say where it lies: createFileRoute('/…')`)
      return { file, id, isFrame: text.includes('<Outlet') }
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const twice = pages.find(({ id }, at) => pages[at + 1]?.id === id)
  if (twice) throw new Error(`Two files of routes/ lie at ${twice.id}`)
  return pages
}

type Node = ReturnType<typeof index> | ReturnType<typeof layout> | ReturnType<typeof route>

export function arrange(pages: readonly Page[], frame = ''): Node[] {
  const below = pages.filter(({ id }) => id.startsWith(`${frame}/`))
  const frames = below.filter(
    (page) =>
      page.isFrame && !below.some((other) => other !== page && other.isFrame && holds(other, page)),
  )
  return [
    ...frames.map((page) => nodeOf(page, frame, arrange(pages, page.id))),
    ...below
      .filter((page) => !page.isFrame && !frames.some((other) => holds(other, page)))
      .map((page) => nodeOf(page, frame)),
  ]
}

function holds(frame: Page, page: Page): boolean {
  return page.id.startsWith(`${frame.id}/`)
}

function nodeOf({ file, id }: Page, frame: string, children?: Node[]): Node {
  const place = id.slice(frame.length)
  if (place === '/') return index(file)
  if (place.startsWith('/_')) return layout(place.slice(2), file, children ?? [])
  return children ? route(place, file, children) : route(place, file)
}
