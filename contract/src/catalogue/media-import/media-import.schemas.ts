import { z } from 'zod'
import { id, line } from '../../core/input.ts'
import { IMPORT_SOURCES, IMPORT_TYPES } from './import-types.ts'

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
