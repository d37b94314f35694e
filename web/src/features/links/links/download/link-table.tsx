import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconCopy, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { HostName, usePlace } from '../link-cells.tsx'
import { type DownloadRowParts, DownloadTable } from './download-table.tsx'

interface LinkTableProps {
  links: readonly LinkView[]
  isSeries: boolean
  onDownload(link: LinkView): void
  onNfo(link: LinkView): void
}

/** Direct links, with the host of each. */
export function LinkTable({ links, ...rest }: LinkTableProps) {
  const t = useTranslate()
  const placeOf = usePlace()
  const partsOf = (link: LinkView): DownloadRowParts => {
    const place = placeOf(link)
    const name = [t(link.qual.qual), place, link.host.name].filter(Boolean).join(', ')
    return {
      place,
      name,
      source: <HostName link={link} />,
      bytes: link.taille,
      ...(link.liens.length > 0 && {
        copy: {
          label: t('Copy'),
          icon: <IconCopy size={18} stroke={1.5} />,
          text: link.liens.join('\n'),
        },
      }),
      ...(link.can.update && { moreActions: <EditLink link={link} name={name} /> }),
    }
  }
  return <DownloadTable items={links} sourceTitle={t('Host')} partsOf={partsOf} {...rest} />
}

function EditLink({ link, name }: { link: LinkView; name: string }) {
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
