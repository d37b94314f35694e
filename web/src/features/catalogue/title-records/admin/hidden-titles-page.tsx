import { hiddenTitleList } from '@mediatheque/contract/catalogue/title-records/hidden-titles.list.ts'
import type { HiddenTitleView } from '@mediatheque/contract/catalogue/title-records/hidden-titles.schemas.ts'
import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useList } from '../../../../lib/lists/use-list.ts'
import { toast } from '../../../../lib/toast.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import type { BulkAction } from '../../../../ui/data-table/selection-bar.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { type HiddenTitleSearch, hiddenTitlesQuery, showTitles } from './title-records.queries.ts'

interface HiddenTitlesPageProps {
  search: HiddenTitleSearch
  onSearch: OnSearch<HiddenTitleSearch>
}

/** Titles that nobody sees, to be shown again. */
export function HiddenTitlesPage({ search, onSearch }: HiddenTitlesPageProps) {
  const t = useTranslate()
  const format = useFormat()
  const { data } = useList(hiddenTitlesQuery(search))
  const { mutateAsync } = useWrite(showTitles, {
    onSuccess: ({ shown }) =>
      toast.positive(
        t('[one 1 title is shown again|other :count titles are shown again]', { count: shown }),
      ),
  })
  const show: BulkAction<HiddenTitleView> = {
    label: t('Show again'),
    icon: <IconEye size={16} stroke={1.5} aria-hidden />,
    onRun: (rows, clear) =>
      void mutateAsync({ params: { ids: rows.map(({ id }) => id).join(',') } }).then(
        clear,
        () => undefined,
      ),
  }
  return (
    <Page>
      <PageHeader
        title={t('Hidden titles')}
        titleId="hidden-titles"
        text={t(
          'Nobody sees them, nor what belongs to them, until they are shown again. Imports do not bring them back.',
        )}
      />
      <DataTable
        {...{ list: hiddenTitleList, data, search, onSearch }}
        labelledBy="hidden-titles"
        cells={{
          name: ({ name }: HiddenTitleView) => name,
          type: ({ type }: HiddenTitleView) => t(TITLE_TYPE_LABELS[type]),
          year: ({ year }: HiddenTitleView) => year,
          hidden_by: ({ hidden_by: by }: HiddenTitleView) => by,
          hidden_at: ({ hidden_at: at }: HiddenTitleView) => format.date(at),
        }}
        nameColumn="name"
        nameOf={({ name }) => name}
        actions={[show]}
        rowActions={({ id, name }: HiddenTitleView) => (
          <HistoryButton of={{ kind: 'title', id: String(id), name }} />
        )}
        searchLabel={t('Search titles')}
        words={{
          failed: t('The hidden titles could not be listed'),
          notFound: t('No matching hidden titles found'),
          empty: {
            icon: <IconEyeOff size={28} stroke={1.25} />,
            title: t('No hidden titles'),
            text: t('What is hidden will be listed here.'),
          },
        }}
      />
    </Page>
  )
}
