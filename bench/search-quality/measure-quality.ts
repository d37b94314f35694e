import fs from 'node:fs'
import path from 'node:path'

/** What somebody typed, and the titles of which one must be among the first three. */
export interface ExpectedQuery {
  kind: string
  query: string
  /** Name and year: `Nosferatu (1922)`. */
  expected: readonly string[]
}

interface FoundTitle {
  name: string
  year?: number | null
}

export interface Miss extends ExpectedQuery {
  first: string[]
}

export const PLACES = 3

/** The queries of one part: of the demo catalogue, or of the free films that are imported beside it. */
export function readQueries(part: 'demo' | 'films'): ExpectedQuery[] {
  const file = path.join(import.meta.dirname, '../search-queries.json')
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, ExpectedQuery[]>)[part] ?? []
}

/** Runs every query and returns those whose title is not among the first three. */
export async function findMisses(
  queries: readonly ExpectedQuery[],
  search: (query: string) => Promise<readonly FoundTitle[]>,
): Promise<Miss[]> {
  const misses: Miss[] = []
  for (const query of queries) {
    const first = (await search(query.query))
      .slice(0, PLACES)
      .map(({ name, year }) => `${name} (${year})`)
    if (!query.expected.some((name) => first.includes(name))) misses.push({ ...query, first })
  }
  return misses
}

export const describeMiss = ({ kind, query, expected, first }: Miss): string =>
  `${kind}: “${query}” wants ${expected.join(' or ')}, gives ${first.join(', ') || 'nothing'}`
