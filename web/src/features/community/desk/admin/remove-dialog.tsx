import type { DeskItem } from '@mediatheque/contract/community/desk/desk.schemas.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { ReasonDialog } from '../../staff-answers/admin/reason-dialog.tsx'
import type { SaidReason } from '../../staff-answers/admin/reason-field.tsx'

interface RemoveDialogProps {
  items: readonly DeskItem[]
  isBusy: boolean
  onConfirm(said: SaidReason): void
  onClose(): void
}

/** Asks once before entries are deleted or hidden, and why. */
export function RemoveDialog({ items, isBusy, onConfirm, onClose }: RemoveDialogProps) {
  const t = useTranslate()
  const count = items.length
  const areReviews = items.every(({ kind }) => kind === 'review')
  const hasLists = items.some(({ kind }) => kind === 'list')
  return (
    <ReasonDialog
      use={areReviews ? 'review' : 'comment'}
      title={t('Delete or hide [one this entry|other :count entries]?', { count })}
      text={t('Comments and reviews are deleted; lists are read by their owners alone.')}
      {...(hasLists && { description: t('The owner of a list has to be told why.') })}
      isNeeded={hasLists}
      confirmLabel={hasLists ? t('Delete or hide') : t('Delete')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
