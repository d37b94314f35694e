import { z } from 'zod'
import { day, decimal, flag, id, uuid } from '../../core/input.ts'
import { pageSize, searchedListQuery } from '../../core/list-query.ts'
import { languageQuery, seasonOrEpisode, titleCardSchema } from '../titles/titles.schemas.ts'

export { SITTING_MINUTES, stateOfPlay } from './play-state.ts'

/** Nothing lasts longer than a week. */
const LONGEST_SECONDS = 604_800

export const PLAY_REASONS = ['hidden', 'ended', 'left', 'changed', 'tick'] as const

const seconds = decimal({ most: LONGEST_SECONDS })

export const playBeat = z.object({
  video_id: id,
  /** Made by the player for each video that it begins. */
  sitting: uuid,
  /** Where it is, and how long it is: 0 where the player does not know. */
  seconds,
  duration: seconds,
  reason: z.enum(PLAY_REASONS),
})
export type PlayBeat = z.output<typeof playBeat>

/** Of lists of one's own, per page and as one file holds. */
export const PLAYS_PER_PAGE = 30
export const MOST_EXPORTED_PLAYS = 100_000
/** Plays that are deleted by their numbers in one call. */
export const MOST_DELETED_AT_ONCE = 100
/** Titles that a reader is asked to go on with. */
export const MOST_TO_CONTINUE = 20
/** Episodes that one call tells about. */
export const MOST_WATCHED_EPISODES = 2_000

/** A film, or of a series one episode, one season, or all of it. */
export const watchedInput = z
  .object({
    title_id: id,
    season_number: seasonOrEpisode.optional(),
    episode_number: seasonOrEpisode.optional(),
    watched: flag,
  })
  .refine(
    ({ season_number: season, episode_number: episode }) =>
      episode === undefined || season !== undefined,
    { path: ['season_number'], error: 'Please say of which season the episode is.' },
  )
export type WatchedInput = z.output<typeof watchedInput>

/** What the reader has seen of a title, and where they are in its episodes. */
export const watchedView = z.object({
  /** Of a title without episodes; of one with episodes whether all of them were watched. */
  is_watched: z.boolean(),
  episodes: z.array(
    z.object({
      season_number: z.number(),
      episode_number: z.number(),
      is_watched: z.boolean(),
      /** Where there is something to go on with. */
      progress: z.object({ seconds: z.number(), duration: z.number() }).nullable(),
    }),
  ),
})
export type WatchedView = z.infer<typeof watchedView>
export const watchedQuery = z.object({ season: seasonOrEpisode.optional() })

export const playView = z.object({
  id: z.number(),
  video: z.object({ id: z.number(), name: z.string() }),
  title: titleCardSchema.pick({
    id: true,
    model_type: true,
    name: true,
    slug: true,
    year: true,
    type: true,
    is_series: true,
    poster: true,
  }),
  season_number: z.number().nullable(),
  episode_number: z.number().nullable(),
  /** Of the episode. */
  name: z.string().nullable(),
  seconds: z.number(),
  duration: z.number(),
  started_at: z.string(),
  last_at: z.string(),
})
export type PlayView = z.infer<typeof playView>

/** Words are looked for in the names of titles, episodes and videos; days are those of UTC. */
export const listPlaysQuery = searchedListQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(PLAYS_PER_PAGE),
  from: day().optional(),
  to: day().optional(),
})
export type ListPlaysQuery = z.output<typeof listPlaysQuery>

/** These, or all of them. */
export const deletedPlays = z
  .object({
    ids: z.array(id).min(1).max(MOST_DELETED_AT_ONCE).optional(),
    all: z.literal(true).optional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    path: ['ids'],
    error: 'Please choose what to delete.',
  })
export type DeletedPlays = z.output<typeof deletedPlays>

export const viewingSettings = z.object({
  /** While it is on, nothing of what is watched is kept. */
  is_private: z.boolean(),
})

/** One title alone where it is asked for, also where its reader hid it from the others. */
export const continuedQuery = languageQuery.extend({ title_id: id.optional() })

export const continuedView = z.object({
  /** To go on in the middle, or with the episode after the last that was watched. */
  kind: z.enum(['resume', 'next']),
  title: titleCardSchema,
  video_id: z.number(),
  season_number: z.number().nullable(),
  episode_number: z.number().nullable(),
  /** Of the episode, and its still. */
  name: z.string().nullable(),
  still: z.string().nullable(),
  /** Null where it begins. */
  progress: z.object({ seconds: z.number(), duration: z.number() }).nullable(),
  /** When something of the title was watched last. */
  at: z.string(),
})
export type Continued = z.infer<typeof continuedView>
