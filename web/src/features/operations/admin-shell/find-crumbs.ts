import type { Crumb } from '../../../ui/breadcrumbs.tsx'

/** A page that others may lie below. */
export interface NamedPage {
  /** As its route says it: `/admin/liens/$titleId`. */
  readonly path: string
  /** Undefined where only a loader knows. */
  readonly name: string | undefined
}

interface Here {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** The title of the document, which the last crumb repeats unless the page is called otherwise here. */
  readonly title: string
  /** What the page and those above are called here, by their path. */
  readonly names: Readonly<Record<string, string>>
}

/**
 * The way to a page of the administration, by the pages whose paths its own begins with; `start` is undefined for whoever
 * may not enter the first of them.
 */
export function findCrumbs(
  pages: readonly NamedPage[],
  start: string | undefined,
  here: Here,
): Crumb[] {
  const parts = here.path.split('/').filter(Boolean)
  if (parts.length < 2) return [{ name: here.title }]
  const above = parts.slice(1, -1).flatMap((_part, at) => {
    const path = `/${parts.slice(0, at + 2).join('/')}`
    const page = pages.find((candidate) => candidate.path === path)
    const name = here.names[path] ?? page?.name
    return page && name !== undefined ? [{ name, path: fillIn(path, here.params) }] : []
  })
  const first = start === undefined ? [] : [{ name: start, path: '/admin' }]
  return [...first, ...above, { name: here.names[here.path] ?? here.title }]
}

const fillIn = (path: string, params: Here['params']): string =>
  path.replaceAll(/\$(\w+)/g, (_found, name: string) => encodeURIComponent(params[name] ?? ''))
