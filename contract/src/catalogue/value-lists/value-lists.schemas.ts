import { z } from 'zod'
import { countrySchema, languageQuery, taxonSchema, titleTypeSchema } from '../titles/titles.schemas.ts'

export const VALUE_LISTS = ['genres', 'countries', 'languages', 'qualities', 'titleFilterCategories', 'titleTypes', 'years', 'departments'] as const
export type ValueListName = (typeof VALUE_LISTS)[number]

const namedSchema = z.object({ id: z.number(), name: z.string() })

/** Only the lists asked for are there. */
export const valueListsSchema = z.object({
  genres: z.array(taxonSchema).optional(),
  countries: z.array(countrySchema).optional(),
  languages: z.array(namedSchema.extend({ code: z.string() })).optional(),
  qualities: z.array(namedSchema.extend({ kind: z.string() })).optional(),
  titleFilterCategories: z.array(namedSchema.extend({ type: titleTypeSchema, slug: z.string().nullable() })).optional(),
  titleTypes: z.array(titleTypeSchema).optional(),
  /** Newest first. */
  years: z.array(z.number()).optional(),
  departments: z.array(z.string()).optional(),
})
export type ValueLists = z.infer<typeof valueListsSchema>

export const valueListsQuery = languageQuery.extend({
  /** Only values that titles of this kind have. */
  type: titleTypeSchema.optional(),
})
