import { z } from 'zod'
import { seenVersion, versionView } from '../../core/version.ts'
import { defineQuota } from '../../core/quota.ts'
import { id, line, moment } from '../../core/input.ts'
import { DEBRID_PROBLEMS, type DebridProblem } from './debrid-problems.ts'
import { DEBRID_PROVIDERS } from './debrid-providers.ts'

/** Of one member. */
export const DEBRIDORS_MAX = 50
export const DEBRIDORS_QUOTA = defineQuota({ name: 'debrid-accounts', most: DEBRIDORS_MAX })
export const DEBRID_KEY_MAX_LENGTH = 500
const USERNAME_MAX_LENGTH = 200

/** A member's account at a debrid service. */
export const debridorView = z.object({
  id: z.number(),
  version: versionView,
  provider: z.number(),
  id_host: z.number().nullable(),
  /** The end of the key behind dots; the key itself is never sent back. */
  api: z.string(),
  username: z.string().nullable(),
  active: z.boolean(),
  expire_at: z.string().nullable(),
  /** When the provider was last asked about the key. Null: never. */
  last_check: z.string().nullable(),
  /** The member's address is told to the service with every link, where it asks for that. */
  shares_address: z.boolean(),
  /** What is wrong with the account, as far as its service said. */
  problem: z.enum(Object.keys(DEBRID_PROBLEMS) as [DebridProblem, ...DebridProblem[]]).nullable(),
})
export type DebridorView = z.infer<typeof debridorView>

const providerIds: readonly number[] = DEBRID_PROVIDERS.map(({ id }) => id)

/** Creates without an id. With one, what is left out stays as it is; a new key forgets what was known of the old one. */
export const debridorForm = seenVersion
  .partial()
  .extend({
    /** With the version that was seen. */
    id: id.optional(),
    provider: z.literal(providerIds, 'Please choose a provider.'),
    /** Left out, empty or as the list shows it: the stored key stays. */
    api: line({ max: DEBRID_KEY_MAX_LENGTH, tooLong: 'This key is too long.' })
      .nullish()
      .transform((key) => key || undefined),
    active: z.boolean().optional(),
    shares_address: z.boolean().optional(),
    /** Where the provider could not be asked; else what it said of the key counts. */
    username: line({ max: USERNAME_MAX_LENGTH, tooLong: 'This name is too long.' }).nullish(),
    expire_at: moment('Please enter a date.').nullish(),
  })
  .refine(({ id: known, api }) => known !== undefined || api !== undefined, {
    path: ['api'],
    error: 'Please enter the key of the account.',
    // Told together with whatever else is missing, and not twice of the same field.
    when: ({ value, issues }) =>
      typeof value === 'object' &&
      value !== null &&
      !issues.some(({ path }) => path?.[0] === 'api'),
  })
export type DebridorForm = z.output<typeof debridorForm>
