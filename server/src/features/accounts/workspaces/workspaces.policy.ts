import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import type { WorkspaceRole } from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'

interface InWorkspace {
  /** What the caller is in the workspace that was loaded; who is nothing in it finds none. */
  readonly role: WorkspaceRole
}

export const isAnyMember = (): boolean => true

/** Invites, removes, renames. */
export const canManageWorkspace = ({ role }: InWorkspace): boolean =>
  role === 'owner' || role === 'admin'

export const ownsWorkspace = ({ role }: InWorkspace): boolean => role === 'owner'

/** Who is in a workspace is known to those who manage members too; what is kept in it is not. */
export const canLookAfterWorkspaces = (actor: Actor): boolean => isStaffWith(actor, 'users.update')
