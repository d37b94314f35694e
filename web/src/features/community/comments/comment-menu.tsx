import type { CommentView } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFlag } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useReportDialog } from '../reports/report-button.tsx'
import classes from './comments.module.css'

/** What readers can do with a comment. */
export function CommentMenu({ comment }: { comment: CommentView }) {
  const t = useTranslate()
  const name = comment.user?.name ?? t('Deleted account')
  const { open, shown } = useReportDialog({ type: 'comment', id: comment.id }, name)
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
          <Menu.Item leftSection={<IconFlag size={16} stroke={1.5} />} onClick={open}>
            {t('Report')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown}
    </>
  )
}
