import type { ReleaseView } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { IconMagnet } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { ReportButton } from '../../../community/reports/report-button.tsx'
import { EditLinkButton } from '../edit-link-button.tsx'
import { usePlace } from '../link-cells.tsx'
import { extentOf } from './extent-of.ts'
import { SendRowButton } from './send-row-button.tsx'
import { type DownloadRowParts, DownloadTable } from './download-table.tsx'

export interface ReleaseTableProps<R extends ReleaseView> {
  kind: 'nzb' | 'torrent'
  releases: readonly R[]
  isSeries: boolean
  /** Address that a client opens without the file, where there is one. */
  magnetOf?(release: R): string
  onDownload(release: R): void
  onNfo(release: R): void
}

const TYPE_OF = { nzb: 'NZB', torrent: 'TORRENT' } as const

/** Newsgroup files or torrents, each by its name. */
export function ReleaseTable<R extends ReleaseView>({
  kind,
  releases,
  magnetOf,
  ...rest
}: ReleaseTableProps<R>) {
  const t = useTranslate()
  const episodesOf = useEpisodes()
  const partsOf = (release: R): DownloadRowParts => ({
    extent: extentOf(release),
    place: episodesOf(release),
    name: release.name,
    source: release.name,
    fullSource: release.name,
    bytes: release.size,
    moreActions: (
      <>
        <SendRowButton kind={kind} id={release.id} name={release.name} />
        {release.active === 1 && (
          <ReportButton of={{ type: kind, id: release.id }} name={release.name} />
        )}
        {release.can.update && (
          <EditLinkButton
            link={{ typefile: TYPE_OF[kind], title_id: release.title_id, id: release.id }}
            name={release.name}
          />
        )}
      </>
    ),
    ...(magnetOf?.(release) && {
      copy: {
        label: t('Copy the magnet link'),
        icon: <IconMagnet size={18} stroke={1.5} />,
        text: magnetOf(release),
      },
    }),
  })
  return <DownloadTable items={releases} sourceTitle={t('Name')} partsOf={partsOf} {...rest} />
}

/** Episodes of a file that holds several: from the first to the last. */
export function useEpisodes() {
  const t = useTranslate()
  const placeOf = usePlace()
  return (release: ReleaseView) =>
    release.episodes.length > 1 && release.saison !== null
      ? t('Season :season · Episodes :first to :last', {
          season: release.saison,
          first: release.episodes[0]!,
          last: release.episodes.at(-1)!,
        })
      : placeOf(release)
}
