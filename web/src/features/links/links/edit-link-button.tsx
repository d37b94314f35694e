import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { type Editable, EditLink } from './edit-link.tsx'

/** Leads to the editor of a contribution; `name` tells it from the others of its table. */
export function EditLinkButton({ link, name }: { link: Editable; name: string }) {
  const t = useTranslate()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(':label: :name', { label: t('Edit'), name: name })}
      title={t('Edit')}
      renderRoot={(props) => <EditLink of={link} {...props} />}
    >
      <IconPencil size={18} stroke={1.5} />
    </ActionIcon>
  )
}
