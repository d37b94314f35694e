import { z } from 'zod'
import { flag, id, line, optionId, text, url, wholeNumber } from '../../core/input.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { normalizedModelSchema } from '../../catalogue/normalized-models/normalized-models.schemas.ts'
import { TITLE_TYPES } from '../../catalogue/titles/title-types.ts'
import { seasonOrEpisode } from '../../catalogue/titles/titles.schemas.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import {
  MOST_REQUEST_EPISODES,
  REQUEST_NOTE_MAX_LENGTH,
  REQUEST_TITLE_MAX_LENGTH,
  USUAL_REQUEST_CATEGORY,
} from './request-status.ts'
import { requestList } from './requests.list.ts'

export const requestView = z.object({
  id: z.number(),
  version: versionView,
  author: authorSchema.nullable(),
  /** What it was called by who asked; of a title of the catalogue, its name in the reader's language. */
  title: z.string(),
  title_id: z.number().nullable(),
  url: z.string().nullable(),
  /** What else the author says of it. */
  note: z.string().nullable(),
  category: z.object({ id: z.number(), cat: z.object({ name: z.string() }) }),
  serie: z.boolean(),
  saison: z.number().nullable(),
  full_saison: z.boolean(),
  episodes: z.array(z.number()),
  resolver: authorSchema.nullable(),
  /** `REQUEST_STATUSES`. */
  status: z.literal([0, 1, 2]),
  created_at: z.string(),
  resolved_at: z.string().nullable(),
  /** The title of the catalogue that it is about, or that it was resolved with. */
  post: z
    .object({
      id: z.number(),
      name: z.string(),
      year: z.number().nullable(),
      type: z.enum(TITLE_TYPES),
      is_series: z.boolean(),
      poster: z.string().nullable(),
    })
    .nullable(),
  /** Whether it is about something that the catalogue has. */
  exit_title: z.boolean(),
  /** How many want it, its author among them. */
  supporters_count: z.number(),
  /** Whether the reader is one of them. */
  is_supported: z.boolean(),
  comments_count: z.number(),
  /** Since when there is something in the catalogue that fits: it can be resolved. */
  fits_since: z.string().nullable(),
})
export type RequestView = z.infer<typeof requestView>

export const requestAnswer = z.object({ request: requestView })

export const requestsQuery = listQueryOf(requestList).extend({ title_id: id.optional() })
export type RequestsQuery = z.output<typeof requestsQuery>

const orNull = <T>(value: T | null | undefined) => value ?? null
const emptyOrNull = (value: string | null | undefined) => value || null
const place = seasonOrEpisode.nullish().transform(orNull)

export const requestForm = z.object({
  /** Whether a title of the catalogue is chosen (`title_id`); else it is named (`title`). */
  exit_title: flag.default(false),
  title_id: id.nullish().transform(orNull),
  title: line({ max: REQUEST_TITLE_MAX_LENGTH, tooLong: 'This title is too long.' }).default(''),
  category: optionId.default(USUAL_REQUEST_CATEGORY),
  url: z
    .union([z.literal(''), url()])
    .nullish()
    .transform(emptyOrNull),
  note: text({ max: REQUEST_NOTE_MAX_LENGTH, tooLong: 'This text is too long.' })
    .nullish()
    .transform(emptyOrNull),
  /** Of something that comes in seasons and episodes; of a title of the catalogue it is known. */
  serie: flag.default(false),
  saison: place,
  full_saison: flag.default(false),
  episodes: z
    .array(seasonOrEpisode)
    .max(MOST_REQUEST_EPISODES, 'You can ask for 3 episodes at most.')
    .default([]),
})
export type RequestForm = z.output<typeof requestForm>

export const createRequestForm = requestForm.extend({
  /** Made in this workspace, for its members. */
  workspaceId: wholeNumber({ most: Number.MAX_SAFE_INTEGER }).default(0),
})
export type CreateRequestForm = z.output<typeof createRequestForm>

/**
 * With an action the rest is left as it is: to `resolve` it, with the title of `title_id` or the one that it is about;
 * to `process` it, in the caller's name; to `reopen` it. Without one, all of it is what the request is from now on.
 */
export const updateRequestForm = requestForm.extend({
  ...seenVersion.shape,
  action: z.enum(['resolve', 'process', 'reopen']).optional(),
})
export type UpdateRequestForm = z.output<typeof updateRequestForm>

export const addableTitle = normalizedModelSchema.extend({
  id: z.number(),
  is_series: z.boolean(),
})
export type AddableTitle = z.infer<typeof addableTitle>

export const addableQuery = z.object({
  query: line({ max: 200 }).default(''),
  category: optionId.optional(),
})
