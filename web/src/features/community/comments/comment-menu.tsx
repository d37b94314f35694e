import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyDialog } from '../../../lib/lazy-part.ts'
import { useReportDialog } from '../reports/report-button.tsx'
import classes from './comments.module.css'

const question = lazyDialog(() => import('./delete-comment.tsx'))

interface CommentMenuProps {
  comment: CommentView
  onEdit(): void
  onDeleted(): void
}

/** What readers can do with a comment. */
export function CommentMenu({ comment, onEdit, onDeleted }: CommentMenuProps) {
  const t = useTranslate()
  const name = comment.user?.name ?? t('Deleted account')
  const { open, shown } = useReportDialog({ type: 'comment', id: comment.id }, name)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="md"
            className={classes.menu ?? ''}
            aria-label={t('More about the comment by :name', { name })}
          >
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {comment.editable_until && (
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.5} />} onClick={onEdit}>
              {t('Edit')}
            </Menu.Item>
          )}
          {comment.is_deletable && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} stroke={1.5} />}
              onClick={() => question.load(() => setAsked(true))}
            >
              {t('Delete')}
            </Menu.Item>
          )}
          {!comment.held && (
            <Menu.Item leftSection={<IconFlag size={16} stroke={1.5} />} onClick={open}>
              {t('Report')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {shown}
      {isAsked && (
        <question.Part comment={comment} onDeleted={onDeleted} onClose={() => setAsked(false)} />
      )}
    </>
  )
}
