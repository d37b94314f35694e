import type { OnSearch } from '../../../lib/lists/list-search.ts'
import { customPageEndpoints } from '@mediatheque/contract/site/custom-pages/custom-pages.endpoints.ts'
import { customPageList } from '@mediatheque/contract/site/custom-pages/custom-pages.list.ts'
import type { CustomPageRow } from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { DeleteRecordsDialog } from '../../../lib/lists/delete-records-dialog.tsx'
import { csvAddress, useList } from '../../../lib/lists/use-list.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { HistoryButton } from '../../operations/history/history-button.tsx'
import { EditPageLink, NewPageLink, useCustomPageCells } from './custom-page-cells.tsx'
import {
  CUSTOM_PAGES_KEY,
  type CustomPageSearch,
  customPagesQuery,
} from './custom-pages.queries.ts'

const ICON = <IconFileText size={28} stroke={1.25} />

interface CustomPagesPageProps {
  search: CustomPageSearch
  onSearch: OnSearch<CustomPageSearch>
}

/** The pages that administrators wrote. */
export function CustomPagesPage({ search, onSearch }: CustomPagesPageProps) {
  const t = useTranslate()
  const { data } = useList(customPagesQuery(search))
  const cells = useCustomPageCells()
  const [{ rows, clear }, setDeleted] = useState<Deleted>(NOTHING)
  const close = () => setDeleted(NOTHING)
  const remove = { label: t('Delete'), icon: <IconTrash size={16} stroke={1.5} aria-hidden /> }
  const text = t('Write the first one: privacy, terms or help.')
  const words = {
    failed: t('The pages could not be loaded'),
    notFound: t('No matching pages found'),
    empty: { icon: ICON, title: t('No pages yet'), text },
  }
  return (
    <Page>
      <PageHeader
        title={t('Pages of the site')}
        titleId="custom-pages-title"
        text={t('Rules, privacy, help: what you write yourself.')}
        actions={<NewPageLink />}
      />
      <DataTable
        {...{ list: customPageList, data, search, onSearch, cells, words }}
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
        actions={[
          { ...remove, isDelete: true, onRun: (rows, clear) => setDeleted({ rows, clear }) },
        ]}
      />
      <DeleteRecordsDialog
        endpoint={customPageEndpoints.deleteCustomPages}
        records={rows}
        question={t('[one Delete this page?|other Delete :count pages?]', { count: rows.length })}
        refreshes={CUSTOM_PAGES_KEY}
        onClose={close}
        onDone={() => (clear(), close())}
      />
    </Page>
  )
}

interface Deleted {
  readonly rows: readonly CustomPageRow[]
  clear(): void
}
const NOTHING: Deleted = { rows: [], clear: () => undefined }
