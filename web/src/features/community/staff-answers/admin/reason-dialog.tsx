import { REASON_MAX_LENGTH } from '@mediatheque/contract/community/staff-answers/reasons.schemas.ts'
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'

interface ReasonDialogProps {
  /** The question, with how many there are. */
  title: string
  /** What becomes of them. */
  text: string
  confirmLabel: string
  isBusy: boolean
  /** With the words that the members read, or none. */
  onConfirm(reason: string | null): void
  onClose(): void
}

/** Dialogs of the library lie at 200: this one may be asked from another. */
const ABOVE_DIALOGS = 300

/** Asks once before something is taken from members, and for the reason that they read. */
export function ReasonDialog({
  title,
  text,
  confirmLabel,
  isBusy,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      withCloseButton={false}
      zIndex={ABOVE_DIALOGS}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(reason.trim() || null)
        }}
      >
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {text}
          </Text>
          <Textarea
            label={t('Reason, for the author')}
            description={t('Without a reason the author is told nothing.')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={REASON_MAX_LENGTH}
            data-autofocus
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" color="red" loading={isBusy}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
