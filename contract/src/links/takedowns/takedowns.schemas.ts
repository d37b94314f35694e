import { z } from 'zod'
import { emailSchema } from '../../accounts/auth/auth.schemas.ts'
import { HUMAN_CHECK_TOKEN_MAX_LENGTH } from '../../accounts/human-check/human-check.schemas.ts'
import { exactText, flag, id, line, text, token } from '../../core/input.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { WITHDRAWABLE, withdrawnView } from '../../core/withdrawn.ts'
import {
  MESSAGE_MAX_LENGTH,
  PUBLIC_REASON_MAX_LENGTH,
  STATEMENT_MAX_LENGTH,
} from './takedowns.constants.ts'

const REQUIRED = 'Please fill this in.'
const sworn = flag.refine((isSworn) => isSworn, 'Without this statement nothing can be decided.')

const person = {
  name: line({ max: 120, missing: REQUIRED }),
  email: emailSchema,
  /** Where the law may reach them: street and place, or at least the country. */
  postal_address: text({ max: 500, missing: REQUIRED }),
  /** The name once more, typed by hand. */
  signature: line({ max: 120, missing: REQUIRED }),
  /** Of the human check, where there is one. */
  token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).optional(),
}

const isSigned = ({ name, signature }: { name: string; signature: string }) =>
  name.toLowerCase() === signature.toLowerCase()
const NOT_SIGNED = { path: ['signature'], message: 'Please type your name exactly as above.' }

/** A notice of a holder of rights, or of somebody who speaks for one. */
export const takedownForm = z
  .object({
    ...person,
    organisation: line({ max: 160 }).optional(),
    /** Whose rights they are, where they are not the sender's. */
    on_behalf_of: line({ max: 160 }).optional(),
    works: text({ max: STATEMENT_MAX_LENGTH, missing: REQUIRED }),
    rights: text({ max: STATEMENT_MAX_LENGTH, missing: REQUIRED }),
    /** Pages of this site, one a line. */
    addresses: exactText({ max: 10_000, missing: REQUIRED }),
    /** In good faith: the use is not authorised by the holder, an agent or the law. */
    good_faith: sworn,
    /** Under penalty of perjury: what is said is accurate, and the sender may act for the holder. */
    accuracy: sworn,
  })
  .refine(isSigned, NOT_SIGNED)
export type TakedownForm = z.output<typeof takedownForm>

/** Of the address in the mail: number and signature. */
export const sentParams = z.object({ token: token({ max: 80 }) })

export const TAKEDOWN_STATUSES = ['waiting', 'asked', 'decided'] as const
export type TakedownStatus = (typeof TAKEDOWN_STATUSES)[number]
export const ITEM_DECISIONS = ['waiting', 'withdrawn', 'refused', 'gone'] as const
export type ItemDecision = (typeof ITEM_DECISIONS)[number]
export const COUNTER_STATUSES = ['waiting', 'accepted', 'refused'] as const

const itemView = z.object({
  address: z.string(),
  kind: z.enum(WITHDRAWABLE),
  title: z.object({ id: z.number(), name: z.string(), year: z.number().nullable() }),
  decision: z.enum(ITEM_DECISIONS),
  reason: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Since when it is back, after it was withdrawn. */
  restored_at: z.string().nullable(),
})

const messageView = z.object({
  is_by_staff: z.boolean(),
  body: z.string(),
  created_at: z.string(),
})

/** What its sender is told of a notice. */
export const sentNoticeView = z.object({
  reference: z.string(),
  status: z.enum(TAKEDOWN_STATUSES),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  works: z.string(),
  items: z.array(itemView),
  messages: z.array(messageView),
})
export type SentNoticeView = z.infer<typeof sentNoticeView>

export const answerForm = z.object({ body: text({ max: MESSAGE_MAX_LENGTH, missing: REQUIRED }) })

/** Why what was withdrawn should come back. */
export const counterNoticeForm = z
  .object({
    ...person,
    statement: text({ max: STATEMENT_MAX_LENGTH, missing: REQUIRED }),
    /** Under penalty of perjury: it was withdrawn by mistake or misidentification. */
    good_faith: sworn,
    /** Consents to the courts of the place, and to being named to the sender of the notice. */
    jurisdiction: sworn,
  })
  .refine(isSigned, NOT_SIGNED)

export const withdrawnParams = z.object({ kind: z.enum(WITHDRAWABLE), id })

/** What the page of something withdrawn shows besides the reason. */
export const withdrawnPageView = z.object({
  withdrawn: withdrawnView,
  /** Whether an answer to the notice waits already. */
  has_counter_notice: z.boolean(),
  /** How long its sender may take to answer a counter-notice. */
  counter_notice_days: z.number(),
})
export type WithdrawnPageView = z.infer<typeof withdrawnPageView>

/** Something that the reader contributed, or that had what they contributed, and that stands withdrawn. */
export const ownWithdrawalView = withdrawnView.extend({
  /** Whether an answer to the notice waits. */
  has_counter_notice: z.boolean(),
})
export type OwnWithdrawalView = z.infer<typeof ownWithdrawalView>

/** A line of the queue. */
export const noticeRowView = z.object({
  id: z.number(),
  reference: z.string(),
  status: z.enum(TAKEDOWN_STATUSES),
  /** Null once the sender is forgotten. */
  name: z.string().nullable(),
  organisation: z.string().nullable(),
  /** The first thing that it is about. */
  about: z.string(),
  items: z.number(),
  waiting: z.number(),
  /** Answers that nobody has decided about. */
  counter_notices: z.number(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
})
export type NoticeRowView = z.infer<typeof noticeRowView>

const personView = z.object({
  name: z.string(),
  organisation: z.string().nullable(),
  on_behalf_of: z.string().nullable(),
  email: z.string(),
  postal_address: z.string(),
  signature: z.string(),
})

export const counterNoticeView = z.object({
  id: z.number(),
  version: versionView,
  status: z.enum(COUNTER_STATUSES),
  statement: z.string(),
  /** Username, where the sender was logged in. */
  username: z.string().nullable(),
  /** Null once the sender is forgotten. */
  person: personView.nullable(),
  created_at: z.string(),
  answerable_until: z.string(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable(),
})
export type CounterNoticeView = z.infer<typeof counterNoticeView>

export const noticeItemView = itemView.extend({
  id: z.number(),
  item_id: z.number(),
  /** What moderators know a contribution by, while it is there or withdrawn. */
  name: z.string().nullable(),
  /** Of a title that is there. */
  poster: z.string().nullable(),
  withdrawal: z
    .object({
      id: z.number(),
      /** Since when staff may add the same again. */
      opened_at: z.string().nullable(),
      restore_reason: z.string().nullable(),
    })
    .nullable(),
  counter_notices: z.array(counterNoticeView),
})
export type NoticeItemView = z.infer<typeof noticeItemView>

/** Everything that those who decide know of a notice. */
export const noticeView = z.object({
  id: z.number(),
  version: versionView,
  reference: z.string(),
  status: z.enum(TAKEDOWN_STATUSES),
  language: z.string(),
  works: z.string(),
  rights: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  person: personView.nullable(),
  items: z.array(noticeItemView),
  messages: z.array(messageView.extend({ username: z.string().nullable() })),
  /** Others that came from the same e-mail address, newest first. */
  others: z.array(
    z.object({
      id: z.number(),
      reference: z.string(),
      status: z.enum(TAKEDOWN_STATUSES),
      created_at: z.string(),
    }),
  ),
  /** Usual public reasons, in the language of the reader. */
  reasons: z.array(z.string()),
})
export type NoticeView = z.infer<typeof noticeView>

const reason = text({ max: PUBLIC_REASON_MAX_LENGTH, missing: 'Please provide a reason' })

/** Decides although somebody else is looking at the notice. */
const takeOver = z.boolean().default(false)

/** Withdraws or refuses some of what a notice is about. The reason of a withdrawal is public. */
export const decideNoticeForm = seenVersion.extend({
  items: z.array(id).min(1).max(100),
  decision: z.enum(['withdraw', 'refuse']),
  reason,
  take_over: takeOver,
})
export const askBackForm = seenVersion.extend({
  body: text({ max: MESSAGE_MAX_LENGTH, missing: REQUIRED }),
})
export const decideCounterForm = seenVersion.extend({
  decision: z.enum(['accept', 'refuse']),
  reason,
  take_over: takeOver,
})
/** `open`: staff may add the same again; `close`: nobody may. */
export const changeWithdrawalForm = z.object({
  action: z.enum(['restore', 'open', 'close']),
  reason,
})

const figures = {
  notices: z.number(),
  items: z.number(),
  withdrawn: z.number(),
  refused: z.number(),
  restored: z.number(),
  counter_notices: z.number(),
  /** Half of the notices decided in this time waited no longer; null where none was decided. */
  median_hours: z.number().nullable(),
}
export const transparencyView = z.object({
  /** Newest first: `2026-11`. At most two years of them. */
  months: z.array(z.object({ month: z.string(), ...figures })),
  /** Newest first. */
  years: z.array(z.object({ year: z.number(), ...figures })),
})
export type TransparencyView = z.infer<typeof transparencyView>
