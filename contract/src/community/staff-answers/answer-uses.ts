/** Where a canned answer is offered. */
export const ANSWER_USES = ['comment', 'review', 'warning', 'suspension'] as const
export type AnswerUse = (typeof ANSWER_USES)[number]

/** The English line of each. */
export const ANSWER_USE_NAMES = {
  comment: 'Deleting a comment',
  review: 'Deleting a review',
  warning: 'A warning',
  suspension: 'A suspension',
} as const satisfies Record<AnswerUse, string>

/** Of what staff tell a member about a decision. */
export const REASON_MAX_LENGTH = 1_000
/** Of what a canned answer is called among staff. */
export const ANSWER_NAME_MAX_LENGTH = 80
