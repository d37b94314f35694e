import { z } from 'zod'
import { flag, id, token } from '../../core/input.ts'
import { paginated } from '../../core/list-query.ts'
import { versionView } from '../../core/version.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { TITLE_TYPES } from '../titles/title-types.ts'
import { orNull, titleValuesForm } from '../titles/title-values.schemas.ts'
import { languageQuery, titleTypeSchema } from '../titles/titles.schemas.ts'
import { RATING_SOURCES, titleRecordList } from './title-records.list.ts'

/** A title in the list of those who keep the catalogue. */
export const titleRecordView = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  type: titleTypeSchema,
  is_series: z.boolean(),
  year: z.number().nullable(),
  poster: z.string().nullable(),
  rating: z.number().nullable(),
  views: z.number(),
  liens_active_count: z.number(),
  release_date: z.string().nullable(),
  runtime: z.number().nullable(),
  certification: z.string().nullable(),
  languages: z.array(z.string()),
  budget: z.number().nullable(),
  revenue: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type TitleRecordView = z.infer<typeof titleRecordView>

export const titleRecordsQuery = listQueryOf(titleRecordList).extend(languageQuery.shape)
export type TitleRecordsQuery = z.output<typeof titleRecordsQuery>

export const titleRecordsAnswer = paginated(titleRecordView).extend({
  /** Whose ratings these are, and can be filtered by. */
  rating_source: z.enum(RATING_SOURCES),
})

/** How much goes with titles that are deleted. */
export const titleBelongings = z.object({
  liens: z.number(),
  nzbs: z.number(),
  torrents: z.number(),
  reviews: z.number(),
  comments: z.number(),
  /** Places in lists of members. */
  list_items: z.number(),
  requests: z.number(),
})
export type TitleBelongings = z.infer<typeof titleBelongings>

const MOST_GENRES = 20
/** As years of titles are. */
const isPlausible = (day: string) => day >= '1000-01-01' && day <= '2200-12-31'
const typed = titleValuesForm.pick({
  name: true,
  name_fr: true,
  original_name: true,
  year: true,
  release_date: true,
  plot: true,
  plot_fr: true,
  runtime: true,
  certification: true,
})

/** A title that somebody types in; what is left empty is not known. */
export const newTitleForm = typed
  .partial()
  .required({ name: true })
  .extend({
    release_date: typed.shape.release_date
      .refine((day) => day === null || isPlausible(day), 'Please enter a day from 1000 to 2200.')
      .optional(),
    type: z.enum(TITLE_TYPES, 'Please choose what it is.'),
    /** Whether it comes in seasons and episodes. */
    is_series: flag.default(false),
    /** Code of the language that it was made in. */
    language: orNull(token({ max: 8 })).default(null),
    /** Numbers of genres. */
    genres: z.array(id).max(MOST_GENRES, 'A title can have 20 genres at most.').default([]),
    /** Says that it is not the title of the same name, kind and year that is here, or was withdrawn. */
    is_another: flag.default(false),
  })
export type NewTitleForm = z.output<typeof newTitleForm>

export const newTitleAnswer = z.object({
  title: z.object({
    id: z.number(),
    version: z.number(),
    name: z.string(),
    type: titleTypeSchema,
  }),
})
