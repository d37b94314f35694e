import { z } from 'zod'
import { id } from '../../core/input.ts'
import { linkTitleView, linkView } from '../links/links.schemas.ts'

export const downloadSeasonView = z.object({
  number: z.number(),
  episode_count: z.number(),
  /** Numbers of the episodes that the catalogue knows. */
  episodes: z.array(z.number()),
  /** The highest episode that has an active link. */
  last_episode: z.number(),
  /** Every episode has an active link, or the whole season is there in one. */
  is_complete: z.boolean(),
  liens_active_count: z.number(),
  nzbs_active_count: z.number(),
  torrents_active_count: z.number(),
})
export type DownloadSeasonView = z.infer<typeof downloadSeasonView>

export const downloadPageView = z.object({
  title: linkTitleView.extend({
    original_name: z.string().nullable(),
    backdrop: z.string().nullable(),
    description: z.string().nullable(),
    runtime: z.number().nullable(),
    seasons_count: z.number(),
    seasons: z.array(downloadSeasonView),
    liens_active_count: z.number(),
    nzbs_active_count: z.number(),
    torrents_active_count: z.number(),
    /** What this reader finds in the lists: active ones, and their own whatever their status. */
    liens_shown_count: z.number(),
    nzbs_shown_count: z.number(),
    torrents_shown_count: z.number(),
    /** Of all, for who may see them all; else those of the lists. */
    liens_count: z.number(),
    nzbs_count: z.number(),
    torrents_count: z.number(),
    liens_by_user_count: z.number(),
    nzbs_by_user_count: z.number(),
    torrents_by_user_count: z.number(),
  }),
  episode: z
    .object({
      id: z.number(),
      name: z.string(),
      season_number: z.number(),
      episode_number: z.number(),
      description: z.string().nullable(),
    })
    .nullable(),
  can: z.object({
    add_link: z.boolean(),
    /** Newsgroup files and torrents. */
    add_file: z.boolean(),
    see_all: z.boolean(),
    /** Links of seasons and episodes that the catalogue does not know enter them. */
    add_episodes: z.boolean(),
  }),
})
export type DownloadPageView = z.infer<typeof downloadPageView>

/** Links that one call takes. */
export const DOWNLOADS_AT_ONCE = 20

/** A part of a link that was turned into a direct one, or why it was not. */
export const unlockedFileView = z.object({
  lien: z.string(),
  directDL: z.string().nullable(),
  error: z.string().nullable(),
  name: z.string().nullable(),
  size: z.number().nullable(),
  /** Whether a player can begin before all of it is there. */
  streamable: z.boolean(),
})
export type UnlockedFileView = z.infer<typeof unlockedFileView>

export const downloadResultView = z.object({
  lien: linkView,
  /** An address was turned into a direct one. */
  debrided: z.boolean(),
  /** Of the first part that was. */
  directDL: z.string().nullable(),
  /** `link : message`, a line for each part that was not. */
  error: z.string().nullable(),
  /** Part by part; empty where none was to be turned into anything. */
  files: z.array(unlockedFileView),
})
export type DownloadResultView = z.infer<typeof downloadResultView>

/** What is turned into something direct: 1 is a link, 2 a video whose file lies at a host. */
export const debridingForm = z.object({
  id,
  type: z.union([z.literal(1), z.literal(2)], 'Only links and videos can be opened.').default(1),
})

export const debridingView = z.object({
  /** Of the first part; null: none could be opened. */
  url: z.string().nullable(),
  error: z.string().nullable(),
  files: z.array(unlockedFileView),
})

/**
 * Why a link is offered before others: it is in the reader's language or has none, is subtitled in it, no other is of better
 * quality, it answered when it was last looked at, it holds the whole season.
 */
export const OFFER_REASONS = ['language', 'subtitles', 'quality', 'alive', 'season'] as const
export type OfferReason = (typeof OFFER_REASONS)[number]

export const linkOfferView = linkView
  .pick({
    id: true,
    host: true,
    taille: true,
    total_parts: true,
    qual: true,
    langues_compact: true,
    subs_compact: true,
    saison: true,
    episode: true,
    full_saison: true,
    checked_date: true,
    active: true,
    check: true,
  })
  .extend({ reasons: z.array(z.enum(OFFER_REASONS)) })
export type LinkOfferView = z.infer<typeof linkOfferView>

/** Best first. */
export const bestLinksView = z.object({ offers: z.array(linkOfferView) })
