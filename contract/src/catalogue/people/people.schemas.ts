import { z } from 'zod'
import { line, pageNumber } from '../../core/input.ts'
import {
  imageSchema,
  languageQuery,
  titleCardSchema,
  titleTypeSchema,
} from '../titles/titles.schemas.ts'

/** A title as a person's line names it. */
export const creditedTitleSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  year: z.number().nullable(),
  type: titleTypeSchema,
  poster: z.string().nullable(),
})

export const personCardSchema = z.object({
  id: z.number(),
  model_type: z.literal('person'),
  name: z.string(),
  slug: z.string(),
  poster: z.string().nullable(),
  /** Department of the best known work: `cast`, `directing`… */
  known_for: z.string().nullable(),
  primary_credit: creditedTitleSchema.nullable(),
})
export type PersonCard = z.infer<typeof personCardSchema>

export const personCreditSchema = z.object({
  title: creditedTitleSchema,
  department: z.string(),
  job: z.string().nullable(),
  character: z.string().nullable(),
  episodes_count: z.number(),
})
export type PersonCredit = z.infer<typeof personCreditSchema>

const countOfKind = z.object({ type: titleTypeSchema, count: z.number() })
export type CountOfKind = z.infer<typeof countOfKind>

/** What somebody did in one department: how much of it there is, and the newest. */
export const personDepartmentSchema = z.object({
  department: z.string(),
  count: z.number(),
  /** Of which kinds of titles, most first. */
  kinds: z.array(countOfKind),
  /** As many as a page shows at first; `people/:id/credits` has all. */
  credits: z.array(personCreditSchema),
})
export type PersonDepartment = z.infer<typeof personDepartmentSchema>

export const personCreditsQuery = languageQuery.extend({
  department: line({ max: 60 }),
  type: titleTypeSchema.optional(),
  page: pageNumber.default(1),
})

export const personSchema = personCardSchema.extend({
  biography: z.string().nullable(),
  birth_date: z.string().nullable(),
  death_date: z.string().nullable(),
  birthplace: z.string().nullable(),
  external_ids: z.record(z.string(), z.string()),
  images: z.array(imageSchema),
  /** Best known titles first. */
  known_titles: z.array(titleCardSchema),
  /** By department, that of most works first; newest first within each. */
  credits: z.array(personDepartmentSchema),
  /** Titles of each kind, most first. */
  kinds: z.array(countOfKind),
  /** Titles, however many parts somebody had in one. */
  credits_count: z.number(),
})
export type PersonView = z.infer<typeof personSchema>

export const enteredPerson = z.object({
  id: z.number(),
  name: z.string(),
  poster: z.string().nullable(),
})
export type EnteredPerson = z.infer<typeof enteredPerson>
