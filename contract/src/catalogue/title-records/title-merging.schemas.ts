import { z } from 'zod'
import { flag, id } from '../../core/input.ts'
import { idParams } from '../../core/list-query.ts'
import { seenVersions, versionView } from '../../core/version.ts'
import { TITLE_TYPES } from '../titles/title-types.ts'

/** What goes from one title to another, in the order in which it is told. */
export const MERGED_PARTS = [
  'liens',
  'nzbs',
  'torrents',
  'videos',
  'seasons',
  'episodes',
  'reviews',
  'comments',
  'list_items',
  'favourites',
  'follows',
  'watched',
  'requests',
] as const
export type MergedPart = (typeof MERGED_PARTS)[number]

const merged = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  type: z.enum(TITLE_TYPES),
  year: z.number().nullable(),
  poster: z.string().nullable(),
  created_at: z.string(),
})
export type MergedTitle = z.output<typeof merged>

/** `id` is the one that goes, `into` the one that stays. */
export const mergeParams = idParams.extend({ into: id })

export const mergePreview = z.object({
  from: merged,
  into: merged,
  /** What the other gets, and what it has already, so that it goes with the title. */
  parts: z.array(z.object({ part: z.enum(MERGED_PARTS), moves: z.number(), stays: z.number() })),
})
export type MergePreview = z.output<typeof mergePreview>

/** Of both. */
export const mergeForm = seenVersions

/** Two titles that are probably one. */
export const DUPLICATE_REASONS = ['name', 'original_name', 'alternative_name'] as const
export const duplicateView = z.object({
  id: z.number(),
  first: merged,
  second: merged,
  reason: z.enum(DUPLICATE_REASONS),
  found_at: z.string(),
  /** Somebody looked, and they are two. */
  is_dismissed: z.boolean(),
})
/** Whether they are two. */
export const dismissalForm = z.object({ dismissed: flag })
export type DuplicateView = z.output<typeof duplicateView>
