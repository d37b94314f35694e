import { z } from 'zod'
import { TITLE_TYPES } from '../titles/title-types.ts'

/** A title that is hidden, as it is listed for those who keep the catalogue. */
export const hiddenTitleView = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(TITLE_TYPES),
  year: z.number().nullable(),
  /** Null where the account is gone. */
  hidden_by: z.string().nullable(),
  hidden_at: z.string(),
})
export type HiddenTitleView = z.output<typeof hiddenTitleView>
