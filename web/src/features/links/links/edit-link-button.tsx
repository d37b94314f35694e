import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'

/** Leads to the editor of a link; `name` tells it from the others of its table. */
export function EditLinkButton({ link, name }: { link: LinkView; name: string }) {
  const t = useTranslate()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(':label: :name', { label: t('Edit'), name: name })}
      title={t('Edit')}
      renderRoot={(props) => (
        <Link
          to="/admin/liens/$titleId/$lienId/edit"
          params={{ titleId: String(link.title_id), lienId: String(link.id) }}
          {...props}
        />
      )}
    >
      <IconPencil size={18} stroke={1.5} />
    </ActionIcon>
  )
}
