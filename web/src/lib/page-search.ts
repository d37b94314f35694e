export interface PageSearch {
  page?: number
}

/** The page in an address; the first is not written out. */
export function readPageSearch(search: Record<string, unknown>): PageSearch {
  const page = Number(search['page'])
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}
}
