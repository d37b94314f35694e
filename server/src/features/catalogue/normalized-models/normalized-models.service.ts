import type {
  NormalizedModel,
  NormalizedModelName,
  NormalizedModelsQuery,
} from '@mediatheque/contract/catalogue/normalized-models/normalized-models.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isTitleType, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canSeePlanNames, listPlanNames } from '../../billing/products/products.service.ts'
import { canSeeRoles, listRoles } from '../../accounts/roles/roles.service.ts'
import { listPeopleByIds, listPopularPeople, type PersonCardRow } from '../people/people.service.ts'
import { findByName } from '../search/search.service.ts'
import {
  listTitles,
  listTitlesByIds,
  narrowTitles,
  type TitleCardRow,
} from '../titles/titles.service.ts'
import {
  findKeywords,
  listCountries,
  listGenres,
  listLanguages,
  listQualities,
  searchKeywords,
} from '../value-lists/value-lists.service.ts'
import {
  type EpisodeChoiceRow,
  findEpisodeChoice,
  listEpisodeChoices,
} from './normalized-models.repository.ts'

/** What the catalogue is described by: of the rest only some know. */
type CatalogueModel = Exclude<NormalizedModelName, 'role' | 'plan'>
type Choice = Omit<NormalizedModel, 'model_type'>
type Options = NormalizedModelsQuery & { language: Language }

export const titleChoice = ({ id, name, year, poster_url: image }: TitleCardRow): Choice => ({
  id,
  name,
  description: year === null ? null : String(year),
  image,
})
const personChoice = ({ id, name, title, poster_url: image }: PersonCardRow): Choice => ({
  id,
  name,
  description: title?.name ?? null,
  image,
})
const episodeChoice = (row: EpisodeChoiceRow): Choice => ({
  id: row.id,
  name: row.name,
  description: `S${String(row.season_number).padStart(2, '0')}E${String(row.episode_number).padStart(2, '0')}`,
  image: row.poster_url,
})
const named = ({ id, name }: { id: number; name: string }): Choice => ({ id, name })

/** Values whose name holds the query; those that begin with it come first. */
function matching<T extends Choice>(
  values: readonly T[],
  query: string | undefined,
  limit: number,
): T[] {
  const wanted = query ? slugify(query) : ''
  const ranked = values
    .map((value) => ({ value, at: wanted ? slugify(value.name).indexOf(wanted) : 0 }))
    .filter(({ at }) => at >= 0)
  return ranked
    .sort((a, b) => Math.min(a.at, 1) - Math.min(b.at, 1))
    .slice(0, limit)
    .map(({ value }) => value)
}

/** How many titles of any type are found for each one that is wanted of a type. */
const FOUND_FOR_ONE = 5

/** Titles to choose one of: by name, or the most popular ones. */
export async function listTitlesToChoose(
  platform: Needs<'readDb' | 'cache'>,
  type: TitleType | undefined,
  { query, perPage, language }: Options,
): Promise<TitleCardRow[]> {
  if (!query) {
    const list = { page: 1, perPage, paginate: 'simple' } as const
    return (
      await listTitles(
        platform,
        { filter: { types: type && [type] }, order: 'popularity', language },
        list,
      )
    ).data
  }
  const titles = type ? perPage * FOUND_FOR_ONE : perPage
  const { ids } = (await findByName(platform, query, { page: 1, titles, people: 0 })).titles
  const fitting = type ? await narrowTitles(platform, { ids, types: [type] }) : ids
  return listTitlesByIds(platform, fitting.slice(0, perPage), language)
}

async function listPersonChoices(
  platform: Needs<'readDb'>,
  { query, perPage, language }: Options,
): Promise<Choice[]> {
  if (!query)
    return (await listPopularPeople(platform, { page: 1, perPage }, language)).rows.map(
      personChoice,
    )
  const found = await findByName(platform, query, { page: 1, titles: 0, people: perPage })
  return (await listPeopleByIds(platform, found.people.ids, language)).map(personChoice)
}

/** What a picker of this model offers. */
export async function listNormalizedModels(
  platform: Needs<'readDb' | 'cache'>,
  model: CatalogueModel,
  options: Options,
): Promise<NormalizedModel[]> {
  return (await listChoices(platform, model, options)).map((choice) => ({
    ...choice,
    model_type: model,
  }))
}

async function listChoices(
  platform: Needs<'readDb' | 'cache'>,
  model: CatalogueModel,
  options: Options,
): Promise<Choice[]> {
  const { query, perPage, language } = options
  switch (model) {
    case 'lang':
    case 'sub':
      return matching((await listLanguages(platform, language)).map(named), query, perPage)
    case 'quality':
      return matching((await listQualities(platform)).map(named), query, perPage)
    case 'genre':
      return matching((await listGenres(platform, language)).map(named), query, perPage)
    case 'production_country':
      return matching(
        (await listCountries(platform, language)).map(({ code, name }) => ({ id: code, name })),
        query,
        perPage,
      )
    case 'keyword':
      return (await searchKeywords(platform, query ?? '', perPage)).map(named)
    case 'episodes':
      return options.title_id === undefined
        ? []
        : (
            await listEpisodeChoices(platform.readDb, {
              titleId: options.title_id,
              season: options.season,
              query: query ?? '',
              limit: perPage,
              language,
            })
          ).map(episodeChoice)
    case 'person':
      return listPersonChoices(platform, options)
    default:
      return (
        await listTitlesToChoose(platform, isTitleType(model) ? model : undefined, options)
      ).map(titleChoice)
  }
}

/** One thing that a picker holds. */
export async function getNormalizedModel(
  platform: Needs<'readDb' | 'cache'>,
  model: CatalogueModel,
  id: string,
  language: Language,
): Promise<NormalizedModel> {
  const choice = await findChoice(platform, model, id, language)
  if (!choice) throw new AppError('notFound')
  return { ...choice, model_type: model }
}

async function findChoice(
  platform: Needs<'readDb' | 'cache'>,
  model: CatalogueModel,
  id: string,
  language: Language,
): Promise<Choice | undefined> {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : -1
  const among = <T extends { id: number; name: string }>(rows: readonly T[]) =>
    rows.filter((row) => row.id === number).map(named)[0]
  switch (model) {
    case 'lang':
    case 'sub':
      return among(await listLanguages(platform, language))
    case 'quality':
      return among(await listQualities(platform))
    case 'genre':
      return among(await listGenres(platform, language))
    case 'production_country':
      return (await listCountries(platform, language))
        .filter(({ code }) => code === id.toUpperCase())
        .map(({ code, name }) => ({ id: code, name }))[0]
    case 'keyword':
      return among(await findKeywords(platform, [id]))
    case 'episodes':
      return findEpisodeChoice(platform.readDb, number, language).then(
        (row) => row && episodeChoice(row),
      )
    case 'person':
      return (await listPeopleByIds(platform, [number], language)).map(personChoice)[0]
    default:
      return (await listTitlesByIds(platform, [number], language))
        .filter((row) => !isTitleType(model) || row.type === model)
        .map(titleChoice)[0]
  }
}

type ToReadRoles = Needs<'db' | 'cache'>

/** Roles that accounts can have, for those who manage accounts or roles; nobody else finds any. */
async function roleChoices(platform: ToReadRoles, actor: Actor): Promise<RoleChoice[]> {
  if (!canSeeRoles(actor)) return []
  const roles = await listRoles(platform)
  return roles
    .filter(({ key }) => key !== 'guest')
    .map(({ id, name }) => ({ id, name, model_type: 'role' }))
}
type RoleChoice = Choice & { id: number; model_type: 'role' }

export const listRoleModels = async (
  platform: ToReadRoles,
  actor: Actor,
  { query, perPage }: NormalizedModelsQuery,
): Promise<NormalizedModel[]> => matching(await roleChoices(platform, actor), query, perPage)

/** @throws AppError notFound */
export async function getRoleModel(
  platform: ToReadRoles,
  actor: Actor,
  id: string,
): Promise<NormalizedModel> {
  const role = (await roleChoices(platform, actor)).find((one) => String(one.id) === id)
  if (!role) throw new AppError('notFound')
  return role
}

/** Plans, hidden ones among them, for those who look after plans or subscriptions; nobody else finds any. */
async function planChoices(
  platform: Needs<'readDb' | 'cache'>,
  actor: Actor,
): Promise<PlanChoice[]> {
  if (!canSeePlanNames(actor)) return []
  const plans = await listPlanNames(platform)
  return plans.map(({ id, name }) => ({ id, name, model_type: 'plan' }))
}
type PlanChoice = Choice & { id: number; model_type: 'plan' }

export const listPlanModels = async (
  platform: Needs<'readDb' | 'cache'>,
  actor: Actor,
  { query, perPage }: NormalizedModelsQuery,
): Promise<NormalizedModel[]> => matching(await planChoices(platform, actor), query, perPage)

/** @throws AppError notFound */
export async function getPlanModel(
  platform: Needs<'readDb' | 'cache'>,
  actor: Actor,
  id: string,
): Promise<NormalizedModel> {
  const plan = (await planChoices(platform, actor)).find((one) => String(one.id) === id)
  if (!plan) throw new AppError('notFound')
  return plan
}
