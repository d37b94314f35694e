import { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import { tagList } from '@mediatheque/contract/catalogue/news/tags/tags.list.ts'
import type { TagRecord } from '@mediatheque/contract/catalogue/news/tags/tags.schemas.ts'
import { IconTag } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useDeleteRecords } from '../../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { createTag, tagsQuery, type TagSearch, renameTag } from './taxa.queries.ts'
import { useTagCells, useTaxonEditing } from './use-taxon-editing.tsx'

interface TagsPageProps {
  search: TagSearch
  onSearch: OnSearch<TagSearch>
}

/** Tags of news. */
export function TagsPage({ search, onSearch }: TagsPageProps) {
  const t = useTranslate()
  const { data } = useList(tagsQuery(search))
  const editing = useTaxonEditing<TagRecord>({
    kind: 'tag',
    create: createTag,
    rename: renameTag,
    add: 'Add a tag',
  })
  const deleting = useDeleteRecords<TagRecord>({
    endpoint: tagEndpoints.deleteTags,
    refreshes: tagEndpoints.listTags.path,
    question: (count) => t('[one Delete this tag?|other Delete :count tags?]', { count }),
  })
  return (
    <Page>
      <PageHeader
        title={t('Tags')}
        titleId="tags-title"
        text={t('What articles are sorted by, in both languages. Readers narrow the news by them.')}
        actions={editing.addButton}
      />
      <DataTable
        {...{ list: tagList, data, search, onSearch }}
        cells={useTagCells()}
        labelledBy="tags-title"
        nameColumn="name"
        nameOf={({ name }) => name}
        searchLabel={t('Search tags')}
        csvAddress={csvAddress(tagList, tagEndpoints.exportTags, search)}
        rowActions={editing.rowActions}
        actions={[deleting.action]}
        words={{
          failed: t('The tags could not be listed'),
          notFound: t('No matching tags found'),
          empty: {
            icon: <IconTag size={28} stroke={1.25} />,
            title: t('No tags yet'),
            text: t('They are added here, and given to articles where those are written.'),
          },
        }}
      />
      {deleting.dialog}
      {editing.dialog}
    </Page>
  )
}
