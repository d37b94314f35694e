import { z } from 'zod'
import { key } from '../../core/input.ts'
import { titleCardSchema } from '../titles/titles.schemas.ts'

/** Rows of one front page that a member may order or hide; administrators make fewer. */
export const MOST_HOME_ROWS = 60
/** Titles of the row of what is new in what a member follows, and for how many days something is new. */
export const MOST_FOLLOWED_NEWS = 14
export const FOLLOWED_NEWS_DAYS = 30

/** Rows that every member has beside those of channels. */
export const OWN_HOME_ROWS = ['continue', 'following', 'lists'] as const
export type OwnHomeRow = (typeof OWN_HOME_ROWS)[number]

/** How the row of a channel is called in an order. */
export const channelRowKey = (channel: { readonly id: number }) => `channel-${channel.id}`

const rowKey = key(/^(?:channel-[1-9]\d{0,14}|continue|following|lists)$/, 'There is no such row.')
const rowKeys = z
  .array(rowKey)
  .max(MOST_HOME_ROWS)
  .transform((keys) => [...new Set(keys)])

export const homeRowsInput = z.object({
  /** Keys of rows, in the order wanted; rows that are not named follow in their usual one. */
  order: rowKeys,
  hidden: rowKeys,
})
export type HomeRowsInput = z.output<typeof homeRowsInput>

export const homeRowsView = z.object({
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  /** Whether the caller's own rows will have something to show, so that a page keeps room for them. */
  awaited: z.object({ continue: z.boolean(), following: z.boolean() }),
})
export type HomeRowsView = z.infer<typeof homeRowsView>

/** Something new in what the caller follows. */
export const followedNewsSchema = z.object({
  title: titleCardSchema,
  /** Links to a title that is followed, or a title with somebody who is. */
  what: z.enum(['links', 'person']),
  person: z.object({ id: z.number(), name: z.string(), slug: z.string() }).nullable(),
  at: z.string(),
})
export type FollowedNews = z.infer<typeof followedNewsSchema>
