import { notificationEndpoints } from '@mediatheque/contract/accounts/notifications/notifications.endpoints.ts'
import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import type {
  WorkspaceDetailsView,
  WorkspaceView,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointQuery, showAnswer } from '../../../lib/queries.ts'
import { toast, toastError } from '../../../lib/toast.ts'

export const workspacesQuery = () => endpointQuery(workspaceEndpoints.listWorkspaces)
export const workspaceQuery = (id: number) =>
  endpointQuery(workspaceEndpoints.getWorkspace, { params: { id } })
export const inviteQuery = (inviteId: string) =>
  endpointQuery(workspaceEndpoints.getInvite, { params: { inviteId } })

/** The name that the reader knows it by: the personal one is named by us. */
export function useWorkspaceName() {
  const t = useTranslate()
  return ({ name, default: isPersonal }: Pick<WorkspaceView, 'name' | 'default'>) =>
    isPersonal ? t(name) : name
}

export function useWorkspaces() {
  const queries = useQueryClient()
  const t = useTranslate()
  const nameOf = useWorkspaceName()

  /** Lists depend on the active workspace. */
  const refreshAll = () => queries.invalidateQueries()
  const keep = (workspace: WorkspaceDetailsView) => {
    void showAnswer(queries, workspaceQuery(workspace.id), { workspace })
    void queries.invalidateQueries({ queryKey: workspacesQuery().queryKey })
  }
  const switchTo = async (id: number) => {
    try {
      const { workspace } = await call(workspaceEndpoints.switchWorkspace, { params: { id } })
      toast.positive(t('Switched to :name', { name: nameOf(workspace) }))
      await refreshAll()
    } catch (error) {
      toastError(error)
    }
  }
  return { keep, refreshAll, switchTo }
}

/** Answers an invitation. `onDone` is called when there is nothing left to answer. */
export function useAnswerInvite(inviteId: string, onDone: (joinedId?: number) => void) {
  const queries = useQueryClient()
  const t = useTranslate()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: workspacesQuery().queryKey }),
      queries.invalidateQueries({ queryKey: [notificationEndpoints.listNotifications.path] }),
    ])
  const answer = async (act: () => Promise<number | undefined>) => {
    try {
      const joinedId = await act()
      onDone(joinedId)
      await refresh()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        toast.danger(t('This invite is no longer valid'))
        onDone()
        await refresh()
      } else toastError(error)
    }
  }
  return {
    join: () =>
      answer(async () => {
        const { workspace } = await call(workspaceEndpoints.acceptInvite, { params: { inviteId } })
        toast.positive(t('Joined workspace'))
        return workspace.id
      }),
    decline: () =>
      answer(async () => {
        await call(workspaceEndpoints.declineInvite, { params: { inviteId } })
        toast.positive(t('Declined workspace invitation'))
        return undefined
      }),
  }
}
