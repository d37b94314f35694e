import { z } from 'zod'
import { moment } from '../../core/input.ts'

/** What waits for staff. A feature gives each: `queues` of its index on the server. */
export const QUEUE_NAMES = [
  'pending-links',
  'pending-nzbs',
  'pending-torrents',
  'reported-links',
  'reported-nzbs',
  'reported-torrents',
  'reported-comments',
  'reported-reviews',
  'reported-lists',
  'open-requests',
  'open-takedowns',
  'contact-messages',
] as const
export type QueueName = (typeof QUEUE_NAMES)[number]

/** What each day brings. A feature gives each: `days` of its index on the server. */
export const DAILY_FIGURES = [
  'downloads',
  'links',
  'nzbs',
  'torrents',
  'titles',
  'members',
  'comments',
  'reports',
] as const
export type DailyFigureName = (typeof DAILY_FIGURES)[number]

/** More than so many are not counted: the pages say "99+". */
export const MOST_WAITING = 100
/** The same for what a day brought. */
export const MOST_NEW = 10_000

export const queueView = z.object({
  name: z.enum(QUEUE_NAMES),
  /** At most {@link MOST_WAITING}, which then means at least so many. */
  count: z.number(),
  /** Since when the first of them waits; null for none. */
  oldest_at: z.string().nullable(),
})
export type QueueView = z.infer<typeof queueView>

export const dailyFigureView = z.object({
  name: z.enum(DAILY_FIGURES),
  /** Since midnight; each at most {@link MOST_NEW}. */
  today: z.number(),
  /** Until the same time of day. */
  yesterday: z.number(),
  week_ago: z.number(),
})
export type DailyFigureView = z.infer<typeof dailyFigureView>

/** From a moment to another, both included, and the time that it is compared with. */
export const rangeFiguresQuery = z.object({
  start: moment(),
  end: moment(),
  compareStart: moment().optional(),
  compareEnd: moment().optional(),
})
export type RangeFiguresQuery = z.output<typeof rangeFiguresQuery>

export const rangeFigureView = z.object({
  name: z.enum(DAILY_FIGURES),
  /** Each at most {@link MOST_NEW}. */
  count: z.number(),
  /** Null: it is compared with nothing. */
  compared: z.number().nullable(),
})
export type RangeFigureView = z.infer<typeof rangeFigureView>

/** How the site is. What the reader may not know, or nobody knows, is absent. */
export const healthView = z.object({
  /** Jobs given up and mails not delivered in the last 24 hours; each at most {@link MOST_WAITING}. */
  failed_jobs: z.number().optional(),
  failed_mails: z.number().optional(),
  /** Of all files that members sent. */
  stored_bytes: z.number().optional(),
  /** Of the disk with the data folder. */
  free_bytes: z.number().optional(),
  /** The newest backup in the data folder; null where there is none. */
  backup_at: z.string().nullable().optional(),
})
export type HealthView = z.infer<typeof healthView>

export const CONTRIBUTION_KINDS = ['links', 'nzbs', 'torrents'] as const

/** What somebody contributed, by how it stands. */
export const contributionView = z.object({
  kind: z.enum(CONTRIBUTION_KINDS),
  active: z.number(),
  pending: z.number(),
  dead: z.number(),
})
export type ContributionView = z.infer<typeof contributionView>
