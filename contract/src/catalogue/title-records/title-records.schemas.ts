import { z } from 'zod'
import { paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { languageQuery, titleTypeSchema } from '../titles/titles.schemas.ts'
import { RATING_SOURCES, titleRecordList } from './title-records.list.ts'

/** A title in the list of those who keep the catalogue. */
export const titleRecordView = z.object({
  id: z.number(),
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
