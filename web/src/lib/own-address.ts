import { notFound, redirect } from '@tanstack/react-router'
import { siteUrl } from './page-data.ts'

interface Visited {
  readonly pathname: string
  readonly searchStr: string
}

/**
 * A page has one address. Any other that leads to it (an old name, a wrong one, none, a number in its place) leads on to
 * it for good, with its query. Names differ by language, so browsers must not keep the answer (pages forbid it): it would
 * lead in circles after a change of language.
 */
export function leadToOwnAddress({ pathname, searchStr }: Visited, path: string): void {
  if (written(pathname) === written(path)) return
  throw redirect({
    href: siteUrl(encoded(path)) + searchStr,
    statusCode: 301,
    replace: true,
  })
}

/** As it may stand in a header, which takes no letters beyond Latin; what is encoded already stays. */
const encoded = (path: string): string =>
  path.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/** Letters beyond ASCII may come encoded. */
function written(path: string): string {
  try {
    return decodeURI(path).replace(/(?<=.)\/$/, '')
  } catch {
    return path
  }
}

interface Paged {
  readonly data: readonly unknown[]
}

/** A page of a list beyond its last is not there. */
export function assertPageIsThere(page: number | undefined, list: Paged | null | undefined): void {
  if (page !== undefined && page > 1 && list?.data.length === 0) throw notFound()
}

/** Address of a page of a list: the first is the list itself. */
export const pageOf = (path: string, page: number | undefined): string =>
  page !== undefined && page > 1 ? `${path}?page=${page}` : path
