import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type { LinksOverviewView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon, Button, Pagination, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconLink, IconPlus, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useSession } from '../../../../lib/session.tsx'
import { errorMessage } from '../../../../lib/toast.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { Age } from '../link-cells.tsx'
import { TitlePoster, useTitleFacts } from '../title-strip.tsx'
import classes from './overview.module.css'

export interface OverviewSearch {
  query?: string | undefined
  page?: number | undefined
}

export const overviewQuery = ({ query, page }: OverviewSearch) =>
  endpointQuery(linkEndpoints.listLinksOverview, { query: { query, page, perPage: 20 } })

interface OverviewPageProps {
  search: OverviewSearch
  onSearch(search: OverviewSearch): void
}

/** Titles with their links: where moderators look for one, and uploaders find theirs or a title to add to. */
export function OverviewPage({ search, onSearch }: OverviewPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const isAll = can('admin.access') && can('liens.update')
  const [text, setText] = useState(search.query ?? '')
  const find = useDebouncedCallback(
    (query: string) => onSearch(query.trim() ? { query: query.trim() } : {}),
    SEARCH_DEBOUNCE_MS,
  )
  const { data, error, refetch } = useQuery({
    ...overviewQuery(search),
    placeholderData: keepPreviousData,
  })
  const rows = data?.pagination.data
  const lastPage = data?.pagination.last_page ?? 1
  return (
    <Page>
      <PageHeader
        title={isAll ? t('Links') : t('My links')}
        text={
          isAll
            ? t('Every title with its links. Search for one to add links to it.')
            : t('Titles you contributed links to. Search for another to add links to it.')
        }
      />
      <TextInput
        className={classes.search ?? ''}
        size="md"
        type="search"
        value={text}
        aria-label={t('Search titles')}
        placeholder={t('Search titles')}
        leftSection={<IconSearch size={18} stroke={1.5} />}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          find(currentTarget.value)
        }}
      />
      {error && (
        <ErrorState
          title={t('The links could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!rows && !error && (
        <div className={classes.skeletons} aria-busy>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={64} />
          ))}
        </div>
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon={<IconLink size={32} stroke={1.5} />}
          title={search.query ? t('No title is called that') : t('No links have been created yet')}
          text={
            search.query
              ? t('Other words may find it.')
              : t('Search for a title above to add the first one.')
          }
        />
      )}
      {rows && rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('Title')}</th>
              <th scope="col">{isAll ? t('Links') : t('My links')}</th>
              <th scope="col">{t('Last link')}</th>
              <th scope="col">
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <OverviewRow key={row.id} row={row} isAll={isAll} />
            ))}
          </tbody>
        </table>
      )}
      {lastPage > 1 && (
        <Pagination
          className={classes.pages ?? ''}
          value={search.page ?? 1}
          total={lastPage}
          onChange={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
          })}
          getItemProps={(item) => ({ 'aria-label': t('Page :number', { number: item }) })}
        />
      )}
    </Page>
  )
}

function OverviewRow({ row, isAll }: { row: LinksOverviewView; isAll: boolean }) {
  const t = useTranslate()
  const facts = useTitleFacts()
  const { can } = useSession()
  const params = { titleId: String(row.id) }
  const counts = isAll
    ? {
        active: row.liens_active_count,
        pending: row.liens_pending_count,
        dead: row.liens_morts_count,
        nzbs: row.nzbs_count,
      }
    : {
        active: row.liens_by_active_user_count,
        pending: row.liens_by_pending_user_count,
        dead: row.liens_by_user_morts_count,
        nzbs: row.nzbs_by_user_count,
      }
  return (
    <tr>
      <td className={classes.titleCell}>
        <div className={classes.title}>
          <span className={classes.poster}>
            <TitlePoster title={row} />
          </span>
          <span className={classes.words}>
            <Link to="/admin/liens/$titleId" params={params} className={classes.name}>
              {row.name}
            </Link>
            <span className={classes.facts}>{facts(row)}</span>
          </span>
        </div>
      </td>
      <td className={classes.counts}>
        {counts.active + counts.pending + counts.dead + counts.nzbs === 0 && (
          <span className={classes.facts}>{t('None yet')}</span>
        )}
        {counts.active > 0 && (
          <Chip tone="good">{t(':count active', { count: counts.active })}</Chip>
        )}
        {counts.pending > 0 && (
          <Chip tone="warn">{t(':count pending', { count: counts.pending })}</Chip>
        )}
        {counts.dead > 0 && <Chip tone="bad">{t(':count dead', { count: counts.dead })}</Chip>}
        {counts.nzbs > 0 && <Chip>{t(':count nzb', { count: counts.nzbs })}</Chip>}
      </td>
      <td className={classes.last}>{row.linkadded_at && <Age iso={row.linkadded_at} />}</td>
      <td className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => (
            <Link
              to="/admin/liens/$titleId"
              params={params}
              aria-label={t(':label: :name', { label: t('See the links'), name: row.name })}
              {...props}
            />
          )}
        >
          {t('See the links')}
        </Button>
        {can('liens.create') && (
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t(':label: :name', { label: t('Add a link'), name: row.name })}
            title={t('Add a link')}
            renderRoot={(props) => (
              <Link to="/admin/liens/$titleId/new" params={params} {...props} />
            )}
          >
            <IconPlus size={18} stroke={1.5} />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}
