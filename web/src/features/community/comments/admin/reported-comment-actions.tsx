import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconCheck, IconFlagOff, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import type { Decision } from './decide-comments.tsx'
import { excerptOf } from './reported-comment-cells.tsx'

interface ReportedCommentActionsProps {
  comment: ReportedCommentView
  onDecide(kind: Decision['kind']): void
}

const NAME_LENGTH = 50
const LOOK = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What can be done with one comment that is held or was reported. */
export function ReportedCommentActions({ comment, onDecide }: ReportedCommentActionsProps) {
  const t = useTranslate()
  const name = excerptOf(comment.content, NAME_LENGTH)
  const action = (label: string, icon: ReactNode, onClick: () => void) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(':label: :name', { label, name })}
      title={label}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  )
  return (
    <>
      {comment.held_for
        ? action(t('Approve'), <IconCheck {...LOOK} />, () => onDecide('approve'))
        : action(t('Delete the reports'), <IconFlagOff {...LOOK} />, () => onDecide('clear'))}
      {action(t('Delete the comment'), <IconTrash {...LOOK} />, () => onDecide('delete'))}
      <HistoryButton of={{ kind: 'comment', id: String(comment.id), name }} isSmall />
    </>
  )
}
