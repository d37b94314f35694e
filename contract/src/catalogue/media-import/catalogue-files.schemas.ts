import { z } from 'zod'
import { id, key } from '../../core/input.ts'
import { defineFilePurpose } from '../../operations/files/file-purposes.ts'

const GIBIBYTE = 1024 ** 3

/** A catalogue that is sent to be imported; forgotten when that is done. */
export const CATALOGUE_FILE_PURPOSE = defineFilePurpose({
  name: 'catalogue',
  maxBytes: 50 * GIBIBYTE,
  types: null,
  visibility: 'private',
  isGeneral: true,
})

/** After which record an export goes on: the `kind` and `id` of the last line that somebody has. */
export const exportQuery = z.object({ after: key(/^(person|title)-\d{1,15}$/).optional() })

/** The import of a file, as far as it is. */
export const catalogueImportView = z.object({
  id: z.number(),
  file_name: z.string(),
  lines_done: z.number(),
  bytes_done: z.number(),
  bytes_total: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  rejected: z.number(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  /** Why it stopped before its end; it can go on. */
  failure: z.string().nullable(),
})
export type CatalogueImportView = z.infer<typeof catalogueImportView>

/** As many as are shown, the newest first. */
export const SHOWN_CATALOGUE_IMPORTS = 10

export const startImportForm = z.object({ file_id: id })
