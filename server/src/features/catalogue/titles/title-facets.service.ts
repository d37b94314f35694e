import type { Needs } from '../../../platform/platform.ts'
import {
  countValueRows,
  estimateCost,
  TITLE_FACETS,
  type TitleFacet,
  TITLES_PER_SAMPLE,
  type ValueCounts,
} from './title-facets.repository.ts'
import type { TitleFilter } from './title-filter.repository.ts'

export type { TitleFacet }

/** Seconds for which counts are kept: a title more or less is no matter to who chooses a filter. */
const COUNT_SECONDS = 120
/** Titles of a list in the sample from which on the sample speaks for the list. */
const ENOUGH_SAMPLES = 250
/** More are not counted one by one. */
const MOST_COUNTED = 2 * ENOUGH_SAMPLES * TITLES_PER_SAMPLE
/** Of reading a list whole, as the planner puts it, beyond which the sample must do. */
const MOST_COST = 12_000
/** Of fewer samples than this nobody can tell how many titles they stand for. */
const LEAST_SAMPLES = 3

export interface TitleValueCounts {
  total: number
  isEstimate: boolean
  /** How many titles of the list have a value, 0 if none has it; null if that is an estimate of too few samples. */
  countOf(facet: TitleFacet, value: string): { count: number | null; is_estimate: boolean }
  /** The values that were seen. */
  valuesOf(facet: TitleFacet): string[]
}

/** The parts of a filter that are enough one by one: what is chosen there already must not hide what else could be. */
const WITHOUT: Partial<Record<TitleFacet, TitleFilter>> = {
  type: { types: undefined },
  country: { countryCodes: undefined },
  quality: { qualityIds: undefined },
  language: { languageIds: undefined },
  spoken_language: { spokenLanguages: undefined },
  certification: { certifications: undefined },
  decade: { yearFrom: undefined, yearTo: undefined },
}

const isSet = (filter: TitleFilter, facet: TitleFacet) =>
  Object.keys(WITHOUT[facet] ?? {}).some((name) => filter[name as keyof TitleFilter] !== undefined)

/**
 * How many titles of a list would be left with each value. Short lists are counted; of long ones a sample is, which is
 * read from an index alone: no list costs more than some ten milliseconds.
 */
export async function countTitleValues(
  platform: Needs<'readDb' | 'cache'>,
  filter: TitleFilter,
): Promise<TitleValueCounts> {
  const own = TITLE_FACETS.filter((facet) => isSet(filter, facet))
  const shared = TITLE_FACETS.filter((facet) => !own.includes(facet))
  const [list, ...others] = await Promise.all([
    countKept(platform, filter, shared),
    ...own.map((facet) => countKept(platform, { ...filter, ...WITHOUT[facet] }, [facet])),
  ])
  const found = (facet: TitleFacet) =>
    [list, ...others].find(({ counts }) => counts[facet] !== undefined)
  return {
    total: list.total,
    isEstimate: list.isEstimate,
    countOf: (facet, value) => {
      const counted = found(facet)
      const is_estimate = counted?.isEstimate ?? false
      return { count: counted?.counts[facet]?.[value] ?? (is_estimate ? null : 0), is_estimate }
    },
    valuesOf: (facet) => Object.keys(found(facet)?.counts[facet] ?? {}),
  }
}

interface KeptCounts {
  total: number
  isEstimate: boolean
  counts: Partial<Record<TitleFacet, Record<string, number | null>>>
}

function countKept(
  platform: Needs<'readDb' | 'cache'>,
  filter: TitleFilter,
  facets: readonly TitleFacet[],
): Promise<KeptCounts> {
  return platform.cache.remember(
    `facets:titles:${JSON.stringify([filter, facets])}`,
    { ttlSeconds: COUNT_SECONDS, tags: [] },
    () => count(platform, filter, facets),
  )
}

async function count(
  { readDb }: Needs<'readDb'>,
  filter: TitleFilter,
  facets: readonly TitleFacet[],
): Promise<KeptCounts> {
  if (filter.ids)
    return kept(await countValueRows(readDb, filter, facets, { most: MOST_COUNTED }), false)
  const sample = await countValueRows(readDb, filter, facets, 'sample')
  if (sample.total >= ENOUGH_SAMPLES || (await estimateCost(readDb, filter)) > MOST_COST)
    return kept(sample, true)
  const counted = await countValueRows(readDb, filter, facets, { most: MOST_COUNTED })
  return counted.total < MOST_COUNTED ? kept(counted, false) : kept(sample, true)
}

function kept({ total, counts }: ValueCounts, isEstimate: boolean): KeptCounts {
  const scaled = (samples: number) =>
    !isEstimate ? samples : samples < LEAST_SAMPLES ? null : samples * TITLES_PER_SAMPLE
  return {
    total: isEstimate ? total * TITLES_PER_SAMPLE : total,
    isEstimate,
    counts: Object.fromEntries(
      Object.entries(counts).map(([facet, values]) => [
        facet,
        Object.fromEntries([...values].map(([value, samples]) => [value, scaled(samples)])),
      ]),
    ),
  }
}
