import { z } from 'zod'

/** Of a group that says where a secret is sent: which secret, and which of its values name the place. */
export const placesOfSecrets: z.core.$ZodRegistry<{
  readonly secret: string
  readonly fields: readonly string[]
}> = z.registry<{ readonly secret: string; readonly fields: readonly string[] }>()
