import { Modal } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'
import { OwnRating } from './own-rating.tsx'

interface RateDialogProps {
  title: { readonly id: number; readonly name: string }
  onClose(): void
}

/** Where a title is rated; fetched when somebody wants to. */
export default function RateDialog({ title, onClose }: RateDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened
      onClose={onClose}
      size="sm"
      title={t('Rate “:name”', { name: title.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <OwnRating titleId={title.id} />
    </Modal>
  )
}
