import type { ContactMessageView } from '@mediatheque/contract/site/contact/contact.schemas.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconCheck, IconMailForward, IconRotate2 } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { answerAddress, Moment, Sender } from './message-cells.tsx'
import classes from './messages.module.css'

interface MessageDialogProps {
  /** Undefined while it is closed. */
  of: ContactMessageView | undefined
  siteName: string
  isBusy: boolean
  onSettle(isAnswered: boolean): void
  onClose(): void
}

/** A message as a whole, and what can be done about it. */
export function MessageDialog({
  of: message,
  siteName,
  isBusy,
  onSettle,
  onClose,
}: MessageDialogProps) {
  const t = useTranslate()
  const isAnswered = message !== undefined && message.answered_at !== null
  return (
    <Modal
      opened={message !== undefined}
      onClose={onClose}
      title={message && t('Message of :name', { name: message.name })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {message && (
        <Stack gap="md">
          <Group justify="space-between" align="flex-start">
            <Sender of={message} />
            <span className={classes.dim}>
              <Moment iso={message.created_at} />
            </span>
          </Group>
          <blockquote className={classes.whole}>{message.message}</blockquote>
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              loading={isBusy}
              leftSection={
                isAnswered ? (
                  <IconRotate2 size={16} stroke={1.5} aria-hidden />
                ) : (
                  <IconCheck size={16} stroke={1.5} aria-hidden />
                )
              }
              onClick={() => onSettle(!isAnswered)}
            >
              {isAnswered ? t('Mark as waiting') : t('Mark as answered')}
            </Button>
            <Button
              component="a"
              href={answerAddress(message, t('Message to :site', { site: siteName }))}
              leftSection={<IconMailForward size={16} stroke={1.5} aria-hidden />}
            >
              {t('Answer by mail')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
