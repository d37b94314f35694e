import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button, Modal, Stack } from '@mantine/core'
import { IconArrowRight, IconBookmarkPlus, IconClock, IconClockFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ActableTitle } from '../features/catalogue/title-cards/card-actions-slot.ts'
import AddToListDialog from '../features/community/lists/add-to-list-dialog.tsx'
import { useWatchLater } from '../features/community/lists/use-watch-later.ts'
import { OwnRating } from '../features/community/reviews/own-rating.tsx'
import { useTranslate } from '../lib/i18n.ts'
import { useSession } from '../lib/session.tsx'

interface TitleQuickDialogProps {
  title: ActableTitle
  onClose(): void
}

/** Rates a title and keeps it in lists, from its card. */
export default function TitleQuickDialog({ title, onClose }: TitleQuickDialogProps) {
  const t = useTranslate()
  const { can } = useSession()
  const [isListing, setListing] = useState(false)
  if (isListing) return <AddToListDialog title={title} onClose={onClose} />
  return (
    <Modal
      opened
      onClose={onClose}
      size="sm"
      title={title.name}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        {can('reviews.create') && <OwnRating titleId={title.id} />}
        {can('lists.create') && (
          <Stack gap="xs">
            <ForLater titleId={title.id} />
            <Button
              variant="default"
              leftSection={<IconBookmarkPlus size={19} stroke={1.5} aria-hidden />}
              onClick={() => setListing(true)}
            >
              {t('Add to list')}
            </Button>
          </Stack>
        )}
        <Button
          variant="subtle"
          rightSection={<IconArrowRight size={18} stroke={1.5} aria-hidden />}
          renderRoot={(props) => <Link to={titleUrl(title) as '/'} {...props} />}
        >
          {t('Go to its page')}
        </Button>
      </Stack>
    </Modal>
  )
}

function ForLater({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { isKept, toggle } = useWatchLater(titleId)
  const Icon = isKept ? IconClockFilled : IconClock
  return (
    <Button
      variant="default"
      aria-pressed={isKept}
      leftSection={<Icon size={19} stroke={1.5} aria-hidden />}
      onClick={toggle}
    >
      {isKept ? t('Kept for later') : t('Keep for later')}
    </Button>
  )
}
