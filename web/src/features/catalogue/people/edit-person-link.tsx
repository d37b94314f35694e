import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'

/** The way to the editor of a person, for who may. */
export function EditPersonLink({ personId }: { personId: number }) {
  const t = useTranslate()
  const { can } = useSession()
  if (!can('admin.access') || !can('people.update')) return null
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/admin/people/$personId/edit"
          params={{ personId: String(personId) }}
          {...props}
        />
      )}
    >
      {t('Edit')}
    </Button>
  )
}
