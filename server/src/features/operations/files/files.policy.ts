import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** Whether somebody may see and delete a file: its owner, and those who manage files. */
export function canManageFile(
  actor: Actor,
  { user_id }: { readonly user_id: number | null },
): boolean {
  return (actor.user !== null && actor.user.id === user_id) || isStaffWith(actor, 'files.update')
}
