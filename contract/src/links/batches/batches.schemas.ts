import { z } from 'zod'
import { exactText, flag, id, line, token } from '../../core/input.ts'
import {
  LINES_MAX_LENGTH,
  MOST_EPISODES,
  RELEASE_NAME_MAX_LENGTH,
} from '../links/links.constants.ts'
import {
  CONTRIBUTED_TYPES,
  createLinksForm,
  linkTitleView,
  linkWarningView,
  namedView,
  position,
} from '../links/links.schemas.ts'
import { MOST_BATCH_ROWS, PASTED_MAX_LENGTH, ROW_KEY_MAX_LENGTH } from './batches.constants.ts'

const TOO_MANY = `At most ${MOST_BATCH_ROWS} at once.`
const rowKey = token({ max: ROW_KEY_MAX_LENGTH, missing: 'Please enter a key.' })
const fileAddress = token({ max: 2_000 })

/** What is known of one contribution to be: what it leads to, or its name, and what is settled of it already. */
const plannedRow = z.object({
  key: rowKey,
  name: line({ max: RELEASE_NAME_MAX_LENGTH }).optional(),
  /** Direct links, one address per line. */
  lien: exactText({ max: LINES_MAX_LENGTH }).optional(),
  /** The newsgroup file or torrent that was sent before. */
  url: fileAddress.optional(),
  /** What its sender says of it. It is taken as it is; without it, suggestions are made. */
  title_id: id.optional(),
  saison: position.nullable().optional(),
  episodes: z.array(position).max(MOST_EPISODES).optional(),
  full_saison: flag.optional(),
})

/** Names, addresses and files of which somebody wants to make contributions. */
export const planBatchForm = z
  .object({
    /** Lines of release names and addresses, as people paste them. */
    text: exactText({ max: PASTED_MAX_LENGTH }).optional(),
    rows: z.array(plannedRow).max(MOST_BATCH_ROWS, TOO_MANY).default([]),
    /** The title that all are meant for, where their sender says none. */
    title_id: id.optional(),
  })
  .refine(({ text, rows }) => rows.length > 0 || Boolean(text?.trim()), {
    path: ['text'],
    message: 'Please paste names or addresses.',
  })
export type PlanBatchForm = z.output<typeof planBatchForm>

/** Where a value of a row comes from. Null: it was not found anywhere. */
export const VALUE_SOURCES = ['sender', 'name', 'address', 'file', 'search'] as const
const source = z.enum(VALUE_SOURCES).nullable()

const rowError = z.object({
  /** The field of the form that it is about. */
  field: z.string(),
  message: z.string(),
})
export type BatchRowError = z.infer<typeof rowError>

export const plannedRowView = z.object({
  key: z.string(),
  /** Of the pasted text; empty for rows that were sent as such. */
  lines: z.array(z.number()),
  /** Null: a name, of which nothing can be made yet. */
  typefile: z.enum(CONTRIBUTED_TYPES).nullable(),
  /** The release name that the suggestions were read from. */
  name: z.string().nullable(),
  lien: z.string().nullable(),
  url: z.string().nullable(),
  /** What makes two rows the same: addresses without what does not matter, hashes of files. */
  fingerprints: z.array(z.string()),
  /** Links that the addresses make: one for each host and episode. */
  links_count: z.number(),
  /** Hosts of the addresses, as the site calls them. */
  hosts: z.array(z.string()),
  /** What was read or found, where its sender has not said it. */
  suggestions: z.object({
    /** What the name calls the title. */
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
    /** Bytes. */
    taille: z.number().nullable(),
  }),
  sources: z.object({
    name: source,
    title: source,
    saison: source,
    episodes: source,
    qualite: source,
    langues: source,
    subs: source,
    taille: source,
  }),
  /** The one title that it can only be, or that its sender chose; null where somebody has to choose. */
  title: linkTitleView.nullable(),
  /**
   * `sender`: chosen by them. `certain`: one title alone is called so, in this year, and is a series where a season or
   * episode was read; without a year, only series are. `unsure`: there are candidates. `none`: nothing is called so.
   */
  title_is: z.enum(['sender', 'certain', 'unsure', 'none']),
  /** Titles that it may be, best first. */
  candidates: z.array(linkTitleView),
  /** Why it cannot be added as it is. */
  refusals: z.array(rowError),
  /** It is on this title already, or is the same as a row above. */
  duplicates: z.array(
    z.object({
      /** Of a row of this call. */
      row: z.string().nullable(),
      /** Of a contribution of the site. */
      id: z.number().nullable(),
      /** Null where it waits, and this reader may not see it. */
      name: z.string().nullable(),
      title_id: z.number().nullable(),
      title_name: z.string().nullable(),
      /** Whether that keeps it from being added: the same on another title does not. */
      is_refused: z.boolean(),
    }),
  ),
  /** What else happens when it is added. */
  notes: z.array(z.string()),
  /** Fields that somebody has to say before it can be added. */
  missing: z.array(z.enum(['title_id', 'lien', 'qualite', 'langues', 'saison', 'episodes'])),
})
export type PlannedRowView = z.infer<typeof plannedRowView>

/** A contribution as `liens` takes it, and by which its sender knows it again. */
const addedRow = createLinksForm.safeExtend({
  /** Made by the sender, once for each row: the same one again adds nothing. */
  key: rowKey,
})

export const addBatchForm = z
  .object({ rows: z.array(addedRow).min(1).max(MOST_BATCH_ROWS, TOO_MANY) })
  .superRefine(({ rows }, context) => {
    for (const [index, { key }] of rows.entries())
      if (rows.findIndex((row) => row.key === key) < index)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'key'],
          message: 'This key is there twice.',
        })
  })
export type AddBatchForm = z.input<typeof addBatchForm>

export const addedRowView = z.object({
  key: z.string(),
  state: z.enum(['added', 'refused']),
  /** An earlier call added it: this one did nothing. */
  was_there: z.boolean(),
  typefile: z.enum(CONTRIBUTED_TYPES),
  /** Of the contributions that it became. */
  ids: z.array(z.number()),
  errors: z.array(rowError),
  warnings: z.array(linkWarningView),
})
export type AddedRowView = z.infer<typeof addedRowView>
