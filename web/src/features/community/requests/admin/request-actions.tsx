import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconPencil, IconUserCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { updateRequest } from '../requests.queries.ts'

interface RequestActionsProps {
  request: RequestView
  onEdit(request: RequestView): void
  onResolve(request: RequestView): void
}

/** What staff do with one request. */
export function RequestActions({ request, onEdit, onResolve }: RequestActionsProps) {
  const t = useTranslate()
  const { can } = useSession()
  const write = useWrite(updateRequest, {
    onSuccess: () => toast.positive(t('Request updated successfully')),
  })
  if (!can('requests.update')) return null
  const { id, version, title, status } = request
  const act = (action: 'process' | 'reopen') =>
    write.mutate({ params: { id }, body: { version, action } })
  const action = (label: string, icon: ReactNode, onClick: () => void) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(':label: :name', { label, name: title })}
      title={label}
      disabled={write.isPending}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  )
  const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
  return (
    <>
      {status !== 2 &&
        action(t('Complete request'), <IconCheck {...look} />, () => onResolve(request))}
      {status === 0 &&
        action(t('Take care of it'), <IconUserCheck {...look} />, () => act('process'))}
      {status !== 0 && action(t('Open again'), <IconArrowBackUp {...look} />, () => act('reopen'))}
      {action(t('Edit'), <IconPencil {...look} />, () => onEdit(request))}
      <HistoryButton of={{ kind: 'request', id: String(id), name: title }} isSmall />
    </>
  )
}
