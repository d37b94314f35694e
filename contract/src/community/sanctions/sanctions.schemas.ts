import { z } from 'zod'
import { trustWay } from '../../accounts/trust/trust.schemas.ts'
import { publicUserView } from '../../accounts/users/users.schemas.ts'
import { id, moment } from '../../core/input.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import { neededReason, toldReason } from '../staff-answers/reasons.schemas.ts'
import { SANCTION_KINDS, SANCTION_STATES, SANCTION_STOPS } from './sanction-kinds.ts'

/** A warning or a suspension, as staff read it. */
export const sanctionView = z.object({
  id: z.number(),
  version: versionView,
  kind: z.enum(SANCTION_KINDS),
  /** Of a suspension. */
  stops: z.array(z.enum(SANCTION_STOPS)),
  /** In the words that the member was told. */
  reason: z.string(),
  state: z.enum(SANCTION_STATES),
  created_at: z.string(),
  /** Null where that account is gone. */
  created_by: z.string().nullable(),
  /** Null: for ever, or a warning. */
  ends_at: z.string().nullable(),
  /** When the member said that they have read it. */
  acknowledged_at: z.string().nullable(),
  lifted: z
    .object({ at: z.string(), by: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
})
export type SanctionView = z.infer<typeof sanctionView>

export const listedSanctionView = sanctionView.extend({
  member: authorSchema,
  can: z.object({ lift: z.boolean() }),
})
export type ListedSanctionView = z.infer<typeof listedSanctionView>

const wordCounts = z.object({
  /** Of the newest 1,000 that the reader might see. */
  written: z.number(),
  /** By others than their author. */
  deleted: z.number(),
  /** Of which something is open. */
  reported: z.number(),
})

/** What is known of a member, for those who decide about them. */
export const memberRecordView = z.object({
  user: publicUserView,
  trust: trustWay,
  last_login_at: z.string().nullable(),
  /** Since when and until when the account is closed; null where it is open. */
  suspended: z.object({ at: z.string(), until: z.string().nullable() }).nullable(),
  /** What it may not do for now besides. */
  stopped: z.array(z.object({ what: z.enum(SANCTION_STOPS), until: z.string().nullable() })),
  counts: z.object({
    comments: wordCounts.extend({ held: z.number() }),
    reviews: wordCounts,
    links: z.object({ active: z.number(), pending: z.number() }),
    lists: z.object({ public: z.number(), withheld: z.number() }),
  }),
  /** The newest. */
  sanctions: z.array(sanctionView),
  sanctions_count: z.number(),
  /** Of the newest; 0 for none. Who gives another says which they saw. */
  last_sanction_id: z.number(),
  can: z.object({
    sanction: z.boolean(),
    /** Only an account that may not do everything has parts to stop. */
    stop_parts: z.boolean(),
  }),
})
export type MemberRecordView = z.infer<typeof memberRecordView>

/** The newest warning or suspension that whoever gives another has read; 0 for none. */
const seen_sanction_id = z.union([z.literal(0), id])

export const warningForm = neededReason.extend({ seen_sanction_id })
export type WarningForm = z.output<typeof warningForm>

export const suspensionForm = neededReason.extend({
  seen_sanction_id,
  stops: z
    .array(z.enum(SANCTION_STOPS))
    .min(1, 'Please choose what is stopped.')
    .max(SANCTION_STOPS.length)
    .transform((stops) =>
      stops.includes('everything')
        ? (['everything'] as const)
        : SANCTION_STOPS.filter((stop) => stops.includes(stop)),
    ),
  /** Null: for ever. */
  ends_at: moment('Please choose a day that is to come.').nullable(),
})
export type SuspensionForm = z.output<typeof suspensionForm>

export const liftForm = seenVersion.extend(toldReason.shape)
export type LiftForm = z.output<typeof liftForm>

export const sanctionAnswer = z.object({ record: memberRecordView })

/** What its member reads of it. */
export const ownSanctionView = z.object({
  id: z.number(),
  kind: z.enum(SANCTION_KINDS),
  stops: z.array(z.enum(SANCTION_STOPS)),
  reason: z.string(),
  created_at: z.string(),
  ends_at: z.string().nullable(),
  is_acknowledged: z.boolean(),
})
export type OwnSanctionView = z.infer<typeof ownSanctionView>
