import { z } from 'zod'

/** A session without "Stay signed in" ends with the browser, or after this long without a call. */
export const IDLE_SESSION_HOURS = 12
/** A session with it ends this long after the login. */
export const REMEMBERED_SESSION_DAYS = 30

export const sessionView = z.object({
  id: z.number(),
  device_type: z.enum(['mobile', 'tablet', 'computer']),
  platform: z.string().nullable(),
  browser: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  ip_address: z.string().nullable(),
  /** Name of the access token that a session without an address is. */
  token: z.string().nullable(),
  last_active: z.string(),
  is_current_device: z.boolean(),
})
export type SessionView = z.infer<typeof sessionView>
