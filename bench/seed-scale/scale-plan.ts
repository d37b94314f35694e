import { TITLE_KINDS } from './kinds.data.ts'
import { createRandom } from './random.ts'

export interface ScaleSizes {
  titles: number
  links: number
  people: number
  seed: number
}

/** The moment the data seems to have been written: fixed, so that one seed makes one database. */
export const SCALE_NOW = Date.UTC(2026, 10, 1)
const FIRST_DAY = Date.UTC(2019, 0, 1)
const MOST_POPULAR = 1500
/** Above this, more popularity brings no more links. */
const LINKED_POPULARITY = 90

/** What the rows of several tables must agree on, one entry a title; the title's id is its index plus one. */
export interface ScalePlan {
  kinds: Uint8Array
  popularity: Float64Array
  seasons: Uint8Array
  /** Episodes of one season; see {@link episodesOfSeason}. */
  episodes: Uint8Array
  /** How strongly a title draws links. */
  linkWeights: Float64Array
}

export function makePlan({ titles, seed }: ScaleSizes): ScalePlan {
  const random = createRandom(seed)
  const plan: ScalePlan = {
    kinds: new Uint8Array(titles),
    popularity: new Float64Array(titles),
    seasons: new Uint8Array(titles),
    episodes: new Uint8Array(titles),
    linkWeights: new Float64Array(titles),
  }
  for (let index = 0; index < titles; index++) {
    const kind = drawKind(random.next())
    plan.kinds[index] = kind
    // A Pareto tail: a few titles that everybody wants, and a very long rest.
    const popularity = Math.min(MOST_POPULAR, 0.6 * (1 - random.next()) ** -0.55)
    plan.popularity[index] = Math.round(popularity * 1000) / 1000
    if (random.isChance(TITLE_KINDS[kind]?.seriesChance ?? 0)) {
      plan.seasons[index] = Math.min(18, 1 + Math.floor(random.next() ** 3 * 9))
      plan.episodes[index] = random.between(3, 13)
    }
    const isLinked = random.isChance(0.7)
    plan.linkWeights[index] = isLinked
      ? Math.min(popularity, LINKED_POPULARITY) * (plan.seasons[index] ? 2 : 1)
      : 0
  }
  return plan
}

export function episodesOfSeason(plan: ScalePlan, index: number, season: number): number {
  return (plan.episodes[index] as number) + ((index * 31 + season * 7) % 3)
}

/** The day of row `index` of `count`: later rows are later, and there are more and more of them. */
export function momentOf(index: number, count: number): number {
  return FIRST_DAY + Math.floor((SCALE_NOW - FIRST_DAY) * ((index + 0.5) / count) ** 0.6)
}

function drawKind(share: number): number {
  let sum = 0
  const kind = TITLE_KINDS.findIndex((candidate) => (sum += candidate.share) > share)
  return kind === -1 ? 0 : kind
}
