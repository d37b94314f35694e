import { useBlocker } from '@tanstack/react-router'
import { useTranslate } from '../i18n.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Nobody is kept for longer by a server that does not answer. */
const WAIT_MS = 3_000

interface UnsavedGuardProps {
  isDirty(): boolean
  /** When what is being saved is: who leaves right after they pressed the button is asked only where that fails. */
  whenSaved?(): Promise<void> | undefined
}

/** Asks before a page with changes that were not saved is left. */
export function UnsavedGuard({ isDirty, whenSaved }: UnsavedGuardProps) {
  const t = useTranslate()
  const blocker = useBlocker({
    shouldBlockFn: async () => {
      if (isDirty() && whenSaved) await Promise.race([whenSaved(), sleep(WAIT_MS)])
      return isDirty()
    },
    enableBeforeUnload: () => isDirty(),
    withResolver: true,
  })
  const isBlocked = blocker.status === 'blocked'
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      title={t('Leave without saving?')}
      text={t('Your changes will be lost.')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay')}
      isDangerous
      onConfirm={() => isBlocked && blocker.proceed()}
      onClose={() => isBlocked && blocker.reset()}
    />
  )
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
