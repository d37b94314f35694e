import { z } from 'zod'
import { id } from '../../core/input.ts'
import { CONTRIBUTED_TYPES } from '../links/links.schemas.ts'

export const ownDenialsQuery = z.object({ title_id: id.optional() })

/** What was denied of one's own. */
export const ownDenialView = z.object({
  id: z.number(),
  typefile: z.enum(CONTRIBUTED_TYPES),
  title: z.object({ id: z.number(), name: z.string(), year: z.number().nullable() }),
  /** Its first address, or what it is called. */
  name: z.string(),
  raison: z.string(),
  created_at: z.string(),
})
export type OwnDenialView = z.infer<typeof ownDenialView>

/** With all that was denied, as the form of new contributions takes it. */
export const ownDenialForm = ownDenialView.extend({
  form: z.object({
    /** One address per line, each with its episode as in `::3`. */
    lien: z.string().nullable(),
    /** Of the file, while it is there. */
    url: z.string().nullable(),
    name: z.string().nullable(),
    qualite: z.number(),
    langues: z.array(z.number()),
    subs: z.array(z.number()),
    saison: z.number().nullable(),
    episodes: z.array(z.number()),
    full_saison: z.boolean(),
    /** Bytes. */
    taille: z.number().nullable(),
    nfo: z.string().nullable(),
    password: z.string().nullable(),
  }),
})
export type OwnDenialForm = z.infer<typeof ownDenialForm>
