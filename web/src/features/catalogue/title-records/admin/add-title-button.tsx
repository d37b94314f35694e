import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'

/** Leads to where a title is added by hand, for who may. */
export function AddTitleButton() {
  const t = useTranslate()
  const { can } = useSession()
  if (!can('admin.access') || !can('titles.create')) return null
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/titles/new" {...props} />}
    >
      {t('Add title')}
    </Button>
  )
}
