import { z } from 'zod'

/**
 * Of a group: values that could keep everybody out. A change of one of them is tried out for a minute, and is taken back
 * by itself unless somebody says that it is to stay. Of a group that is one value nothing is named.
 */
export const needsConfirmation: z.core.$ZodRegistry<{ readonly fields?: readonly string[] }> =
  z.registry<{ readonly fields?: readonly string[] }>()
