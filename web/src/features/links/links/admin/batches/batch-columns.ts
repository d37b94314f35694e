import type { RowField } from './batch-rows.ts'

/** Cells that are edited, in their order, with what they are called. */
export const COLUMNS = [
  { field: 'title', label: 'Title' },
  { field: 'qualite', label: 'Quality' },
  { field: 'langues', label: 'Languages' },
  { field: 'subs', label: 'Subtitles' },
  { field: 'saison', label: 'Season' },
  { field: 'episodes', label: 'Episodes' },
  { field: 'lien', label: 'Leads to' },
] as const satisfies readonly { readonly field: RowField; readonly label: string }[]

/** Cells before the first of them: the box that chooses the row, and the name. */
export const FIRST_COLUMN = 2
