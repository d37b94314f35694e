import { z } from 'zod'

/** A language with all its lines. */
export const localizationView = z.object({
  language: z.string(),
  /** In the language itself. */
  name: z.string(),
  /** Lines by key; a key without a line is its own English line. */
  lines: z.record(z.string(), z.string()),
  /** Changes whenever a line does: part of the address under which the lines may be kept for ever. */
  version: z.string(),
})
export type LocalizationView = z.infer<typeof localizationView>
