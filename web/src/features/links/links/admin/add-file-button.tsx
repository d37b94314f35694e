import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { ReleaseSide } from './release-sides.ts'

/** Leads to the editor of new contributions, with this kind chosen. */
export function AddFileButton({ titleId, side }: { titleId: number; side: ReleaseSide }) {
  const t = useTranslate()
  const isNzb = side.section === 'nzbs'
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.5} />}
      renderRoot={(props) => (
        <Link
          to={isNzb ? '/admin/nzbs/$titleId/new' : '/admin/torrents/$titleId/new'}
          params={{ titleId: String(titleId) }}
          {...props}
        />
      )}
    >
      {isNzb ? t('Add a newsgroup file') : t('Add a torrent')}
    </Button>
  )
}
