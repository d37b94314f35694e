import { z } from 'zod'
import { id, line } from '../../core/input.ts'
import { MOST_FILES_AT_ONCE, RELEASE_NAME_MAX_LENGTH } from '../links/links.constants.ts'
import { fileAddresses, linkTitleView, namedView } from '../links/links.schemas.ts'

/** Files that were sent and names of releases, of which somebody wants to know what they say. */
export const inspectForm = z
  .object({
    url: fileAddresses.default([]),
    names: z
      .array(line({ max: RELEASE_NAME_MAX_LENGTH, missing: 'Please enter a name.' }))
      .max(MOST_FILES_AT_ONCE)
      .default([]),
    /** The title that they are meant for: what it has already is said first. */
    title_id: id.optional(),
  })
  .refine(({ url, names }) => url.length + names.length > 0, {
    path: ['url'],
    message: 'Please select a file.',
  })

/** What a file says of itself. */
const releaseFactsView = z.object({
  name: z.string(),
  /** Bytes of what it leads to. */
  size: z.number(),
  files_count: z.number(),
  /** Of a newsgroup file: its articles, and whether each of its files is there from beginning to end. */
  total_parts: z.number().nullable(),
  is_complete: z.boolean().nullable(),
  groups: z.array(z.string()),
  poster: z.string().nullable(),
  posted_at: z.string().nullable(),
  has_password: z.boolean(),
  /** Of a torrent. */
  infohash: z.string().nullable(),
  infohash_v2: z.string().nullable(),
  is_private: z.boolean().nullable(),
  piece_length: z.number().nullable(),
  /** Hosts of the trackers that others may use. */
  trackers: z.array(z.string()),
})

/** What a release name seems to say. Nobody vouches for any of it. */
const releaseSuggestionsView = z.object({
  is_suggestion: z.literal(true),
  /** The name that it was read from. */
  from: z.string(),
  title: z.string().nullable(),
  year: z.number().nullable(),
  saison: z.number().nullable(),
  episodes: z.array(z.number()),
  full_saison: z.boolean(),
  qualite: namedView.nullable(),
  langues: z.array(namedView),
  subs: z.array(namedView),
  /** Several languages are heard, of which not all are named. */
  is_multi: z.boolean(),
  group: z.string().nullable(),
})

export const inspectedView = z.object({
  /** Of a file: its address as it was asked for. */
  url: z.string().nullable(),
  /** Of the file, or the name that was asked about. */
  name: z.string(),
  typefile: z.enum(['NZB', 'TORRENT']).nullable(),
  /** Why nothing can be made of the file; null where it is right. */
  fault: z.string().nullable(),
  facts: releaseFactsView.nullable(),
  suggestions: releaseSuggestionsView,
  /** Titles of the catalogue that are called so, best first: suggestions too. */
  candidates: z.array(linkTitleView),
  /** Contributions that lead to the same, those of the title that was asked about first. */
  duplicates: z.array(
    /** `name` is null where it waits, and this reader may not see it. */
    z.object({
      id: z.number(),
      name: z.string().nullable(),
      title_id: z.number(),
      title_name: z.string(),
    }),
  ),
})
export type InspectedView = z.infer<typeof inspectedView>
