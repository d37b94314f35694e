/** What can be reported, in the words of the wire. */
export const REPORTED_TYPES = ['comment', 'link', 'nzb', 'torrent', 'review', 'list'] as const
export type ReportedType = (typeof REPORTED_TYPES)[number]
/** What speaks for itself. */
type ReportedWords = 'comment' | 'review' | 'list'
/** What members contribute to titles. */
export type ReportedContribution = Exclude<ReportedType, ReportedWords>
/** What speaks for itself: whoever reports it may say why, and need not. */
export const isOfWords = (type: ReportedType): type is ReportedWords =>
  type === 'comment' || type === 'review' || type === 'list'

/** What is wrong with a contribution, with the English line of it; of comments, reviews and lists their words say that alone. */
export const REPORT_KINDS = {
  dead: 'It no longer works',
  content: 'Wrong content',
  quality: 'Wrong quality or language',
  password: 'Password missing',
  other: 'Something else',
} as const
export type ReportKind = keyof typeof REPORT_KINDS
export const REPORT_KIND_NAMES = Object.keys(REPORT_KINDS) as [ReportKind, ...ReportKind[]]

/** So many members who say that a contribution is dead propose it as dead. */
export const DEAD_REPORTS_TO_PROPOSE = 3
