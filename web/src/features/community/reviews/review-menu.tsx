import type { ReviewView } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useDeleteReview } from './use-delete-review.ts'

/** What those who look after reviews can do with one; authors have their own beside the stars. */
export function ReviewMenu({ review }: { review: ReviewView }) {
  const t = useTranslate()
  const remove = useDeleteReview()
  if (!review.can.delete || review.can.update) return null
  const label = t('Delete the review by :name', {
    name: review.user?.name ?? t('Deleted account'),
  })
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      aria-label={label}
      title={t('Delete')}
      loading={remove.isPending}
      onClick={() => remove.ask(review)}
    >
      <IconTrash size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
