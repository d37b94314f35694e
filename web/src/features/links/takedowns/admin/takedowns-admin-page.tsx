import { takedownList } from '@mediatheque/contract/links/takedowns/takedowns.list.ts'
import type { NoticeRowView } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { IconGavel } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { NoticeStatusChip } from '../notice-items.tsx'
import classes from './desk.module.css'
import { LookedAt } from './looked-at.tsx'
import { useOthersNotices } from './use-notice-claims.ts'
import { type TakedownSearch, takedownsQuery } from './takedowns-desk.queries.ts'

interface TakedownsAdminPageProps {
  search: TakedownSearch
  onSearch: OnSearch<TakedownSearch>
}

/** Notices of holders of rights, for those who decide. */
export function TakedownsAdminPage({ search, onSearch }: TakedownsAdminPageProps) {
  const t = useTranslate()
  const { data } = useList(takedownsQuery(search))
  return (
    <Page>
      <PageHeader
        title={t('Takedown notices')}
        titleId="takedowns"
        text={t('What holders of rights ask to be withdrawn, and what was answered to it.')}
      />
      <DataTable
        list={takedownList}
        labelledBy="takedowns"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={useNoticeCells()}
        nameColumn="reference"
        nameOf={({ reference }) => reference}
        words={{
          failed: t('The takedown notices could not be loaded'),
          notFound: t('No takedown notices match'),
          empty: {
            icon: <IconGavel size={28} stroke={1.25} />,
            title: t('No takedown notice has come yet'),
            text: t('Notices that are sent from the pages of titles and links will be here.'),
          },
        }}
      />
    </Page>
  )
}

function useNoticeCells() {
  const t = useTranslate()
  const format = useFormat()
  const claims = useOthersNotices()
  const moment = (iso: string | null) =>
    iso ? (
      <time dateTime={iso} title={format.dateTime(iso)}>
        {format.date(iso)}
      </time>
    ) : (
      '–'
    )
  return {
    reference: ({ id, reference }: NoticeRowView) => (
      <Link to="/admin/takedowns/$noticeId" params={{ noticeId: String(id) }}>
        {reference}
      </Link>
    ),
    about: ({ about, items }: NoticeRowView) => (
      <span className={classes.named}>
        {items > 1 ? t(':title and :count more', { title: about, count: items - 1 }) : about}
      </span>
    ),
    name: ({ name, organisation }: NoticeRowView) => (
      <span className={classes.named}>
        {name === null ? t('Forgotten') : organisation ? `${name}, ${organisation}` : name}
      </span>
    ),
    status: ({ id, status }: NoticeRowView) => (
      <>
        <NoticeStatusChip status={status} />
        <LookedAt claim={claims.get(id)} />
      </>
    ),
    waiting: ({ waiting, items }: NoticeRowView) =>
      t(':part of :whole', { part: waiting, whole: items }),
    counter_notices: ({ counter_notices: count }: NoticeRowView) => count || '–',
    created_at: ({ created_at }: NoticeRowView) => moment(created_at),
    decided_at: ({ decided_at }: NoticeRowView) => moment(decided_at),
  }
}
