import { z } from 'zod'
import { exactText, id } from '../../core/input.ts'
import { titleCardSchema } from '../../catalogue/titles/titles.schemas.ts'
import { LIST_TEXT_MAX_LENGTH, MOST_ROW_CANDIDATES } from './list-import.constants.ts'
import { listCardSchema, listForm, listNote, MOST_LIST_ITEMS } from './lists.schemas.ts'

/** The file comes in the multipart field `file`; a short one may come as text instead. */
export const readListFileForm = z.object({
  text: exactText({ max: LIST_TEXT_MAX_LENGTH }).optional(),
})

/**
 * `found`: by its number at IMDb or TMDB, by its address on this site, or by its name and year alone. `likely`: one title
 * alone is called so, a year earlier or later, or no year is said. `ambiguous`: it may be several, or one of another year:
 * somebody chooses. `missing`: nothing of the catalogue is called so.
 */
export const ROW_STATES = ['found', 'likely', 'ambiguous', 'missing'] as const
export type RowState = (typeof ROW_STATES)[number]

export const fileTitleSchema = titleCardSchema
  .pick({ id: true, name: true, slug: true, year: true, type: true, is_series: true, poster: true })
  .extend({
    /** In the list that it is read for. */
    is_in_list: z.boolean(),
  })
export type FileTitle = z.infer<typeof fileTitleSchema>

export const fileRowSchema = z.object({
  /** Where it begins in the file; 1 is the first. */
  line: z.number(),
  /** As they stand there. */
  name: z.string().nullable(),
  year: z.number().nullable(),
  note: z.string().nullable(),
  /** What is beyond the length of a note was left out of it. */
  is_note_cut: z.boolean(),
  state: z.enum(ROW_STATES),
  /** What it is: for rows that were found, or are likely. */
  title_id: z.number().nullable(),
  /** What it may be, best first. */
  candidate_ids: z.array(z.number()).max(MOST_ROW_CANDIDATES),
  /** The line of a row above that is the same title. */
  same_as: z.number().nullable(),
})
export type FileRow = z.infer<typeof fileRowSchema>

export const listFileAnswer = z.object({
  /** What the file calls the list, and says of it. */
  name: z.string().nullable(),
  description: z.string().nullable(),
  rows: z.array(fileRowSchema),
  /** Those that rows name, once each. */
  titles: z.array(fileTitleSchema),
  /** How many more the list takes. */
  room: z.number(),
})
export type ListFileAnswer = z.infer<typeof listFileAnswer>

const importForm = z.object({
  /** In their order. Of a title that is there twice the first counts. */
  entries: z
    .array(z.object({ title_id: id, note: listNote }))
    .min(1, 'Please choose at least one title.')
    .max(MOST_LIST_ITEMS, `A list holds at most ${MOST_LIST_ITEMS} titles.`),
})
export const importIntoListForm = importForm
export const importListForm = listForm.extend(importForm.shape)
export type ImportListForm = z.output<typeof importListForm>
export type ImportEntry = z.output<typeof importForm>['entries'][number]

export const importAnswer = z.object({
  list: listCardSchema,
  added: z.number(),
  /** Of the titles that were in the list already, and stay as they are. */
  already_there: z.number(),
  /** `gone`: there is no such title any more. `full`: the list holds as many as it can. */
  refused: z.array(z.object({ title_id: z.number(), reason: z.enum(['gone', 'full']) })),
})
export type ImportAnswer = z.infer<typeof importAnswer>
