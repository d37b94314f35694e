import {
  CHOICE_FILTERS,
  type ChannelFacets,
  type ChoiceFilter,
  type ChosenFilter,
  type Facet,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import {
  TITLE_TYPE_LABELS,
  TITLE_TYPES,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleFilterQuery } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countTitleValues, type TitleValueCounts } from '../titles/title-facets.service.ts'
import type { TitleFilter } from '../titles/titles.service.ts'
import {
  listCountries,
  listGenres,
  listLanguages,
  listQualities,
} from '../value-lists/value-lists.service.ts'

interface Named {
  /** As addresses write it. */
  value: string
  /** As titles keep it. */
  key: string
  label: string
  /** Other ways to write it in an address. */
  aliases?: string[]
}

/** The names of what titles are chosen by, in the order in which they are offered; certifications have none but their own. */
async function listNames(
  platform: Needs<'readDb' | 'cache'>,
  language: Language,
): Promise<Record<Exclude<ChoiceFilter, 'certification'>, Named[]>> {
  const [genres, countries, qualities, languages] = await Promise.all([
    listGenres(platform, language),
    listCountries(platform, language),
    listQualities(platform),
    listLanguages(platform, language),
  ])
  const numbered = ({ id, name }: { id: number; name: string }): Named => ({
    value: String(id),
    key: String(id),
    label: name,
  })
  return {
    type: TITLE_TYPES.map((type) => ({ value: type, key: type, label: TITLE_TYPE_LABELS[type] })),
    genre: genres.map(({ id, slug, name }) => ({
      value: slug,
      key: String(id),
      label: name,
      aliases: [String(id)],
    })),
    country: countries.map(({ code, name }) => ({
      value: code,
      key: code,
      label: name,
      aliases: [code.toLowerCase()],
    })),
    quality: qualities.map(numbered),
    language: languages.map(numbered),
    spoken_language: languages
      .map(({ code, name }) => ({
        value: code.toLowerCase(),
        key: code.toLowerCase(),
        label: name,
        aliases: [code],
      }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
  }
}

/** What a call asked for, by name; what nothing is called has none. */
export async function nameChosenFilters(
  platform: Needs<'readDb' | 'cache'>,
  query: TitleFilterQuery,
  language: Language,
): Promise<ChosenFilter[]> {
  if (CHOICE_FILTERS.every((filter) => !query[filter]?.length)) return []
  const names = await listNames(platform, language)
  return CHOICE_FILTERS.flatMap((filter) =>
    [...new Set(query[filter])].map((value): ChosenFilter => {
      if (filter === 'certification') return { filter, value, label: value }
      const named = names[filter].find(
        (each) => each.value === value || each.aliases?.includes(value),
      )
      return { filter, value: named?.value ?? value, label: named?.label ?? null }
    }),
  )
}

export interface TitleChoices {
  /** What is chosen already. */
  query: TitleFilterQuery
  /** The titles of the list that these choices leave. */
  filter: TitleFilter
  /** All titles of the list. */
  all: TitleFilter
  /** The kinds that it holds at all; absent where it may hold every one. */
  types?: readonly TitleType[] | undefined
}

/** What the titles of a list can be narrowed by further, with how many of them would be left. */
export async function listTitleChoices(
  platform: Needs<'readDb' | 'cache'>,
  { query, filter, all, types }: TitleChoices,
  language: Language,
): Promise<ChannelFacets> {
  const names = await listNames(platform, language)
  // What the list has at all stays in place while it is narrowed, be it that nothing would be left.
  const [counts, whole] = await Promise.all([
    countTitleValues(platform, filter),
    countTitleValues(platform, all),
  ])
  const named = (facet: Exclude<ChoiceFilter, 'certification'>): Facet =>
    names[facet]
      .filter(({ key, value, aliases }) =>
        isOffered(
          whole,
          { facet, key },
          query[facet]?.some((each) => each === value || aliases?.includes(each)),
        ),
      )
      .map(({ key, value, label }) => ({ value, label, ...counts.countOf(facet, key) }))
  const plain = (facet: 'certification' | 'decade'): Facet =>
    whole
      .valuesOf(facet)
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map((value) => ({ value, label: value, ...counts.countOf(facet, value) }))
  return {
    total: counts.total,
    is_estimate: counts.isEstimate,
    facets: {
      // Counted without the kinds that are chosen, and so without those that the list is made of.
      type: named('type').filter(({ value }) => types?.includes(value as TitleType) ?? true),
      genre: named('genre'),
      country: named('country'),
      quality: named('quality'),
      language: named('language'),
      spoken_language: named('spoken_language'),
      certification: plain('certification'),
      decade: plain('decade').toReversed(),
    },
  }
}

/** A sample may have missed a rare value: of a long list, those that it did not see stay away, but not what is chosen. */
const isOffered = (
  whole: TitleValueCounts,
  { facet, key }: { facet: ChoiceFilter; key: string },
  isChosen = false,
) => isChosen || whole.valuesOf(facet).includes(key)
