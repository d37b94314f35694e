import { z } from 'zod'
import { titleTypeSchema } from './titles.schemas.ts'

/** Orders a list of titles may have; each has an index. */
export const TITLE_ORDERS = ['popularity', 'created_at', 'last_link_at', 'year', 'name', 'rating'] as const
export type TitleOrder = (typeof TITLE_ORDERS)[number]

const flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')])
const year = z.coerce.number().int().min(1000).max(2200)
const slug = z.string().regex(/^[\p{L}\p{N}-]{1,100}$/u)

/** What a list of titles may be narrowed to, as query parameters. Slugs for genres and keywords. */
export const titleFilters = z.object({
  type: titleTypeSchema.optional(),
  genre: slug.optional(),
  keyword: slug.optional(),
  country: z.string().regex(/^[A-Za-z]{2}$/).optional(),
  person: z.coerce.number().int().positive().optional(),
  year_from: year.optional(),
  year_to: year.optional(),
  min_rating: z.coerce.number().min(0).max(10).optional(),
  quality: z.coerce.number().int().positive().optional(),
  language: z.coerce.number().int().positive().optional(),
  has_links: flag.optional(),
})
export type TitleFilters = z.output<typeof titleFilters>

/** What an automatic channel is made of, as stored with it. */
export const channelFilter = titleFilters.extend({
  types: z.array(titleTypeSchema).optional(),
  has_plot: z.boolean().optional(),
})
export type ChannelFilter = z.output<typeof channelFilter>
