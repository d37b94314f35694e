import { WORKSPACE_ROLE_NAMES } from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import type { WorkspaceRecordRow } from '@mediatheque/contract/accounts/workspaces/workspace-records.schemas.ts'
import { Loader, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../../lib/i18n.ts'
import { DayCell } from '../../../../ui/admin/day-cell.tsx'
import { MemberLink } from '../../../../ui/admin/member-link.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import classes from './people-dialog.module.css'
import { workspacePeopleQuery } from './workspace-records.queries.ts'

/** Who is in a workspace, as what and since when: a hundred at most. */
export function PeopleDialog({ of, onClose }: { of: WorkspaceRecordRow; onClose(): void }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(workspacePeopleQuery(of.id))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Who is in “:name”', { name: of.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {error && (
        <ErrorState
          title={t('The members could not be loaded')}
          text={error.message}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loader aria-label={t('Loading')} />}
      {data && (
        <ul className={classes.people}>
          {data.members.map((member) => (
            <li key={member.id}>
              <MemberLink member={member} />
              <span className={classes.facts}>
                {t(WORKSPACE_ROLE_NAMES[member.role])}
                <span className={classes.dim}>
                  <DayCell at={member.joined_at} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
