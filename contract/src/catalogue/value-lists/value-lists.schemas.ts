import { z } from 'zod'
import { localizationView } from '../../site/localizations/localizations.schemas.ts'
import {
  countrySchema,
  languageQuery,
  taxonSchema,
  titleTypeSchema,
} from '../titles/titles.schemas.ts'

export const VALUE_LISTS = [
  'genres',
  'countries',
  'languages',
  'qualities',
  'titleFilterCategories',
  'titleTypes',
  'years',
  'departments',
  'timezones',
  'localizations',
] as const
export type ValueListName = (typeof VALUE_LISTS)[number]

const namedSchema = z.object({ id: z.number(), name: z.string() })

/** Only the lists asked for are there. */
export const valueListsSchema = z.object({
  genres: z.array(taxonSchema).optional(),
  countries: z.array(countrySchema).optional(),
  languages: z.array(namedSchema.extend({ code: z.string() })).optional(),
  qualities: z.array(namedSchema.extend({ kind: z.string() })).optional(),
  titleFilterCategories: z
    .array(namedSchema.extend({ type: titleTypeSchema, slug: z.string().nullable() }))
    .optional(),
  titleTypes: z.array(titleTypeSchema).optional(),
  /** Newest first. */
  years: z.array(z.number()).optional(),
  departments: z.array(z.string()).optional(),
  /** By region (`Europe`), each zone by its name and what to show: `(UTC+01:00) Paris`. */
  timezones: z
    .record(z.string(), z.array(z.object({ value: z.string(), text: z.string() })))
    .optional(),
  /** Languages of the interface. */
  localizations: z.array(localizationView.pick({ language: true, name: true })).optional(),
})
export type ValueLists = z.infer<typeof valueListsSchema>

export const valueListsQuery = languageQuery.extend({
  /** Only values that titles of this kind have. */
  type: titleTypeSchema.optional(),
})
