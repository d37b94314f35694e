import { keywordEndpoints } from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import { keywordList } from '@mediatheque/contract/catalogue/titles/taxa/taxa.list.ts'
import type { TaxonRecord } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { IconTags } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useDeleteRecords } from '../../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { createKeyword, keywordsQuery, type KeywordSearch, renameKeyword } from './taxa.queries.ts'
import { useTaxonCells, useTaxonEditing } from './use-taxon-editing.tsx'

interface KeywordsPageProps {
  search: KeywordSearch
  onSearch: OnSearch<KeywordSearch>
}

/** Keywords of the catalogue. */
export function KeywordsPage({ search, onSearch }: KeywordsPageProps) {
  const t = useTranslate()
  const { data } = useList(keywordsQuery(search))
  const editing = useTaxonEditing<TaxonRecord>({
    kind: 'keyword',
    create: createKeyword,
    rename: renameKeyword,
    add: 'Add a keyword',
  })
  const deleting = useDeleteRecords<TaxonRecord>({
    endpoint: keywordEndpoints.deleteKeywords,
    refreshes: keywordEndpoints.listKeywords.path,
    question: (count) => t('[one Delete this keyword?|other Delete :count keywords?]', { count }),
  })
  return (
    <Page>
      <PageHeader
        title={t('Keywords')}
        titleId="keywords-title"
        text={t('What titles are about, in both languages.')}
        actions={editing.addButton}
      />
      <DataTable
        {...{ list: keywordList, data, search, onSearch }}
        cells={useTaxonCells()}
        labelledBy="keywords-title"
        nameColumn="name"
        nameOf={({ name }) => name}
        searchLabel={t('Search keywords')}
        csvAddress={csvAddress(keywordList, keywordEndpoints.exportKeywords, search)}
        rowActions={editing.rowActions}
        actions={[deleting.action]}
        words={{
          failed: t('The keywords could not be listed'),
          notFound: t('No matching keywords found'),
          empty: {
            icon: <IconTags size={28} stroke={1.25} />,
            title: t('No keywords yet'),
            text: t('They come with titles, or are added here.'),
          },
        }}
      />
      {deleting.dialog}
      {editing.dialog}
    </Page>
  )
}
