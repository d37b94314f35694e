import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import type { UploaderView } from '@mediatheque/contract/links/insights/insights.schemas.ts'
import { Button } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx'
import classes from './insights.module.css'
import { setTrust } from './insights.queries.ts'

/** Whether what somebody adds is seen at once, whether it might be, and for those who may a button. */
export function UploaderTrust({ of: uploader }: { of: UploaderView }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const isTrusted = uploader.trust !== null
  return (
    <section className={classes.trust} aria-label={t('Trust')}>
      <p>
        {uploader.trust === 'role'
          ? t('A role of theirs lets what they add be seen at once.')
          : isTrusted
            ? t('What they add is seen at once.')
            : t('What they add is seen once a moderator has accepted it.')}
      </p>
      {uploader.is_trust_suggested && (
        <p>
          <IconBulb size={18} stroke={1.5} aria-hidden />
          {uploader.can.set_trust
            ? t(
                '[one 1 contribution in a row was|other :count contributions in a row were] accepted: they could be trusted.',
                {
                  count: uploader.accepted_in_a_row,
                },
              )
            : t(
                '[one 1 contribution in a row was|other :count contributions in a row were] accepted: somebody who may do more could trust them.',
                { count: uploader.accepted_in_a_row },
              )}
        </p>
      )}
      {uploader.can.set_trust && (
        <Button
          size="sm"
          variant={uploader.is_trust_suggested ? 'filled' : 'default'}
          onClick={() => setAsking(true)}
        >
          {isTrusted ? t('Take trust away') : t('Trust this uploader')}
        </Button>
      )}
      <TrustQuestion of={uploader} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}

interface TrustQuestionProps {
  of: UploaderView
  isOpen: boolean
  onClose(): void
}

function TrustQuestion({ of: { id, name, version, trust }, isOpen, onClose }: TrustQuestionProps) {
  const t = useTranslate()
  const isTrusted = trust !== null
  const { mutate: undo } = useWrite(setTrust, { onSuccess: () => toast.positive(t('Undone')) })
  const { mutate, isPending } = useWrite(setTrust, {
    onError: (failure) => {
      onClose()
      toastError(failure)
    },
    onSuccess: (done) => {
      onClose()
      toast.positive(
        done.trust
          ? t(':name is trusted now', { name })
          : t(':name is no longer trusted', { name }),
        {
          label: t('Undo'),
          forMs: UNDO_MS,
          run: () =>
            undo({ params: { id }, body: { version: done.version, is_trusted: isTrusted } }),
        },
      )
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isOnTop
      title={isTrusted ? t('Take trust from :name?', { name }) : t('Trust :name?', { name })}
      text={
        isTrusted
          ? t('A moderator looks at what they add from now on first. They are told.')
          : t(
              'What they add from now on is seen at once, without a moderator. What waits already goes on waiting. They are told.',
            )
      }
      confirmLabel={isTrusted ? t('Take trust away') : t('Trust')}
      cancelLabel={t('Cancel')}
      isBusy={isPending}
      onClose={onClose}
      onConfirm={() => mutate({ params: { id }, body: { version, is_trusted: !isTrusted } })}
    />
  )
}
