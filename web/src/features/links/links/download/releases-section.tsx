import type { ReleaseView } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { Modal } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { RightsNote } from '../../../community/reports/rights-note.tsx'
import { NfoDialog } from '../nfo-dialog.tsx'
import classes from './download.module.css'
import type { LinkFilter } from './download-search.ts'
import { NzbResult, TorrentResult } from './release-result.tsx'
import { ReleaseTable } from './release-table.tsx'
import { nzbNfoQuery, nzbsQuery, torrentNfoQuery, torrentsQuery } from './releases.queries.ts'

interface SectionProps {
  titleId: number
  isSeries: boolean
  filter: LinkFilter
}

/** The newsgroup files of a title, under the filters of its links. */
export function NzbsSection({ titleId, isSeries, filter }: SectionProps) {
  const [taken, setTaken] = useState<number | null>(null)
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const query = useQuery({ ...nzbsQuery(titleId, filter), placeholderData: keepPreviousData })
  return (
    <>
      <List query={query}>
        {(releases) => (
          <ReleaseTable
            kind="nzb"
            releases={releases}
            isSeries={isSeries}
            onDownload={({ id }) => setTaken(id)}
            onNfo={({ id }) => setNfoOf(id)}
          />
        )}
      </List>
      <TakeDialog isOpen={taken !== null} onClose={() => setTaken(null)}>
        {taken !== null && (
          <>
            <NzbResult id={taken} />
            <RightsNote kind="nzb" id={taken} />
          </>
        )}
      </TakeDialog>
      <NfoDialog
        query={nfoOf === null ? null : nzbNfoQuery(nfoOf)}
        onClose={() => setNfoOf(null)}
      />
    </>
  )
}

/** The torrents of a title, under the filters of its links. */
export function TorrentsSection({ titleId, isSeries, filter }: SectionProps) {
  const [taken, setTaken] = useState<number | null>(null)
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const query = useQuery({ ...torrentsQuery(titleId, filter), placeholderData: keepPreviousData })
  return (
    <>
      <List query={query}>
        {(releases) => (
          <ReleaseTable
            kind="torrent"
            releases={releases}
            isSeries={isSeries}
            magnetOf={({ magnet }) => magnet}
            onDownload={({ id }) => setTaken(id)}
            onNfo={({ id }) => setNfoOf(id)}
          />
        )}
      </List>
      <TakeDialog isOpen={taken !== null} onClose={() => setTaken(null)}>
        {taken !== null && (
          <>
            <TorrentResult id={taken} />
            <RightsNote kind="torrent" id={taken} />
          </>
        )}
      </TakeDialog>
      <NfoDialog
        query={nfoOf === null ? null : torrentNfoQuery(nfoOf)}
        onClose={() => setNfoOf(null)}
      />
    </>
  )
}

interface ListProps<R extends ReleaseView> {
  query: {
    readonly data: { pagination: { data: R[] } } | undefined
    readonly error: Error | null
    readonly isPlaceholderData: boolean
    refetch(): unknown
  }
  children(releases: readonly R[]): ReactNode
}

function List<R extends ReleaseView>({
  query: { data, error, isPlaceholderData, refetch },
  children,
}: ListProps<R>) {
  const t = useTranslate()
  if (error)
    return (
      <ErrorState
        title={t('The files could not be loaded')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div className={classes.skeletons} aria-busy>
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    )
  const releases = data.pagination.data
  // The section is there because the title has some: only filters can leave none.
  if (releases.length === 0)
    return (
      <EmptyState
        icon={<IconFilterOff size={32} stroke={1.5} />}
        title={t('No file matches')}
        text={t('Other filters may find some.')}
      />
    )
  return (
    <div data-dimmed={isPlaceholderData || undefined} className={classes.list}>
      {children(releases)}
    </div>
  )
}

function TakeDialog({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean
  onClose(): void
  children: ReactNode
}) {
  const t = useTranslate()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Download')}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {children}
    </Modal>
  )
}
