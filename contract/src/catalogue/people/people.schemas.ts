import { z } from 'zod'
import { titleCardSchema } from '../titles/titles.schemas.ts'

export const personCardSchema = z.object({
  id: z.number(),
  model_type: z.literal('person'),
  name: z.string(),
  poster: z.string().nullable(),
  /** The department the person worked in most. */
  known_for: z.string().nullable(),
  primary_credit: titleCardSchema.pick({ id: true, name: true, year: true, type: true }).nullable(),
})
export type PersonCard = z.infer<typeof personCardSchema>

export const personSchema = personCardSchema.extend({
  description: z.string().nullable(),
  birth_date: z.string().nullable(),
  death_date: z.string().nullable(),
  birth_place: z.string().nullable(),
  credits: z.array(titleCardSchema.extend({ department: z.string(), job: z.string().nullable(), character: z.string().nullable() })),
})
export type PersonView = z.infer<typeof personSchema>
