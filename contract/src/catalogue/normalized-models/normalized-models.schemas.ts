import { z } from 'zod'
import { id, line } from '../../core/input.ts'
import { pageSize } from '../../core/list-query.ts'
import { TITLE_TYPES } from '../titles/title-types.ts'
import { languageQuery, seasonOrEpisode } from '../titles/titles.schemas.ts'

/** Models of the catalogue that a picker may look in: the kinds of titles, and what titles are described by. */
export const TITLE_MODEL_TYPES = ['genre', 'production_country', 'title', ...TITLE_TYPES] as const

export const NORMALIZED_MODELS = [
  ...TITLE_MODEL_TYPES,
  'keyword',
  'person',
  'lang',
  'sub',
  'quality',
  'episodes',
  /** For those who manage accounts or roles; nobody else finds any. */
  'role',
  /** For those who look after plans or subscriptions. */
  'plan',
] as const
export type NormalizedModelName = (typeof NORMALIZED_MODELS)[number]

/** Shape of anything a picker offers. Countries go by their code. */
export const normalizedModelSchema = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  description: z.string().nullable().optional(),
  image: z.string().nullable().optional(),
  model_type: z.string(),
})
export type NormalizedModel = z.infer<typeof normalizedModelSchema>

export const normalizedModelsQuery = languageQuery.extend({
  query: line({ max: 200 }).optional(),
  perPage: pageSize(20),
  /** For episodes: of this title… */
  title_id: id.optional(),
  /** …and season. */
  season: seasonOrEpisode.optional(),
})
export type NormalizedModelsQuery = z.output<typeof normalizedModelsQuery>
