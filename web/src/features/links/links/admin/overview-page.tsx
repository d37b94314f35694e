import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { linksOverviewList } from '@mediatheque/contract/links/links/links-overview.list.ts'
import type { LinksOverviewView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconLink, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import type { BulkAction } from '../../../../ui/data-table/selection-bar.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { Age } from '../link-cells.tsx'
import { AddManyButton } from './batches/add-many-button.tsx'
import { RulesHelp } from './rules-help.tsx'
import { TitlePoster, useTitleFacts } from '../title-strip.tsx'
import classes from './overview.module.css'

export type OverviewSearch = SearchOf<typeof linksOverviewList>
export const readOverviewSearch = listSearchReader(linksOverviewList)

export const overviewQuery = (search: OverviewSearch) =>
  listQuery(linksOverviewList, linkEndpoints.listLinksOverview, search)

export type OverviewKind = 'liens' | 'nzbs' | 'torrents'

const PAGES = {
  liens: { list: '/admin/liens/$titleId', add: '/admin/liens/$titleId/new' },
  nzbs: { list: '/admin/nzbs/$titleId', add: '/admin/nzbs/$titleId/new' },
  torrents: { list: '/admin/torrents/$titleId', add: '/admin/torrents/$titleId/new' },
} as const

interface OverviewPageProps {
  /** Beside the heading. */
  actions?: ReactNode
  /** What can be done with chosen titles, and the questions of it. */
  work?: { readonly actions: readonly BulkAction<LinksOverviewView>[]; readonly part: ReactNode }
  /** Above the table. */
  children?: ReactNode
  kind: OverviewKind
  search: OverviewSearch
  onSearch: OnSearch<OverviewSearch>
}

/** Titles with what was contributed: where moderators look for one, and uploaders find theirs or a title to add to. */
export function OverviewPage({
  kind,
  search,
  onSearch,
  actions,
  work,
  children,
}: OverviewPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const isAll = can('admin.access') && can('liens.update')
  const { data } = useList(overviewQuery(search))
  const { title, text } = useWords(kind, isAll)
  return (
    <Page>
      <PageHeader
        title={title}
        titleId="links-overview"
        text={text}
        actions={
          <>
            <RulesHelp />
            {actions}
            {(can('liens.create') || can('nzb.create')) && <AddManyButton />}
          </>
        }
      />
      {children}
      <DataTable
        list={linksOverviewList}
        labelledBy="links-overview"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={{
          title: (row) => <Title row={row} kind={kind} />,
          links: (row) => <Counts row={row} isAll={isAll} />,
          last_link: ({ linkadded_at }) => linkadded_at && <Age iso={linkadded_at} />,
        }}
        nameColumn="title"
        nameOf={({ name }) => name}
        rowActions={(row) => <Actions row={row} kind={kind} />}
        {...(work && { actions: work.actions })}
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
      {work?.part}
    </Page>
  )
}

/** How the page is called, and what it is for. */
function useWords(kind: OverviewKind, isAll: boolean) {
  const t = useTranslate()
  if (kind === 'liens')
    return {
      title: isAll ? t('Links') : t('My links'),
      text: isAll
        ? t('Every title with its links. Search for one to add links to it.')
        : t('Titles you contributed links to. Search for another to add links to it.'),
    }
  const title =
    kind === 'nzbs'
      ? { all: t('Newsgroup files'), own: t('My newsgroup files') }
      : { all: t('Torrents'), own: t('My torrents') }
  return {
    title: isAll ? title.all : title.own,
    text: isAll
      ? t('Every title with its files. Search for one to add files to it.')
      : t('Titles you contributed to. Search for another to add files to it.'),
  }
}

interface Cell {
  row: LinksOverviewView
}

function Title({ row, kind }: Cell & { kind: OverviewKind }) {
  const facts = useTitleFacts()
  return (
    <div className={classes.title}>
      <span className={classes.poster}>
        <TitlePoster title={row} />
      </span>
      <span className={classes.words}>
        <Link to={PAGES[kind].list} params={{ titleId: String(row.id) }} className={classes.name}>
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
        torrents: row.torrents_count,
      }
    : {
        active: row.liens_by_active_user_count,
        pending: row.liens_by_pending_user_count,
        dead: row.liens_by_user_morts_count,
        nzbs: row.nzbs_by_user_count,
        torrents: row.torrents_by_user_count,
      }
  if (counts.active + counts.pending + counts.dead + counts.nzbs + counts.torrents === 0)
    return <span className={classes.facts}>{t('None yet')}</span>
  return (
    <span className={classes.counts}>
      {counts.active > 0 && <Chip tone="good">{t(':count active', { count: counts.active })}</Chip>}
      {counts.pending > 0 && (
        <Chip tone="warn">{t(':count pending', { count: counts.pending })}</Chip>
      )}
      {counts.dead > 0 && <Chip tone="bad">{t(':count dead', { count: counts.dead })}</Chip>}
      {counts.nzbs > 0 && <Chip>{t(':count nzb', { count: counts.nzbs })}</Chip>}
      {counts.torrents > 0 && (
        <Chip>{t('[one 1 torrent|other :count torrents]', { count: counts.torrents })}</Chip>
      )}
    </span>
  )
}

function Actions({ row, kind }: Cell & { kind: OverviewKind }) {
  const t = useTranslate()
  const { can } = useSession()
  const isLinks = kind === 'liens'
  const see = isLinks ? t('See the links') : t('See the files')
  const add = isLinks ? t('Add a link') : t('Add a file')
  const params = { titleId: String(row.id) }
  return (
    <span className={classes.actions}>
      <Button
        variant="default"
        size="xs"
        renderRoot={(props) => (
          <Link
            to={PAGES[kind].list}
            params={params}
            aria-label={t(':label: :name', { label: see, name: row.name })}
            {...props}
          />
        )}
      >
        {see}
      </Button>
      {can(isLinks ? 'liens.create' : 'nzb.create') && (
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t(':label: :name', { label: add, name: row.name })}
          title={add}
          renderRoot={(props) => <Link to={PAGES[kind].add} params={params} {...props} />}
        >
          <IconPlus size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </span>
  )
}
