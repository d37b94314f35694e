import type { Permission } from '../../core/permissions.ts'

export const SANCTION_KINDS = ['warning', 'suspension'] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

/** What a suspension stops. `everything` closes the account; the others take rights from it. */
export const SANCTION_STOPS = ['comments', 'reviews', 'contributions', 'everything'] as const
export type SanctionStop = (typeof SANCTION_STOPS)[number]

/** What becomes of a warning or a suspension. */
export const SANCTION_STATES = ['active', 'ended', 'lifted'] as const
export type SanctionState = (typeof SANCTION_STATES)[number]

/** The English line of each. */
export const SANCTION_KIND_NAMES = {
  warning: 'Warning',
  suspension: 'Suspension',
} as const satisfies Record<SanctionKind, string>
export const SANCTION_STOP_NAMES = {
  comments: 'Commenting and voting',
  reviews: 'Rating and reviewing',
  contributions: 'Contributing: links, files, lists, requests and reports',
  everything: 'Everything: the account is closed',
} as const satisfies Record<SanctionStop, string>
export const SANCTION_STATE_NAMES = {
  active: 'In force',
  ended: 'Over by its time',
  lifted: 'Lifted',
} as const satisfies Record<SanctionState, string>

/** The rights that each takes away for its time. */
export const STOPPED_PERMISSIONS = {
  comments: ['comments.create', 'comments.vote'],
  reviews: ['reviews.create'],
  contributions: [
    'liens.create',
    'liens.autoapprove',
    'nzb.create',
    'lists.create',
    'requests.create',
    'reports.create',
    'files.create',
    'workspaces.create',
  ],
  everything: [],
} as const satisfies Record<SanctionStop, readonly Permission[]>

/** Of comments and reviews so many of the newest are counted: nobody's record costs more than another's. */
export const COUNTED_WORDS = 1_000
/** As many as a record shows. */
export const SANCTIONS_SHOWN = 50
