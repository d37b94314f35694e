import type { ViewedAsView } from '@mediatheque/contract/accounts/view-as/view-as.schemas.ts'
import type { ViewedAs } from '@mediatheque/contract/core/actor.ts'

export function presentViewedAs(
  { roleId, name, until, isPartial }: ViewedAs,
  now: Date,
): ViewedAsView {
  return {
    role_id: roleId,
    name,
    seconds_left: Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000)),
    is_partial: isPartial,
  }
}
