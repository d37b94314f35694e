import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'

/** More are forgotten, the oldest first. */
const MOST_REMEMBERED = 8

/** What somebody lately searched for on this device, the newest first; each account has its own, and guests too. */
export const readSearches = (userId: number | undefined): readonly string[] =>
  readStored('searches')?.[userId ?? 0] ?? []

function keep(userId: number | undefined, searches: readonly string[]): readonly string[] {
  writeStored('searches', { ...readStored('searches'), [userId ?? 0]: searches })
  return searches
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export function rememberSearch(userId: number | undefined, query: string): readonly string[] {
  const text = query.trim()
  if (isEmptyQuery(text)) return readSearches(userId)
  const others = readSearches(userId).filter((each) => !same(each, text))
  return keep(userId, [text, ...others].slice(0, MOST_REMEMBERED))
}

export const forgetSearch = (userId: number | undefined, query: string): readonly string[] =>
  keep(
    userId,
    readSearches(userId).filter((each) => each !== query),
  )

export const forgetSearches = (userId: number | undefined): readonly string[] => keep(userId, [])
