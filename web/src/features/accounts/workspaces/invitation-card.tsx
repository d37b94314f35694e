import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { WORKSPACE_ROLE_NAMES } from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage, toast } from '../../../lib/toast.ts'
import { InvitationButtons } from './invitation-buttons.tsx'
import { inviteQuery } from './workspaces.queries.ts'
import classes from './workspaces.module.css'

/** The invitation that a mail or a notification leads to. */
export function InvitationCard({ inviteId }: { inviteId: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { data, error } = useQuery({
    ...inviteQuery(inviteId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const handleDone = (joinedId?: number) =>
    void (joinedId === undefined
      ? navigate({ to: '/workspaces', replace: true })
      : navigate({ to: '/workspaces/$id', params: { id: String(joinedId) }, replace: true }))
  const joinedId = data?.joined_id
  useEffect(() => {
    if (!joinedId) return
    toast.positive(t('You are in this workspace already.'))
    void navigate({ to: '/workspaces/$id', params: { id: String(joinedId) }, replace: true })
  }, [joinedId, navigate, t])
  if (error)
    return (
      <p className={classes.invalid} role="alert">
        {errorMessage(error)}
      </p>
    )
  if (!data?.invite) return null
  const { workspace_name, invited_by, role } = data.invite
  return (
    <section className={classes.invitation} aria-labelledby="invitation">
      <div className={classes.words}>
        <h2 id="invitation" className={classes.question}>
          {invited_by
            ? t(':name invites you to the workspace :workspace', {
                name: invited_by,
                workspace: workspace_name,
              })
            : t('You are invited to the workspace :workspace', { workspace: workspace_name })}
        </h2>
        <p className={classes.facts}>{t(WORKSPACE_ROLE_NAMES[role])}</p>
      </div>
      <div className={classes.acts}>
        <InvitationButtons inviteId={inviteId} size="sm" onDone={handleDone} />
      </div>
    </section>
  )
}
