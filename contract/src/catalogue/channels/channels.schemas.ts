import { z } from 'zod'
import { paginated } from '../../core/list-query.ts'
import { titleCardSchema } from '../titles/titles.schemas.ts'

export const CHANNEL_LAYOUTS = ['grid', 'slider', 'list', 'news', 'hero'] as const

const base = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  layout: z.enum(CHANNEL_LAYOUTS),
  content: z.enum(['automatic', 'manual', 'nested']),
  /** The kind all its titles have, when there is one; narrows the filters offered. */
  title_type: z.string().nullable(),
  order_by: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
})

/** A channel shown inside another: a row of its first titles. */
export const channelRow = base.extend({ titles: z.array(titleCardSchema) })
export type ChannelRow = z.infer<typeof channelRow>

export const channelView = base.extend({
  /** What `{restriction}` narrowed it to. */
  restriction: z.object({ kind: z.enum(['genre', 'keyword', 'country', 'person']), slug: z.string(), name: z.string() }).nullable(),
  rows: z.array(channelRow),
})
export type ChannelView = z.infer<typeof channelView>

/** A nested channel has rows and no page of titles; every other one has a page and no rows. */
export const channelAnswer = z.object({ channel: channelView }).extend(paginated(titleCardSchema).partial().shape)
