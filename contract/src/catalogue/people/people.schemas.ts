import { z } from 'zod'
import { imageSchema, titleCardSchema, titleTypeSchema } from '../titles/titles.schemas.ts'

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

export const personSchema = personCardSchema.extend({
  biography: z.string().nullable(),
  birth_date: z.string().nullable(),
  death_date: z.string().nullable(),
  birthplace: z.string().nullable(),
  external_ids: z.record(z.string(), z.string()),
  images: z.array(imageSchema),
  /** Best known titles first. */
  known_titles: z.array(titleCardSchema),
  /** By department, newest first within each. */
  credits: z.array(z.object({ department: z.string(), credits: z.array(personCreditSchema) })),
  credits_count: z.number(),
})
export type PersonView = z.infer<typeof personSchema>

export const enteredPerson = z.object({
  id: z.number(),
  name: z.string(),
  poster: z.string().nullable(),
})
export type EnteredPerson = z.infer<typeof enteredPerson>
