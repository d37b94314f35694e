import { useBlocker } from '@tanstack/react-router'
import { useTranslate } from '../i18n.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

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
      if (isDirty()) await whenSaved?.()
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
