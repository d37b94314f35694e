import type { AnswerUse } from '@mediatheque/contract/community/staff-answers/answer-uses.ts'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { NOTHING_SAID, ReasonField, type SaidReason } from './reason-field.tsx'

interface ReasonDialogProps {
  /** Which canned answers are offered. */
  use: AnswerUse
  /** The question, with how many there are. */
  title: string
  /** What becomes of them. */
  text: string
  /** Of the words, where they are not for an author. */
  label?: string
  description?: string
  confirmLabel: string
  /** It gives something back. */
  isHarmless?: boolean
  /** Somebody has to be told why. */
  isNeeded?: boolean
  isBusy: boolean
  onConfirm(said: SaidReason): void
  onClose(): void
}

/** Dialogs of the library lie at 200: this one may be asked from another. */
const ABOVE_DIALOGS = 300

/** Asks once before something is taken from members, and for the reason that they read. */
export function ReasonDialog({
  use,
  title,
  text,
  label,
  description,
  confirmLabel,
  isHarmless = false,
  isNeeded = false,
  isBusy,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const t = useTranslate()
  useFocusBack()
  const [said, setSaid] = useState(NOTHING_SAID)
  const [isMissing, setMissing] = useState(false)
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
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const reason = said.reason.trim()
          if (isNeeded && reason === '') setMissing(true)
          else onConfirm({ ...said, reason })
        }}
      >
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {text}
          </Text>
          <ReasonField
            use={use}
            label={label ?? t('Reason, for the author')}
            description={description ?? t('Without a reason the author is told nothing.')}
            isRequired={isNeeded}
            value={said}
            error={isMissing && t('Please say why: the member reads it.')}
            onChange={(words) => {
              setSaid(words)
              setMissing(false)
            }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={isBusy} {...(!isHarmless && { color: 'red' })}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
