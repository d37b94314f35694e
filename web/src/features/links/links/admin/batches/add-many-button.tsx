import { Button } from '@mantine/core'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../../lib/i18n.ts'

/** Leads to where many are added at once, with a title chosen for all of them. */
export function AddManyButton({ titleId }: { titleId?: number }) {
  const t = useTranslate()
  return (
    <Button
      variant="default"
      leftSection={<IconPlaylistAdd size={16} stroke={1.5} />}
      renderRoot={(props) => (
        <Link
          to="/admin/add-many"
          search={titleId === undefined ? {} : { title: titleId }}
          {...props}
        />
      )}
    >
      {t('Add many')}
    </Button>
  )
}
