import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Modal } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'
import { CommentsSection } from '../comments/comments-section.tsx'
import classes from './requests.module.css'

interface RequestCommentsDialogProps {
  request: RequestView
  onClose(): void
}

/** What members say about something that is asked for. */
export default function RequestCommentsDialog({ request, onClose }: RequestCommentsDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={request.title}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <div className={classes.talk}>
        <CommentsSection on={{ type: 'request', id: request.id }} />
      </div>
    </Modal>
  )
}
