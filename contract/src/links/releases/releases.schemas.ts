import { z } from 'zod'
import { flag, id, token } from '../../core/input.ts'
import { tableFilters } from '../../core/table-filters.ts'
import { HUMAN_CHECK_TOKEN_MAX_LENGTH } from '../../accounts/human-check/human-check.schemas.ts'
import { seenVersion } from '../../core/version.ts'
import {
  contributionFields,
  contributionFilters,
  linkTitleView,
  linkView,
  linkWarningView,
  listLinksQuery,
  position,
  releaseFields,
} from '../links/links.schemas.ts'

/** An nfo in any script. */
export const RELEASE_BODY_BYTES = 1024 * 1024

/** The orders that lists of newsgroup files and torrents can have. */
export const RELEASE_ORDERS = [
  'created_at',
  'updated_at',
  'size',
  'qualite',
  'view',
  'reports_count',
] as const

/** What newsgroup files and torrents have in common: a file that leads to others. */
export const releaseView = linkView
  .pick({
    id: true,
    id_user: true,
    author: true,
    title_id: true,
    qualite: true,
    qual: true,
    langues_compact: true,
    subs_compact: true,
    saison: true,
    episode: true,
    full_saison: true,
    active: true,
    view: true,
    reports_count: true,
    reports: true,
    proposed_dead: true,
    nfo: true,
    created_at: true,
    updated_at: true,
    checked_date: true,
    version: true,
    can: true,
  })
  .extend({
    /** By which it is listed. */
    name: z.string(),
    /** The same, where contributions of all kinds are shown by what they are called. */
    lien: z.string(),
    /** Bytes of what it leads to. */
    size: z.number().nullable(),
    /** Files that it leads to. */
    files_count: z.number(),
    /** Every episode it holds; `episode` is the only one, where there is one. */
    episodes: z.array(z.number()),
    post: linkTitleView,
  })
export type ReleaseView = z.infer<typeof releaseView>

/**
 * `nzbdl` and `torrentdl`, or none: active ones of a title, best quality first, with the reader's own whatever their
 * status. The others are those of links. Without a title, as for links: newest or oldest first, unfiltered.
 */
export const listReleasesQuery = listLinksQuery
  .omit({ loader: true, id_host: true, orderBy: true, filters: true })
  .extend({
    loader: z
      .enum(['nzbdl', 'torrentdl', 'liens', 'adminliens', 'admin-links-validation'])
      .optional(),
    orderBy: z.enum(RELEASE_ORDERS).optional(),
    filters: tableFilters(contributionFilters).optional(),
  })
export type ListReleasesQuery = z.output<typeof listReleasesQuery>

export const releaseFileView = z.object({ name: z.string(), size: z.number() })
export type ReleaseFileView = z.infer<typeof releaseFileView>

/** An address that gives the file for ten minutes, while whom it was made for may have it. */
export const downloadUrl = z.string()
export const takeReleaseForm = z.object({
  token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).optional(),
})
export const releaseNfoView = z.object({ nfo: z.object({ nfo: z.string().nullable() }) })

/** What the form of an existing newsgroup file or torrent may change. */
export const updateReleaseForm = seenVersion.extend({
  id: id.optional(),
  ...z.object(contributionFields).partial().shape,
  name: releaseFields.name,
  saison: position.nullable().optional(),
  episodes: releaseFields.episodes,
  full_saison: flag.optional(),
  /** Another file in the place of this one, sent before. */
  url: token({ max: 2_000 }).optional(),
  /** Moderators only: 1 brings it back, 2 calls it dead. */
  active: z.union([z.literal(1), z.literal(2)]).optional(),
})
/** Newsgroup files have a password besides. */
export const updateNzbForm = updateReleaseForm.extend({ password: releaseFields.password })
export type UpdateReleaseForm = z.output<typeof updateNzbForm>

export const updatedReleaseOf = <View extends z.ZodType>(view: View) =>
  z.object({ data: z.object({ lien: view, warnings: z.array(linkWarningView) }) })

/** Where somebody's torrent client tells a tracker that it is there. */
export const announceView = z.object({
  /** Ends in their passkey: whoever knows it announces in their name. */
  address: z.string(),
  /** Whether a tracker listens there; without one torrents keep their own. */
  has_tracker: z.boolean(),
})
export type AnnounceView = z.infer<typeof announceView>
