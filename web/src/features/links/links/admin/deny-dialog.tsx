import type { DenialView } from '@mediatheque/contract/links/denials/denials.schemas.ts'
import {
  DENY_REASON_REQUIRED,
  REASON_MAX_LENGTH,
} from '@mediatheque/contract/links/links/links.constants.ts'
import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { denialReasonsQuery } from './denials/denials.queries.ts'
import classes from './queue.module.css'

/** The setting that they are. */
const REASONS_PLACE = 'moderation.denial_reasons'

interface DenyDialogProps {
  /** How many of which kind are denied. */
  title: string
  kind: DenialView['kind']
  isBusy: boolean
  onDeny(reason: string): void
  onClose(): void
}

/** Says why: the uploaders read it, and it stays in the history. */
export function DenyDialog({ title, kind, isBusy, onDeny, onClose }: DenyDialogProps) {
  const t = useTranslate()
  useFocusBack()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { data } = useQuery(denialReasonsQuery(kind))
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
          {data?.reasons.map((text) => (
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
          {data?.can.update && (
            <Link to="/admin/settings/$tab" params={{ tab: 'content' }} hash={REASONS_PLACE}>
              {t('Edit these reasons')}
            </Link>
          )}
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
