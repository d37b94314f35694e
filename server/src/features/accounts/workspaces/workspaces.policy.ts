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
