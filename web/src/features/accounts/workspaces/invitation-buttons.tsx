import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useAnswerInvite } from './workspaces.queries.ts'

interface InvitationButtonsProps {
  inviteId: string
  /** Called when it is answered, with the workspace if it was joined, or is no longer valid. */
  onDone(joinedId?: number): void
  size?: 'compact-sm' | 'sm'
}

export function InvitationButtons({
  inviteId,
  onDone,
  size = 'compact-sm',
}: InvitationButtonsProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState<'join' | 'decline'>()
  const answers = useAnswerInvite(inviteId, onDone)
  const handle = (answer: 'join' | 'decline') => async () => {
    setBusy(answer)
    await answers[answer]()
    setBusy(undefined)
  }
  return (
    <>
      <Button
        size={size}
        loading={busy === 'join'}
        disabled={busy === 'decline'}
        onClick={handle('join')}
      >
        {t('Join')}
      </Button>
      <Button
        size={size}
        variant="default"
        loading={busy === 'decline'}
        disabled={busy === 'join'}
        onClick={handle('decline')}
      >
        {t('Decline')}
      </Button>
    </>
  )
}
