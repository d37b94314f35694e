import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { IconCopy } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { ReportButton } from '../../../community/reports/report-button.tsx'
import { EditLinkButton } from '../edit-link-button.tsx'
import { HostName, usePlace } from '../link-cells.tsx'
import { extentOf } from './extent-of.ts'
import { SendRowButton } from './send-row-button.tsx'
import { type DownloadRowParts, DownloadTable, type Selection } from './download-table.tsx'

interface LinkTableProps {
  links: readonly LinkView[]
  isSeries: boolean
  onDownload(link: LinkView): void
  onNfo(link: LinkView): void
  selection?: Selection | undefined
}

/** Direct links, with the host of each. */
export function LinkTable({ links, ...rest }: LinkTableProps) {
  const t = useTranslate()
  const placeOf = usePlace()
  const partsOf = (link: LinkView): DownloadRowParts => {
    const place = placeOf(link)
    const name = [t(link.qual.qual), place, link.host.name].filter(Boolean).join(', ')
    return {
      extent: extentOf(link),
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
      moreActions: (
        <>
          <SendRowButton kind="link" id={link.id} name={name} />
          {link.active === 1 && <ReportButton of={{ type: 'link', id: link.id }} name={name} />}
          {link.can.update && <EditLinkButton link={link} name={name} />}
        </>
      ),
    }
  }
  return <DownloadTable items={links} sourceTitle={t('Host')} partsOf={partsOf} {...rest} />
}
