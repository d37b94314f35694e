import { DEFAULT_PAGE_SIZE } from '@mediatheque/contract/core/page-sizes.ts'

export interface PageSearch {
  page?: number
}

/** Says, in an address, that a part of it was not understood: the page shows everything and a word about it. */
export interface Unread {
  unread?: true
}

/** Not written out: where a list begins, and how much of it a page shows. */
const USUAL: Readonly<Record<string, number>> = { page: 1, perPage: DEFAULT_PAGE_SIZE }
const saysNothing = (name: string, value: unknown) =>
  [null, '', false, 'false', 'no'].includes(value as never) || Number(value) === USUAL[name]

/**
 * For `validateSearch` of every page: reads these parameters and leaves out what makes no sense. Without this the router
 * keeps such a value beside what was read, and hands it to the page.
 */
export function searchReader<Search extends object>(
  names: readonly (keyof Search & string)[],
  read: (search: Record<string, unknown>) => Search,
): (search: Record<string, unknown>) => Search & Unread {
  return (search) => {
    const found = read(search)
    const left = names.filter((name) => search[name] !== undefined && found[name] === undefined)
    const isUnread =
      search['unread'] === true || left.some((name) => !saysNothing(name, search[name]))
    const emptied = [...left, ...(search['unread'] === undefined ? [] : ['unread'])]
    return {
      ...found,
      ...Object.fromEntries(emptied.map((name) => [name, undefined])),
      ...(isUnread && { unread: true }),
    } as Search & Unread
  }
}

/** The page in an address; the first is not written out. */
export const readPage = (search: Record<string, unknown>): PageSearch => {
  const page = Number(search['page'])
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}
}

export const readPageSearch = searchReader<PageSearch>(['page'], readPage)

/** As the server sees it: signs that no search can have, and texts in which there is nothing to see. */
const UNSHOWABLE = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u

/** What a table is searched for; nothing where the server would see none or refuse it. */
export function readQuery({ query }: Record<string, unknown>): string {
  const text = typeof query === 'string' || typeof query === 'number' ? String(query) : ''
  const tidy = text.normalize('NFC').trim()
  if (UNSHOWABLE.test(tidy) || INVISIBLE.test(tidy)) return ''
  // The cut may leave half of a letter beyond the basic plane, which the server refuses.
  return tidy
    .slice(0, 200)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
}

const LIST_PARAMETERS = ['query', 'page', 'perPage', 'orderBy', 'orderDir', 'filters']

/**
 * For `validateSearch` of a page with a table: what of the address is its table's. Whether it makes sense, the table
 * says when it is shown: what routes check is loaded with every page.
 */
export const keepListSearch = (search: Record<string, unknown>): KeptListSearch =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      LIST_PARAMETERS.includes(name) ? value : undefined,
    ]),
  )

/** Unchecked. */
export type KeptListSearch = Partial<
  Record<'query' | 'page' | 'perPage' | 'orderBy' | 'orderDir' | 'filters', unknown>
>
