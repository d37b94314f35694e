import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'

export const VALUE_LISTS = ['genres', 'countries', 'languages', 'qualities', 'titleFilterCategories', 'localizations', 'timezones'] as const
export type ValueListName = (typeof VALUE_LISTS)[number]

export const NORMALIZED_MODELS = ['lang', 'sub', 'quality', 'episodes', 'title', 'person', 'genre', 'keyword', 'production_country'] as const

const value = z.object({ value: z.union([z.string(), z.number()]), name: z.string(), group: z.string().optional() })
const model = z.object({ id: z.union([z.number(), z.string()]), name: z.string(), description: z.string().nullable(), image: z.string().nullable() })

export const valueListEndpoints = {
  getValueLists: defineEndpoint({
    method: 'GET',
    path: 'value-lists/:names',
    access: permission('titles.view'),
    summary: 'Choices for pickers and filters, by name, comma-joined',
    params: z.object({ names: z.string().transform((joined) => joined.split(',')).pipe(z.array(z.enum(VALUE_LISTS)).max(VALUE_LISTS.length)) }),
    response: z.partialRecord(z.enum(VALUE_LISTS), z.array(value)),
  }),
  listNormalizedModels: defineEndpoint({
    method: 'GET',
    path: 'normalized-models/:model',
    access: permission('titles.view'),
    summary: 'Suggestions of a picker; MULTI is never one of them',
    params: z.object({ model: z.enum(NORMALIZED_MODELS) }),
    query: z.object({
      query: z.string().trim().max(100).optional(),
      title_id: z.coerce.number().int().positive().optional(),
      season: z.coerce.number().int().min(0).optional(),
    }),
    response: z.object({ results: z.array(model) }),
  }),
  getNormalizedModel: defineEndpoint({
    method: 'GET',
    path: 'normalized-models/:model/:id',
    access: permission('titles.view'),
    summary: 'One of them, to show what a picker holds',
    params: z.object({ model: z.enum(NORMALIZED_MODELS), id: z.string().max(20) }),
    response: z.object({ model }),
  }),
}
export type ValueList = { value: string | number; name: string; group?: string }[]
