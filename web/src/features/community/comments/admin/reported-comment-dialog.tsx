import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconCheck, IconFlagOff, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { AuthorAvatar, AuthorName } from '../../authors/author.tsx'
import type { Decision } from './decide-comments.tsx'
import { AuthorRecord, HELD_NAMES, Moment, Place } from './reported-comment-cells.tsx'
import classes from './reported-comments.module.css'

interface ReportedCommentDialogProps {
  /** Undefined while it is closed. */
  of: ReportedCommentView | undefined
  onDecide(kind: Decision['kind']): void
  onClose(): void
}

/** A comment that is held or was reported, as a whole, with all that was said about it, and what can be decided. */
export function ReportedCommentDialog({
  of: comment,
  onDecide,
  onClose,
}: ReportedCommentDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={comment !== undefined}
      onClose={onClose}
      title={comment?.held_for ? t(HELD_NAMES[comment.held_for]) : t('Reported comment')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {comment && (
        <Stack gap="md">
          <div className={classes.head}>
            <AuthorAvatar author={comment.author} size={36} />
            <div className={classes.stack}>
              <span className={classes.line}>
                <AuthorName author={comment.author} />
                <span className={classes.dim}>
                  <Moment iso={comment.created_at} />
                  {comment.edited_at && ` (${t('edited')})`}
                </span>
              </span>
              <AuthorRecord of={comment} />
            </div>
          </div>
          <blockquote className={classes.whole}>{comment.content}</blockquote>
          <Place of={comment} />
          {comment.reports_count > 0 && <Reports of={comment} />}
          <Group justify="flex-end" gap="xs">
            {comment.held_for ? (
              <Button
                variant="default"
                leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
                onClick={() => onDecide('approve')}
              >
                {t('Approve')}
              </Button>
            ) : (
              <Button
                variant="default"
                leftSection={<IconFlagOff size={16} stroke={1.5} aria-hidden />}
                onClick={() => onDecide('clear')}
              >
                {t('Delete the reports')}
              </Button>
            )}
            <Button
              color="red"
              variant="light"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              onClick={() => onDecide('delete')}
            >
              {t('Delete the comment')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

/** What was said, by whom and when. */
function Reports({ of: { reports, reports_count: count } }: { of: ReportedCommentView }) {
  const t = useTranslate()
  const hidden = count - reports.length
  return (
    <section className={classes.stack}>
      <h3 className={classes.heading}>{t('Reports')}</h3>
      <ul className={classes.reports} aria-label={t('Reports')}>
        {reports.map(({ id, reason, user, created_at }) => (
          <li key={id}>
            <span className={classes.dim}>
              {user ? (
                <Link to={`/get-user/${user.username}` as '/'}>{user.username}</Link>
              ) : (
                t('Visitor or deleted account')
              )}
              {' · '}
              <Moment iso={created_at} />
            </span>
            {reason === '' ? (
              <span className={classes.dim}>{t('Nothing was said.')}</span>
            ) : (
              <span className={classes.reason}>{reason}</span>
            )}
          </li>
        ))}
        {hidden > 0 && <li className={classes.dim}>{t(':count more', { count: hidden })}</li>}
      </ul>
    </section>
  )
}
