/** Where a contribution is in its life, as code says it. */
export const LINK_STATUSES = ['pending', 'active', 'dead'] as const
export type LinkStatus = (typeof LINK_STATUSES)[number]

const WIRE_OF_STATUS = { pending: 0, active: 1, dead: 2 } as const

/** The wire's `active`: 1 Active, 2 Dead, anything else Pending. */
export function statusOfWire(active: unknown): LinkStatus {
  if (active === 1) return 'active'
  return active === 2 ? 'dead' : 'pending'
}

export function wireOfStatus(status: LinkStatus): 0 | 1 | 2 {
  return WIRE_OF_STATUS[status]
}

/** The text a status is shown with: a key of the language lines. */
export const STATUS_LABELS: Record<LinkStatus, string> = {
  pending: 'Pending',
  active: 'Active',
  dead: 'Dead',
}
