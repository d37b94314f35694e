import { z } from 'zod'
import { REPORT_KIND_NAMES } from '../../community/reports/report-kinds.ts'
import { seenVersion, seenVersions, versionView } from '../../core/version.ts'
import {
  INT4_MAX,
  byteCount,
  exactText,
  flag,
  id,
  line,
  optionId,
  text,
  token,
  wholeNumber,
} from '../../core/input.ts'
import { searchedListQuery } from '../../core/list-query.ts'
import { tableFilters } from '../../core/table-filters.ts'
import { CHECK_RESULTS } from '../checker/check-results.ts'
import {
  ARCHIVE_PASSWORD_MAX_LENGTH,
  DENY_REASON_REQUIRED,
  LINES_MAX_LENGTH,
  MOST_EPISODES,
  MOST_FILES_AT_ONCE,
  MULTI_LANGUAGE_ID,
  MULTI_QUALITY_ID,
  NFO_MAX_LENGTH,
  REASON_MAX_LENGTH,
  RELEASE_NAME_MAX_LENGTH,
  SEASON_AND_EPISODE_MAX,
} from './links.constants.ts'

/** Reads 0, 1 and 2; 0 is Pending. */
export const wireStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const namedView = z.object({ id: z.number(), name: z.string() })
export type NamedView = z.infer<typeof namedView>
export const hostView = z.object({
  id: z.number(),
  name: z.string(),
  /** The first of its domains. */
  domain: z.string().nullable(),
  icon: z.string().nullable(),
})

/** What somebody said is wrong with a contribution. */
const linkReportView = z.object({
  id: z.number(),
  model_type: z.enum(['link', 'nzb', 'torrent']),
  model_id: z.number(),
  /** Null when their account is gone. */
  user: z.object({ username: z.string() }).nullable(),
  report: z.string(),
  kind: z.enum(REPORT_KIND_NAMES),
  created_at: z.string(),
})

/** What the last look at a link found; when that was is its `checked_date`. */
const linkCheck = z.object({
  result: z.enum(CHECK_RESULTS),
  latency_ms: z.number().nullable(),
  http_status: z.number().nullable(),
  /** How often in a row it was not there. */
  failures: z.number(),
})

/** The title a contribution belongs to, as its rows show it. */
export const linkTitleView = z.object({
  id: z.number(),
  name: z.string(),
  year: z.number().nullable(),
  type: z.string(),
  is_series: z.boolean(),
  poster: z.string().nullable(),
})

export const linkView = z.object({
  id: z.number(),
  typefile: z.literal('DDL'),
  version: versionView,
  id_host: z.number(),
  host: hostView,
  id_user: z.number().nullable(),
  /** Username of the uploader; null, as the id, where the account is gone, or hidden from the reader. */
  author: z.string().nullable(),
  title_id: z.number(),
  /** Address of the first part. */
  lien: z.string(),
  /** Addresses of all parts, in order. */
  liens: z.array(z.string()),
  /** Bytes. */
  taille: z.number().nullable(),
  total_parts: z.number(),
  qualite: z.number(),
  qual: z.object({ qual: z.string() }),
  langues_compact: z.array(namedView),
  subs_compact: z.array(namedView),
  saison: z.number().nullable(),
  episode: z.number().nullable(),
  full_saison: z.union([z.literal(0), z.literal(1)]),
  active: wireStatus,
  /** How often it was downloaded. */
  view: z.number(),
  reports_count: z.number(),
  /** The newest fifty, for those who look after everybody's links; empty for others. */
  reports: z.array(linkReportView),
  /** Whether several members call it dead, for those who look after everybody's; false for others. */
  proposed_dead: z.boolean(),
  /** Is there an nfo to read at `liens/{id}/nfo`? */
  nfo: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  checked_date: z.string().nullable(),
  /** Null: the checker has not looked yet. */
  check: linkCheck.nullable(),
  post: linkTitleView,
  can: z.object({ update: z.boolean(), delete: z.boolean(), validate: z.boolean() }),
})
export type LinkView = z.infer<typeof linkView>

/** What somebody contributed to a title, in the export of their account. */
export const exportedContribution = z.object({
  id: z.number(),
  title_id: z.number(),
  title: z.string(),
  status: z.string(),
  created_at: z.string(),
})
export const exportedLink = exportedContribution.extend({
  url: z.string(),
  season: z.number().nullable(),
  episode: z.number().nullable(),
  /** Bytes. */
  size: z.number().nullable(),
})

/** `1,2`, `1` or a list: ids, each once. */
const ids = z
  .union([
    z.array(optionId).max(100),
    optionId.transform((one) => [one]),
    token({ max: 1_200 })
      .regex(/^(\d+(,\d+)*)?$/)
      .transform((joined): (number | string)[] => joined.split(',').filter(Boolean))
      .pipe(z.array(optionId).max(100)),
  ])
  .transform((value) => [...new Set(value)])

export const position = wholeNumber({
  most: SEASON_AND_EPISODE_MAX,
  message: 'Please enter a number.',
})

const languages = ids
  .refine((list) => list.length > 0, 'Please choose at least one language.')
  .refine((list) => !list.includes(MULTI_LANGUAGE_ID), 'Please choose each language by itself.')
const subtitles = ids.refine(
  (list) => !list.includes(MULTI_LANGUAGE_ID),
  'Please choose each language by itself.',
)
const quality = wholeNumber({
  least: 1,
  most: INT4_MAX,
  message: 'Please choose a quality.',
}).refine((chosen) => chosen !== MULTI_QUALITY_ID, 'Please choose a quality.')
const addresses = exactText({ max: LINES_MAX_LENGTH, missing: 'Please enter a link.' })
  .trim()
  .min(1, 'Please enter a link.')
const nfo = exactText({ max: NFO_MAX_LENGTH }).nullable()
const size = byteCount.nullable()

/** What the forms of newsgroup files and torrents say besides. */
export const releaseFields = {
  /** By which it is listed; as its file says, unless one file is given another. */
  name: line({ max: RELEASE_NAME_MAX_LENGTH }).optional(),
  /** Those that one file holds, instead of the one that `start_epi` says. */
  episodes: z
    .array(position)
    .max(MOST_EPISODES)
    .transform((list) => [...new Set(list)].toSorted((a, b) => a - b))
    .optional(),
  /** Of the archive that a newsgroup file leads to. */
  password: exactText({ max: ARCHIVE_PASSWORD_MAX_LENGTH }).nullable().optional(),
}

/** What the forms of all contributions say. */
export const contributionFields = {
  qualite: quality,
  langues: languages,
  subs: subtitles,
  nfo: nfo.optional(),
}
/** What both forms say of the links themselves, wherever they lead and belong. */
const linkFields = { ...contributionFields, taille: size.optional() }
/** Those of them that a form has sent. */
export type LinkFields = Partial<z.output<z.ZodObject<typeof linkFields>>>

/** What is contributed: direct links by their addresses, newsgroup files and torrents by files that were sent before. */
export const CONTRIBUTED_TYPES = ['DDL', 'NZB', 'TORRENT'] as const
export type ContributedType = (typeof CONTRIBUTED_TYPES)[number]

/** Addresses of files that were sent before, as the call that took them gave them. */
export const fileAddresses = z
  .union([
    z.array(token({ max: 2_000 })).max(MOST_FILES_AT_ONCE),
    token({ max: 2_000 }).transform((one) => (one === '' ? [] : [one])),
  ])
  .transform((list) => [...new Set(list)])

/** New contributions; season and episodes are read for series only and refused for other titles. */
export const createLinksForm = z
  .object({
    title_id: id,
    typefile: z.enum(CONTRIBUTED_TYPES).default('DDL'),
    /** Direct links, one address per line; `::3` at its end is the episode. */
    lien: addresses.optional(),
    ...linkFields,
    langues: languages
      .default([])
      .refine((list) => list.length > 0, 'Please choose at least one language.'),
    subs: subtitles.default([]),
    saison: position.optional(),
    full_saison: flag.default(false),
    /** Number of the first line's or file's episode. `null`: they are parts without an episode. */
    start_epi: position.nullable().optional(),
    /** The newsgroup file or torrent that was sent before; several, each a contribution of its own. */
    url: fileAddresses.optional(),
    ...releaseFields,
  })
  .refine(({ typefile, lien }) => typefile !== 'DDL' || lien !== undefined, {
    path: ['lien'],
    message: 'Please enter a link.',
  })
  .refine(({ typefile, url }) => typefile === 'DDL' || Boolean(url?.length), {
    path: ['url'],
    message: 'Please select a file.',
  })
export type CreateLinksForm = z.input<typeof createLinksForm>

/** What the form of an existing link may change; the edit in a table sends `lien` and `id` only. */
export const updateLinkForm = seenVersion.extend({
  id: id.optional(),
  lien: addresses.optional(),
  ...z.object(linkFields).partial().shape,
  saison: position.nullable().optional(),
  episode: position.nullable().optional(),
  full_saison: flag.optional(),
  /** Moderators only: 1 brings a link back, 2 calls it dead. */
  active: z.union([z.literal(1), z.literal(2)]).optional(),
})
export type UpdateLinkForm = z.input<typeof updateLinkForm>

export const LINK_LOADERS = ['linksdl', 'liens', 'adminliens', 'admin-links-validation'] as const
export const LINK_ORDERS = [
  'created_at',
  'updated_at',
  'checked_date',
  'taille',
  'qualite',
  'view',
  'reports_count',
  'episode',
] as const

/** The filters that lists of links, newsgroup files and torrents share. */
export const contributionFilters = {
  qualite: { value: ids },
  langues: { value: ids },
  subs: { value: ids },
  active: { value: z.union([wireStatus, z.array(wireStatus).min(1).max(3)]) },
}

/**
 * `linksdl`: active links of a title, best quality first, with the reader's own whatever their status.
 * `liens`: the reader's own. `adminliens`: everybody's, for those who may edit them, else the own.
 * `admin-links-validation`: what waits for a moderator, oldest first.
 * Without `title_id`, but for what waits and what was `reported`, lists run over everything: they are read newest or
 * oldest first, unfiltered and ten thousand rows deep; all else is refused by its name.
 */
export const listLinksQuery = searchedListQuery.extend({
  filters: tableFilters({
    ...contributionFilters,
    id_host: { value: ids },
  }).optional(),
  loader: z.enum(LINK_LOADERS).default('linksdl'),
  title_id: id.optional(),
  season: position.optional(),
  episode: position.optional(),
  qualite: ids.optional(),
  langues: ids.optional(),
  subs: ids.optional(),
  id_host: ids.optional(),
  active: wholeNumber({ most: 2 }).pipe(wireStatus).optional(),
  reported: wholeNumber({ least: 1, most: 1 }).pipe(z.literal(1)).optional(),
  orderBy: z.enum(LINK_ORDERS).optional(),
})
export type ListLinksQuery = z.output<typeof listLinksQuery>

export const validateLinksForm = seenVersions
  .extend({
    validation: z.enum(['accept', 'deny']),
    /** Somebody else is looking at it, which the moderator knows. */
    take_over: z.boolean().default(false),
    raison: text({ max: REASON_MAX_LENGTH }).optional(),
  })
  .refine(({ validation, raison }) => validation === 'accept' || Boolean(raison), {
    path: ['raison'],
    message: DENY_REASON_REQUIRED,
  })

/** `denials`: by which numbers those that were denied can be restored. */
export const validatedAnswer = z.object({
  validated: z.number(),
  denials: z.array(z.number()),
})

/** The same is on another title already. */
export const linkWarningView = z.object({
  /** Its address, or the name of its file. */
  lien: z.string(),
  title_id: z.number(),
  title_name: z.string(),
  link_id: z.number(),
})
export type LinkWarningView = z.infer<typeof linkWarningView>

export const linksOverviewQuery = searchedListQuery.extend({
  loader: z.enum(['adminliens', 'liens']).default('adminliens'),
  orderBy: z.enum(['linkadded_at', 'updated_at']).optional(),
})

/** A title with the counts of its contributions; those of the reader alone end in `_user_count`. */
export const linksOverviewView = linkTitleView.extend({
  version: versionView,
  release_date: z.string().nullable(),
  categorie: z.object({ id: z.number(), name: z.string() }),
  liens_count: z.number(),
  liens_active_count: z.number(),
  liens_pending_count: z.number(),
  liens_morts_count: z.number(),
  nzbs_count: z.number(),
  nzbs_by_user_count: z.number(),
  torrents_count: z.number(),
  torrents_by_user_count: z.number(),
  liens_by_user_count: z.number(),
  liens_by_active_user_count: z.number(),
  liens_by_pending_user_count: z.number(),
  liens_by_user_morts_count: z.number(),
  /** The newest that is active: a link or, with `nzb`, a newsgroup file. */
  last_link: z.object({ id: z.number(), nzb: z.boolean(), created_at: z.string() }).nullable(),
  linkadded_at: z.string().nullable(),
  /** What plays where the title is opened. */
  primary_video: z.object({ id: z.number(), name: z.string() }).nullable(),
  updated_at: z.string(),
})
export type LinksOverviewView = z.infer<typeof linksOverviewView>
