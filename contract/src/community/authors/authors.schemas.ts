import { z } from 'zod'

/** Who wrote something, as everybody may see them. Null where the account is gone, or hidden from the reader. */
export const authorSchema = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  image: z.string().nullable(),
})
export type AuthorView = z.infer<typeof authorSchema>
