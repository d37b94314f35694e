import { useBlocker } from '@tanstack/react-router'
import { useTranslate } from '../i18n.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before a page with changes that were not saved is left. */
export function UnsavedGuard({ isDirty }: { isDirty(): boolean }) {
  const t = useTranslate()
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty(),
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
