import type { OnSearch } from '../../../lib/lists/list-search.ts'
import { customPageEndpoints } from '@mediatheque/contract/site/custom-pages/custom-pages.endpoints.ts'
import { customPageList } from '@mediatheque/contract/site/custom-pages/custom-pages.list.ts'
import type { CustomPageRow } from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useDeleteRecords } from '../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../lib/lists/use-list.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { HistoryButton } from '../../operations/history/history-button.tsx'
import {
  EditPageLink,
  NewPageLink,
  useCustomPageCells,
  useCustomPageWords,
} from './custom-page-cells.tsx'
import {
  CUSTOM_PAGES_KEY,
  type CustomPageSearch,
  customPagesQuery,
} from './custom-pages.queries.ts'

interface CustomPagesPageProps {
  search: CustomPageSearch
  onSearch: OnSearch<CustomPageSearch>
}

/** The pages that administrators wrote. */
export function CustomPagesPage({ search, onSearch }: CustomPagesPageProps) {
  const t = useTranslate()
  const { data } = useList(customPagesQuery(search))
  const cells = useCustomPageCells()
  const deleting = useDeleteRecords<CustomPageRow>({
    endpoint: customPageEndpoints.deleteCustomPages,
    refreshes: CUSTOM_PAGES_KEY,
    question: (count) => t('[one Delete this page?|other Delete :count pages?]', { count }),
  })
  return (
    <Page>
      <PageHeader
        title={t('Pages of the site')}
        titleId="custom-pages-title"
        text={t('Rules, privacy, help: what you write yourself.')}
        actions={<NewPageLink />}
      />
      <DataTable
        {...{ list: customPageList, data, search, onSearch, cells }}
        words={useCustomPageWords()}
        labelledBy="custom-pages-title"
        nameColumn="title"
        nameOf={({ title }) => title}
        searchLabel={t('Search pages')}
        csvAddress={csvAddress(customPageList, customPageEndpoints.exportCustomPages, search)}
        rowActions={(page) => (
          <>
            <HistoryButton
              of={{ kind: 'custom-page', id: String(page.id), name: page.title }}
              isSmall
            />
            <EditPageLink page={page} />
          </>
        )}
        actions={[deleting.action]}
      />
      {deleting.dialog}
    </Page>
  )
}
