import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

/** What the rules need to know of what is reported. */
export interface RuledRecord {
  readonly isVisible: boolean
  readonly isOpenToGuests: boolean
  readonly hasOwnReport: boolean
  /** Whether the reader looks after its like. */
  readonly isDecidedBy: boolean
}

/** Comments by everybody who reads them; what members contribute by members who may. Nothing by those who may not see it. */
export function canReport(
  actor: Actor,
  { isVisible, isOpenToGuests }: Pick<RuledRecord, 'isVisible' | 'isOpenToGuests'>,
): boolean {
  const isMember = actor.user !== null && hasPermission(actor, 'reports.create')
  return isVisible && (isOpenToGuests || isMember)
}

/** The own one, whatever became of the record since; all of them those who decide about such records. */
export const canDeleteReports = (
  { hasOwnReport, isDecidedBy }: Pick<RuledRecord, 'hasOwnReport' | 'isDecidedBy'>,
  isOfAll: boolean,
): boolean => hasOwnReport || (isOfAll && isDecidedBy)
