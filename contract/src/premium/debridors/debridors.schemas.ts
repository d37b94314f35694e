import { z } from 'zod'
import { listQuery } from '../../core/list-query.ts'
import { DEBRID_PROVIDERS } from './debrid-providers.ts'

/** Of one member. */
export const DEBRIDORS_MAX = 50
export const DEBRID_KEY_MAX_LENGTH = 500
const USERNAME_MAX_LENGTH = 200

/** Columns that have an order. */
export const DEBRIDOR_ORDERS = ['username', 'last_check'] as const
export type DebridorOrder = (typeof DEBRIDOR_ORDERS)[number]

/** A member's account at a debrid service. */
export const debridorView = z.object({
  id: z.number(),
  provider: z.number(),
  id_host: z.number().nullable(),
  /** The end of the key behind dots; the key itself is never sent back. */
  api: z.string(),
  username: z.string().nullable(),
  active: z.boolean(),
  expire_at: z.string().nullable(),
  /** When the provider was last asked about the key. Null: never. */
  last_check: z.string().nullable(),
})
export type DebridorView = z.infer<typeof debridorView>

const providerIds = DEBRID_PROVIDERS.map(({ id }) => id)

/** Creates without an id. With one, what is left out stays as it is; a new key forgets what was known of the old one. */
export const debridorForm = z.object({
  id: z.number().int().positive().optional(),
  provider: z
    .number('Please choose a provider.')
    .refine((id) => (providerIds as number[]).includes(id), 'Please choose a provider.'),
  /** Left out, empty or as the list shows it: the stored key stays. */
  api: z
    .string('Please enter the key of the account.')
    .trim()
    .max(DEBRID_KEY_MAX_LENGTH, 'This key is too long.')
    .nullish()
    .transform((key) => key || undefined),
  active: z.boolean().optional(),
  /** What the provider said of the key, where the browser asked. */
  username: z.string().trim().max(USERNAME_MAX_LENGTH, 'This name is too long.').nullish(),
  expire_at: z.iso.datetime({ offset: true, error: 'Please enter a date.' }).nullish(),
})
export type DebridorForm = z.output<typeof debridorForm>

export const listDebridorsQuery = listQuery.extend({
  orderBy: z.enum(DEBRIDOR_ORDERS).optional(),
})
export type ListDebridorsQuery = z.output<typeof listDebridorsQuery>

/** Where the browser asks about a key before it is saved. */
export const debridorCheckView = z.object({ provider: z.number(), url: z.string() })
