import type { Needs } from '../../../platform/platform.ts'
import { listTitlesNamed, type NamedTitle } from '../../catalogue/search/search.service.ts'
import { certain, type Choice, chooseTitle, NOTHING } from './choose-title.ts'
import { findTitlesKnownBy, type KnownBy } from './find-titles.repository.ts'
import type { ReadTitle } from './read-titles.ts'

/** What each row is: by numbers and addresses first, then by all names together, then by names a year apart. */
export async function findTitles(
  platform: Needs<'config' | 'readDb'>,
  rows: readonly ReadTitle[],
): Promise<Choice[]> {
  const known = await findByNumbers(platform, rows)
  const open = rows.filter((row) => !known.has(row) && row.kind !== 'episode')
  const exact = await findNamed(
    platform,
    open.map((row) => ({ row, years: [row.year] })),
  )
  const unsure = open.filter(
    (row) => row.year !== null && !exact.get(row)!.some(({ year }) => year === row.year),
  )
  const near = await findNamed(
    platform,
    unsure.map((row) => ({ row, years: [row.year! - 1, row.year! + 1] })),
  )
  return rows.map((row) => {
    const id = known.get(row)
    if (id !== undefined) return certain(id)
    const titles = [...(exact.get(row) ?? []), ...(near.get(row) ?? [])]
    return titles.length === 0 ? NOTHING : chooseTitle(row, onceEach(titles))
  })
}

const onceEach = (titles: readonly NamedTitle[]) => [
  ...new Map(titles.map((title) => [title.id, title])).values(),
]

/** Names of one question: of a million titles that nobody asked for lately, so many take three seconds. */
const NAMES_AT_ONCE = 500

const OWN_TITLE = /^\/titles\/(\d{1,15})(?:\/|$)/

/** The number of a title of this site, where an address leads to its page. */
function ownId(baseUrl: string, address: string | null): number | undefined {
  if (!address?.startsWith(`${baseUrl}/`)) return undefined
  const id = OWN_TITLE.exec(address.slice(baseUrl.length))?.[1]
  return id === undefined ? undefined : Number(id)
}

/** By IMDb, else by TMDB, else by the address of a page of this site. */
async function findByNumbers(
  { config, readDb }: Needs<'config' | 'readDb'>,
  rows: readonly ReadTitle[],
): Promise<Map<ReadTitle, number>> {
  const numbersOf = ({ imdb, tmdb, address }: ReadTitle): KnownBy[] => [
    ...(imdb ? [{ provider: 'imdb', value: imdb } as const] : []),
    ...(tmdb ? [{ provider: 'tmdb', value: tmdb } as const] : []),
    ...[ownId(config.baseUrl, address) ?? []]
      .flat()
      .map((id) => ({ provider: 'site', value: String(id) }) as const),
  ]
  const known = await findTitlesKnownBy(readDb, rows.flatMap(numbersOf))
  const byKey = new Map(known.map(({ title_id, ...by }) => [keyOf(by), title_id]))
  return new Map(
    rows.flatMap((row) => {
      const id = numbersOf(row)
        .map((by) => byKey.get(keyOf(by)))
        .find((one) => one !== undefined)
      return id === undefined ? [] : [[row, id] as const]
    }),
  )
}

const keyOf = ({ provider, value }: KnownBy) => `${provider} ${value}`

/** Titles that are called as rows say, in either of their names, in each of some years. */
async function findNamed(
  platform: Needs<'readDb'>,
  wanted: readonly { readonly row: ReadTitle; readonly years: readonly (number | null)[] }[],
): Promise<Map<ReadTitle, NamedTitle[]>> {
  const questions = wanted.flatMap(({ row, years }) =>
    [...new Set([row.name, row.originalName])].flatMap((name) =>
      name === null ? [] : years.map((year) => ({ row, name, year })),
    ),
  )
  const answers: NamedTitle[][] = []
  for (let from = 0; from < questions.length; from += NAMES_AT_ONCE)
    answers.push(...(await listTitlesNamed(platform, questions.slice(from, from + NAMES_AT_ONCE))))
  const byRow = new Map<ReadTitle, NamedTitle[]>(wanted.map(({ row }) => [row, []]))
  for (const [at, { row }] of questions.entries()) byRow.get(row)!.push(...answers[at]!)
  return byRow
}
