import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { Button, Pagination } from '@mantine/core'
import { IconFilterOff, IconLink, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { errorMessage } from '../../../../lib/toast.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { KEPT_MS, linksFiltersQuery, linksQuery, nfoQuery } from '../links.queries.ts'
import { NfoDialog } from '../nfo-dialog.tsx'
import classes from './download.module.css'
import { DownloadDialog } from './download-dialog.tsx'
import type { LinkFilter } from './download-search.ts'
import { LinkFilters } from './link-filters.tsx'
import { LinkTable } from './link-table.tsx'

/** For premium members who have chosen some. */
const BulkDownload = lazy(() => import('./premium/bulk-download.tsx'))

export const LINKS_PER_PAGE = 50

/** The query of the links that a download page asks for. */
export function downloadLinksQuery(titleId: number, filter: LinkFilter) {
  const { season, episode, page, host, quality, language, subs } = filter
  const query = linksQuery({
    loader: 'linksdl',
    title_id: titleId,
    season,
    episode,
    page,
    id_host: host,
    qualite: quality,
    langues: language,
    subs,
    perPage: LINKS_PER_PAGE,
  })
  return { ...query, staleTime: KEPT_MS }
}

interface LinksSectionProps {
  titleId: number
  isSeries: boolean
  filter: LinkFilter
  canAdd: boolean
  onSearch(patch: Partial<LinkFilter>): void
}

/** The direct links of a title with their filters. */
export function LinksSection({ titleId, isSeries, filter, canAdd, onSearch }: LinksSectionProps) {
  const t = useTranslate()
  const [taken, setTaken] = useState<LinkView | null>(null)
  const [nfoOf, setNfoOf] = useState<number | null>(null)
  const { data: filters } = useQuery(linksFiltersQuery(titleId))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...downloadLinksQuery(titleId, filter),
    placeholderData: keepPreviousData,
  })
  const { user } = useSession()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const kept = [...before].filter((id) => !ids.includes(id))
      return new Set(isChosen ? [...kept, ...ids] : kept)
    })
  const isFiltered = ['episode', 'host', 'quality', 'language', 'subs'].some(
    (key) => filter[key as keyof LinkFilter] !== undefined,
  )
  if (error)
    return (
      <ErrorState
        title={t('The links could not be loaded')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  const links = data?.pagination.data
  const lastPage = data?.pagination.last_page ?? 1
  return (
    <>
      <LinkFilters
        filter={filter}
        filters={filters}
        isSeries={isSeries}
        onChange={(patch) => onSearch({ ...patch, page: undefined })}
      />
      {!links && <LinksSkeleton />}
      {links &&
        links.length === 0 &&
        (isFiltered ? (
          <EmptyState
            icon={<IconFilterOff size={32} stroke={1.5} />}
            title={t('No matching links')}
            text={t('Other filters may find some.')}
          >
            <Button
              variant="default"
              onClick={() =>
                onSearch({
                  host: undefined,
                  quality: undefined,
                  language: undefined,
                  subs: undefined,
                  episode: undefined,
                  page: undefined,
                })
              }
            >
              {t('Clear the filters')}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<IconLink size={32} stroke={1.5} />}
            title={t('No links have been created yet')}
            text={t('Links that members contribute will be here.')}
          >
            {canAdd && <AddLinkButton titleId={titleId} season={filter.season} />}
          </EmptyState>
        ))}
      {links && links.length > 0 && (
        <div data-dimmed={isPlaceholderData || undefined} className={classes.list}>
          <LinkTable
            links={links}
            isSeries={isSeries}
            onDownload={setTaken}
            onNfo={(link) => setNfoOf(link.id)}
            selection={user?.IsPremium ? { chosen, choose } : undefined}
          />
        </div>
      )}
      {chosen.size > 0 && (
        <Suspense>
          <BulkDownload ids={[...chosen]} onClear={() => setChosen(new Set())} />
        </Suspense>
      )}
      {lastPage > 1 && (
        <Pagination
          className={classes.pages ?? ''}
          value={filter.page ?? 1}
          total={lastPage}
          onChange={(page) => onSearch({ page: page > 1 ? page : undefined })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
          })}
          getItemProps={(item) => ({ 'aria-label': t('Page :number', { number: item }) })}
        />
      )}
      <DownloadDialog link={taken} onClose={() => setTaken(null)} />
      <NfoDialog query={nfoOf === null ? null : nfoQuery(nfoOf)} onClose={() => setNfoOf(null)} />
    </>
  )
}

function LinksSkeleton() {
  return (
    <div className={classes.skeletons} aria-busy>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  )
}

export function AddLinkButton({
  titleId,
  season,
  isFile = false,
}: {
  titleId: number
  season?: number | undefined
  /** For who may add newsgroup files and torrents, and no links. */
  isFile?: boolean
}) {
  const t = useTranslate()
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.5} />}
      renderRoot={(props) => (
        <Link
          to={isFile ? '/admin/nzbs/$titleId/new' : '/admin/liens/$titleId/new'}
          params={{ titleId: String(titleId) }}
          search={season === undefined ? {} : { season }}
          {...props}
        />
      )}
    >
      {isFile ? t('Add a file') : t('Add a link')}
    </Button>
  )
}
