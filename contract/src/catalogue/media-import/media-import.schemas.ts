import { z } from 'zod'
import { id, line, text, wholeNumber } from '../../core/input.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { TITLE_FIELD_NAMES } from '../titles/title-fields.ts'
import { TITLE_TYPES } from '../titles/title-types.ts'
import { titleValuesForm } from '../titles/title-values.schemas.ts'
import {
  IMPORT_SOURCES,
  IMPORT_TYPES,
  MOST_IMPORTED_AT_ONCE,
  OUTSIDE_LIST_NAMES,
  OUTSIDE_SERVICE_NAMES,
} from './import-types.ts'

const importType = z.enum(IMPORT_TYPES, 'Please choose what it is.')

/** What can be imported here: whose databases are set up. */
export const importSourceView = z.object({
  media_type: z.enum(IMPORT_TYPES),
  source: z.enum(IMPORT_SOURCES),
  /** Categories that it can be entered in, the usual one first. */
  categories: z.array(z.object({ id: z.number(), type: z.string(), name: z.string() })),
})
export type ImportSourceView = z.output<typeof importSourceView>

export const outsideSearchQuery = z.object({
  media_type: importType,
  query: line({ max: 120, missing: 'Please enter what to look for.' }),
})

/** A work that an outside database found, to pick from. */
export const outsideTitleView = z.object({
  media_type: z.enum(IMPORT_TYPES),
  source: z.enum(IMPORT_SOURCES),
  /** Of the source: a number, of a book its ISBN. */
  id: z.number(),
  name: z.string(),
  original_name: z.string().nullable(),
  year: z.number().nullable(),
  description: z.string().nullable(),
  /** Path on this site, good for a while for whoever has it. */
  picture: z.string().nullable(),
  /** The title of the catalogue that was imported from it. */
  title_id: id.nullable(),
})
export type OutsideTitleView = z.output<typeof outsideTitleView>

export const outsideSearchAnswer = z.object({ results: z.array(outsideTitleView) })

/** Of the outside database; an ISBN without hyphens. */
const outsideId = wholeNumber({
  least: 1,
  most: Number.MAX_SAFE_INTEGER,
  message: 'Please enter a number from 1.',
})

export const importPreviewQuery = z.object({ media_type: importType, id: outsideId })

const IDS_MAX = 8_000
const readIds = (written: string) => [...new Set(written.split(/[\s,;]+/).filter(Boolean))]

/** Works of an outside database: by their ids, or those of a page of one of its lists. */
export const manyImportsQuery = z
  .object({
    media_type: importType,
    /** Numbers with anything between them that is none. */
    ids: text({ max: IDS_MAX })
      .refine(
        (written) =>
          readIds(written).every(
            (one) => /^[1-9]\d{0,15}$/.test(one) && Number(one) <= Number.MAX_SAFE_INTEGER,
          ),
        'Please enter numbers, with spaces or commas between them.',
      )
      .refine(
        (written) => readIds(written).length <= MOST_IMPORTED_AT_ONCE,
        'At most 500 titles can be imported at once.',
      )
      .transform((written) => readIds(written).map(Number))
      .optional(),
    list: z.enum(OUTSIDE_LIST_NAMES).optional(),
    page: wholeNumber({
      least: 1,
      most: 500,
      message: 'Please enter a page from 1 to 500.',
    }).default(1),
  })
  .refine(({ ids, list }) => Boolean(ids?.length) || list !== undefined, {
    path: ['ids'],
    message: 'Please enter at least one id.',
  })
export type ManyImportsQuery = z.output<typeof manyImportsQuery>

/** A title of the catalogue that may be the same work. */
const candidateView = z.object({
  id: z.number(),
  name: z.string(),
  year: z.number().nullable(),
  type: z.enum(TITLE_TYPES),
  poster: z.string().nullable(),
})
export type CandidateView = z.output<typeof candidateView>

/** What an import would bring in, and what is here by its name and year, where it is not known by its id. */
export const importPreview = z.object({
  title: outsideTitleView,
  candidates: z.array(candidateView),
})
export type ImportPreview = z.output<typeof importPreview>

export const importForm = importPreviewQuery.extend({
  /** The category that it is entered in; the usual one of its kind unless said. */
  category: id.optional(),
  /** A title that it is, or `new`: has to be said where a title of this name and year is here already. */
  into: z.union([z.literal('new'), id]).optional(),
})
export type ImportForm = z.output<typeof importForm>

const fieldNames = z.array(z.enum(TITLE_FIELD_NAMES))

/** What an import did. */
const importOutcome = z.object({
  is_new: z.boolean(),
  /** Of a title that was here: what was changed, and what somebody locked and so stayed. */
  changed: fieldNames,
  kept: fieldNames,
})
export type ImportOutcome = z.output<typeof importOutcome>

export const importAnswer = z.object({
  mediaItem: z.object({ id: z.number(), name: z.string(), type: z.enum(TITLE_TYPES) }),
  outcome: importOutcome,
})
export type ImportAnswer = z.output<typeof importAnswer>

export const titleSheetForm = titleValuesForm.partial().extend({
  ...seenVersion.shape,
  /** All that is to be locked; what is changed is locked besides. */
  locks: z.array(z.enum(TITLE_FIELD_NAMES)).max(TITLE_FIELD_NAMES.length).optional(),
})
export type TitleSheetForm = z.output<typeof titleSheetForm>

export const titleSheetView = z.object({
  id: z.number(),
  version: versionView,
  type: z.enum(TITLE_TYPES),
  name: z.string(),
  name_fr: z.string().nullable(),
  original_name: z.string().nullable(),
  year: z.number().nullable(),
  release_date: z.string().nullable(),
  plot: z.string().nullable(),
  plot_fr: z.string().nullable(),
  tagline: z.string().nullable(),
  tagline_fr: z.string().nullable(),
  poster: z.string().nullable(),
  backdrop: z.string().nullable(),
  homepage: z.string().nullable(),
  runtime: z.number().nullable(),
  certification: z.string().nullable(),
  locks: fieldNames,
})
export type TitleSheetView = z.output<typeof titleSheetView>

/** Where a title came from; null: nobody imported it. */
export const titleImportView = z
  .object({
    media_type: z.enum(IMPORT_TYPES),
    source: z.enum(IMPORT_SOURCES),
    id: z.number(),
    is_airing: z.boolean(),
    imported_at: z.string(),
    /** When the outside database was asked last. */
    refreshed_at: z.string(),
    /** What went wrong then, as an English line. */
    fault: z.string().nullable(),
    /** Whether it can be asked now. */
    is_set_up: z.boolean(),
  })
  .nullable()
export type TitleImportView = z.output<typeof titleImportView>

export const titleSheetAnswer = z.object({ sheet: titleSheetView, import: titleImportView })
export type TitleSheetAnswer = z.output<typeof titleSheetAnswer>

export const testConnectionForm = z.object({ service: z.enum(OUTSIDE_SERVICE_NAMES) })
/** What came of asking an outside service. */
export const connectionView = z.object({
  service: z.enum(OUTSIDE_SERVICE_NAMES),
  state: z.enum(['works', 'not_set_up', 'key_refused', 'too_many', 'down']),
  took_ms: z.number().nullable(),
  /** What was seen, in the words of the log. */
  detail: z.string().nullable(),
})
export type ConnectionView = z.infer<typeof connectionView>
