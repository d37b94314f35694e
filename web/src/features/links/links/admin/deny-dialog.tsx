import {
  DENY_REASON_REQUIRED,
  REASON_MAX_LENGTH,
} from '@mediatheque/contract/links/links/links.constants.ts'
import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './queue.module.css'

interface DenyDialogProps {
  /** How many of which kind are denied. */
  title: string
  isBusy: boolean
  onDeny(reason: string): void
  onClose(): void
}

/** Says why: the uploaders read it, and it stays in the history. */
export function DenyDialog({ title, isBusy, onDeny, onClose }: DenyDialogProps) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const quick = [
    t('The link is dead'),
    t('This is another title'),
    t('The quality is wrong'),
    t('The language is wrong'),
    t('There is a better link already'),
    t('Parts are missing'),
  ]
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault()
    if (reason.trim()) onDeny(reason.trim())
    else setMissing(true)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={title}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form onSubmit={handleSubmit} noValidate>
        <p className={classes.denyText}>
          {t('What is denied leaves every list. Uploaders are told why.')}
        </p>
        <fieldset className={classes.quick} aria-label={t('Quick reasons')}>
          {quick.map((text) => (
            <button
              key={text}
              type="button"
              aria-pressed={reason === text}
              onClick={() => {
                setReason(text)
                setMissing(false)
              }}
            >
              {text}
            </button>
          ))}
        </fieldset>
        <Textarea
          label={t('Reason')}
          required
          autosize
          minRows={2}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          data-autofocus
          error={isMissing && t(DENY_REASON_REQUIRED)}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value)
            setMissing(false)
          }}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            {t('Deny')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
