import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  findByName,
  listTitlesNamed,
  type NamedTitle,
} from '../../catalogue/search/search.service.ts'
import {
  listTitlesByIds,
  type TitleCardRow,
  TITLES_TAG,
} from '../../catalogue/titles/titles.service.ts'

/** What a release name says of the title. */
export interface TitleGuess {
  readonly title: string | null
  readonly year: number | null
  /** A season or an episode was read. */
  readonly isOfSeries: boolean
}

export interface FoundTitles {
  /** The only one that it can be. */
  readonly certain: TitleCardRow | null
  /** Best first. */
  readonly candidates: readonly TitleCardRow[]
}

const MOST_CANDIDATES = 5
/** So many matches are ranked: names say more than anybody types. */
const RANKED = 50
/** Searches at once, of names that nothing is called exactly. */
const AT_ONCE = 4
/** For so long names are searched for; who asks for those that are left picks by hand, or asks again. */
const LONGEST_SEARCH_MS = 1_500
/** Who corrects one row asks for all of them once more. */
const KEPT_SECONDS = 60
/** More of a name than this says no more of what it may be. */
const MOST_WORDS = 12

const keyOf = ({ title, year }: TitleGuess) => `${year ?? ''} ${title ?? ''}`

/** Titles that these may be: all names in one question, and a search for each that no title has. */
export async function findTitles(
  platform: Needs<'readDb' | 'cache'>,
  guesses: readonly TitleGuess[],
  { titleIds, language }: { titleIds: readonly number[]; language: Language },
): Promise<{ found: FoundTitles[]; chosen: Map<number, TitleCardRow> }> {
  const named = guesses.flatMap((guess) =>
    guess.title === null ? [] : [[keyOf(guess), guess] as const],
  )
  const distinct = [...new Map(named)]
  const wanted = distinct.map(([, { title, year }]) => ({ name: title!, year }))
  const exact = await listTitlesNamed(platform, wanted)
  const exactBy = new Map(distinct.map(([key], at) => [key, exact[at] ?? []]))
  const searched = new Map<string, readonly number[]>()
  const open = distinct.filter(([key, guess]) => !exactBy.get(key)!.some(isOfYear(guess)))
  const until = performance.now() + LONGEST_SEARCH_MS
  await Promise.all(Array.from({ length: AT_ONCE }, searchOpen))
  const ids = [
    ...titleIds,
    ...[...exactBy.values()].flatMap((titles) => titles.map(({ id }) => id)),
    ...[...searched.values()].flat(),
  ]
  const cards = await listTitlesByIds(platform, [...new Set(ids)], language)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const found = guesses.map((guess): FoundTitles => {
    const sameName = exactBy.get(keyOf(guess)) ?? []
    const certain = chooseTitle(guess, sameName)
    const order = [
      ...sameName.toSorted((a, b) => fitOf(guess, b) - fitOf(guess, a)).map(({ id }) => id),
      ...(searched.get(keyOf(guess)) ?? []),
    ]
    return {
      certain: certain === null ? null : (cardOf.get(certain) ?? null),
      candidates: [...new Set(order)]
        .flatMap((id) => cardOf.get(id) ?? [])
        .slice(0, MOST_CANDIDATES),
    }
  })
  return { found, chosen: cardOf }

  async function searchOpen(): Promise<void> {
    for (let next = open.shift(); next && performance.now() < until; next = open.shift()) {
      const [key, guess] = next
      searched.set(key, await searchFor(platform, guess))
    }
  }
}

/** Titles that something may be which none is called exactly, best first. */
function searchFor(
  platform: Needs<'readDb' | 'cache'>,
  { title, year }: TitleGuess,
): Promise<readonly number[]> {
  const words = title!.split(/\s+/).slice(0, MOST_WORDS).join(' ')
  const query = year === null ? words : `${words} ${year}`
  const options = { page: 1, titles: MOST_CANDIDATES, people: 0, candidates: RANKED }
  return platform.cache.remember(
    `release-title:${query.toLowerCase()}`,
    { ttlSeconds: KEPT_SECONDS, tags: [TITLES_TAG] },
    async () => (await findByName(platform, query, options)).titles.ids,
  )
}

const isOfYear =
  ({ year }: TitleGuess) =>
  (title: NamedTitle) =>
    year === null || title.year === year

const fitOf = (guess: TitleGuess, { year, isSeries }: NamedTitle) =>
  (guess.year !== null && guess.year === year ? 2 : 0) + Number(guess.isOfSeries === isSeries)

/**
 * The one that it can only be: among titles that are called exactly so, the only one of the year that the name says which
 * is a series where a season or episode was read, and none where not. Without a year films share their names too often:
 * only a series is certain, where one alone is called so.
 */
export function chooseTitle(guess: TitleGuess, sameName: readonly NamedTitle[]): number | null {
  if (guess.year === null && !guess.isOfSeries) return null
  const fitting = sameName.filter(
    (title) => isOfYear(guess)(title) && title.isSeries === guess.isOfSeries,
  )
  return fitting.length === 1 ? fitting[0]!.id : null
}
