import type { ReviewView } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFlag, IconTrash } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useReportDialog } from '../reports/report-button.tsx'
import { useDeleteReview } from './use-delete-review.ts'

/** What readers can do with a review of somebody else; authors have their own beside the stars. */
export function ReviewMenu({ review }: { review: ReviewView }) {
  const t = useTranslate()
  const name = review.user?.name ?? t('Deleted account')
  const remove = useDeleteReview()
  const { open, shown } = useReportDialog({ type: 'review', id: review.id }, name)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="md"
            loading={remove.isPending}
            aria-label={t('More about the review by :name', { name })}
          >
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {review.can.delete && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} stroke={1.5} />}
              onClick={() => remove.ask(review)}
            >
              {t('Delete')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconFlag size={16} stroke={1.5} />} onClick={open}>
            {t('Report')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown}
    </>
  )
}
