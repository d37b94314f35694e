import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { linksOverviewList } from '@mediatheque/contract/links/links/links-overview.list.ts'
import type { LinksOverviewView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconLink, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { Age } from '../link-cells.tsx'
import { TitlePoster, useTitleFacts } from '../title-strip.tsx'
import classes from './overview.module.css'

export type OverviewSearch = SearchOf<typeof linksOverviewList>
export const readOverviewSearch = listSearchReader(linksOverviewList)

export const overviewQuery = (search: OverviewSearch) =>
  listQuery(linksOverviewList, linkEndpoints.listLinksOverview, search)

interface OverviewPageProps {
  search: OverviewSearch
  onSearch: OnSearch<OverviewSearch>
}

/** Titles with their links: where moderators look for one, and uploaders find theirs or a title to add to. */
export function OverviewPage({ search, onSearch }: OverviewPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const isAll = can('admin.access') && can('liens.update')
  const { data } = useList(overviewQuery(search))
  return (
    <Page>
      <PageHeader
        title={isAll ? t('Links') : t('My links')}
        titleId="links-overview"
        text={
          isAll
            ? t('Every title with its links. Search for one to add links to it.')
            : t('Titles you contributed links to. Search for another to add links to it.')
        }
      />
      <DataTable
        list={linksOverviewList}
        labelledBy="links-overview"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={{
          title: (row) => <Title row={row} />,
          links: (row) => <Counts row={row} isAll={isAll} />,
          last_link: ({ linkadded_at }) => linkadded_at && <Age iso={linkadded_at} />,
        }}
        nameColumn="title"
        nameOf={({ name }) => name}
        rowActions={(row) => <Actions row={row} />}
        searchLabel={t('Search titles')}
        isSearchedWhenEmpty
        words={{
          failed: t('The links could not be loaded'),
          notFound: t('No title is called that'),
          empty: {
            icon: <IconLink size={32} stroke={1.5} />,
            title: t('No links have been created yet'),
            text: t('Search for a title above to add the first one.'),
          },
        }}
      />
    </Page>
  )
}

interface Cell {
  row: LinksOverviewView
}

function Title({ row }: Cell) {
  const facts = useTitleFacts()
  return (
    <div className={classes.title}>
      <span className={classes.poster}>
        <TitlePoster title={row} />
      </span>
      <span className={classes.words}>
        <Link
          to="/admin/liens/$titleId"
          params={{ titleId: String(row.id) }}
          className={classes.name}
        >
          <CutName name={row.name} />
        </Link>
        <span className={classes.facts}>{facts(row)}</span>
      </span>
    </div>
  )
}

function Counts({ row, isAll }: Cell & { isAll: boolean }) {
  const t = useTranslate()
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
  if (counts.active + counts.pending + counts.dead + counts.nzbs === 0)
    return <span className={classes.facts}>{t('None yet')}</span>
  return (
    <span className={classes.counts}>
      {counts.active > 0 && <Chip tone="good">{t(':count active', { count: counts.active })}</Chip>}
      {counts.pending > 0 && (
        <Chip tone="warn">{t(':count pending', { count: counts.pending })}</Chip>
      )}
      {counts.dead > 0 && <Chip tone="bad">{t(':count dead', { count: counts.dead })}</Chip>}
      {counts.nzbs > 0 && <Chip>{t(':count nzb', { count: counts.nzbs })}</Chip>}
    </span>
  )
}

function Actions({ row }: Cell) {
  const t = useTranslate()
  const { can } = useSession()
  const params = { titleId: String(row.id) }
  return (
    <span className={classes.actions}>
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
          renderRoot={(props) => <Link to="/admin/liens/$titleId/new" params={params} {...props} />}
        >
          <IconPlus size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </span>
  )
}
