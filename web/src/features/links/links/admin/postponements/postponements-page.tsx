import { postponementList } from '@mediatheque/contract/links/postponements/postponements.list.ts'
import type { PostponementView } from '@mediatheque/contract/links/postponements/postponements.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconClockPause } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../../lib/format.ts'
import { useWrite } from '../../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../../lib/lists/list-search.ts'
import { useList } from '../../../../../lib/lists/use-list.ts'
import { toast } from '../../../../../lib/toast.ts'
import { CutName } from '../../../../../ui/data-table/cut-name.tsx'
import { DataTable } from '../../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../../ui/page.tsx'
import { useLinksPage } from '../use-links-page.ts'
import {
  type PostponementSearch,
  postponementsQuery,
  resumePostponements,
} from './postponements.queries.ts'

interface PostponementsPageProps {
  search: PostponementSearch
  onSearch: OnSearch<PostponementSearch>
}

const KINDS = { link: 'Link', nzb: 'Nzb', torrent: 'Torrent' } as const

/** What was put off, of all kinds, to put it back into its queue before its time. */
export function PostponementsPage({ search, onSearch }: PostponementsPageProps) {
  const t = useTranslate()
  const { data } = useList(postponementsQuery(search))
  const { mutate, isPending } = useWrite(resumePostponements, {
    onSuccess: ({ resumed }) =>
      toast.positive(
        t('Back in the queue: [one 1 record|other :count records]', { count: resumed }),
      ),
  })
  const resume = (rows: readonly PostponementView[], done: () => void = () => undefined) =>
    mutate({ params: { ids: rows.map(({ id }) => id).join(',') } }, { onSuccess: done })
  return (
    <Page>
      <PageHeader
        title={t('Postponed contributions')}
        titleId="postponements"
        text={t('They come back to their queues by themselves.')}
      />
      <DataTable
        list={postponementList}
        labelledBy="postponements"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={usePostponementCells()}
        nameColumn="name"
        nameOf={({ name }) => name}
        rowActions={(row) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={isPending}
            aria-label={t('Put :name back into the queue now', { name: row.name })}
            title={t('Back to the queue now')}
            onClick={() => resume([row])}
          >
            <IconArrowBackUp size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
        actions={[
          {
            label: t('Back to the queue now'),
            icon: <IconArrowBackUp size={16} stroke={1.5} aria-hidden />,
            onRun: resume,
          },
        ]}
        words={{
          failed: t('The postponed contributions could not be loaded'),
          notFound: t('No postponed contributions match'),
          empty: {
            icon: <IconClockPause size={28} stroke={1.25} />,
            title: t('Nothing is postponed'),
            text: t('What moderators put off will be here until it comes back.'),
          },
        }}
      />
    </Page>
  )
}

/** How the columns of the list are shown. */
function usePostponementCells() {
  const t = useTranslate()
  const linksPage = useLinksPage()
  const format = useFormat()
  const moment = (iso: string) => (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {format.date(iso)}
    </time>
  )
  return {
    title: ({ title }: PostponementView) => (
      <Link to={linksPage} params={{ titleId: String(title.id) }}>
        {title.year === null ? title.name : `${title.name} (${title.year})`}
      </Link>
    ),
    kind: ({ kind }: PostponementView) => t(KINDS[kind]),
    name: ({ name }: PostponementView) => <CutName name={name} />,
    author: ({ author }: PostponementView) => author ?? '–',
    until: ({ until }: PostponementView) => moment(until),
    note: ({ note }: PostponementView) => note ?? '–',
    postponed_by: ({ postponed_by }: PostponementView) => postponed_by ?? '–',
    created_at: ({ created_at }: PostponementView) => moment(created_at),
  }
}
