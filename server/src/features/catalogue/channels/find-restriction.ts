import type { ChannelRestriction } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findPersonBySlug } from '../people/people.service.ts'
import type { TitleFilter } from '../titles/titles.service.ts'
import {
  findKeywords,
  listCountries,
  listGenres,
  type Taxon,
} from '../value-lists/value-lists.service.ts'

/** What the last part of `/movies/horror` means: a genre, a country by code or name, a keyword, or a person. */
export async function findRestriction(
  platform: Needs<'readDb' | 'cache'>,
  slug: string,
  language: Language,
): Promise<ChannelRestriction | undefined> {
  const genre = bySlug(await listGenres(platform, language), slug)
  if (genre) return { model_type: 'genre', id: genre.id, name: genre.name, slug: genre.slug }
  const country = await findCountry(platform, slug, language)
  if (country)
    return {
      model_type: 'production_country',
      id: country.code,
      name: country.name,
      slug: country.code.toLowerCase(),
    }
  const keyword = bySlug(await findKeywords(platform, [slug]), slug)
  if (keyword)
    return { model_type: 'keyword', id: keyword.id, name: keyword.name, slug: keyword.slug }
  const person = await findPersonBySlug(platform, slug)
  return person && { model_type: 'person', ...person, slug: slugify(person.name) }
}

/** Its own slug, or that of one that was merged into it; a number is no address. */
const bySlug = (taxa: readonly Taxon[], slug: string) =>
  taxa.find((candidate) => candidate.slug === slug) ??
  taxa.find(({ former }) => former?.includes(slug))

async function findCountry(platform: Needs<'readDb' | 'cache'>, slug: string, language: Language) {
  const isNamed = ({ code, name }: { code: string; name: string }) =>
    code.toLowerCase() === slug || slugify(name) === slug
  const [english, own] = await Promise.all([
    listCountries(platform, 'en'),
    listCountries(platform, language),
  ])
  const code = (english.find(isNamed) ?? own.find(isNamed))?.code
  return own.find((country) => country.code === code)
}

export function narrowToRestriction(
  filter: TitleFilter,
  restriction: ChannelRestriction | undefined,
): TitleFilter {
  if (!restriction) return filter
  const { model_type: kind, id } = restriction
  if (kind === 'production_country') return { ...filter, countryCodes: [String(id)] }
  if (kind === 'person') return { ...filter, personId: Number(id) }
  if (kind === 'genre') return { ...filter, genreIds: [...(filter.genreIds ?? []), Number(id)] }
  return { ...filter, keywordIds: [...(filter.keywordIds ?? []), Number(id)] }
}
