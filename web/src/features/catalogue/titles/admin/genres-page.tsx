import { genreEndpoints } from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import { genreList } from '@mediatheque/contract/catalogue/titles/taxa/taxa.list.ts'
import type { TaxonRecord } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { IconCategory } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useDeleteRecords } from '../../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { createGenre, genresQuery, type GenreSearch, renameGenre } from './taxa.queries.ts'
import { useTaxonCells, useTaxonEditing } from './use-taxon-editing.tsx'

interface GenresPageProps {
  search: GenreSearch
  onSearch: OnSearch<GenreSearch>
}

/** Genres of the catalogue. */
export function GenresPage({ search, onSearch }: GenresPageProps) {
  const t = useTranslate()
  const { data } = useList(genresQuery(search))
  const editing = useTaxonEditing<TaxonRecord>({
    kind: 'genre',
    create: createGenre,
    rename: renameGenre,
    add: 'Add a genre',
  })
  const deleting = useDeleteRecords<TaxonRecord>({
    endpoint: genreEndpoints.deleteGenres,
    refreshes: genreEndpoints.listGenres.path,
    question: (count) => t('[one Delete this genre?|other Delete :count genres?]', { count }),
  })
  return (
    <Page>
      <PageHeader
        title={t('Genres')}
        titleId="genres-title"
        text={t('What titles are sorted by, in both languages.')}
        actions={editing.addButton}
      />
      <DataTable
        {...{ list: genreList, data, search, onSearch }}
        cells={useTaxonCells()}
        labelledBy="genres-title"
        nameColumn="name"
        nameOf={({ name }) => name}
        searchLabel={t('Search genres')}
        csvAddress={csvAddress(genreList, genreEndpoints.exportGenres, search)}
        rowActions={editing.rowActions}
        actions={[deleting.action]}
        words={{
          failed: t('The genres could not be listed'),
          notFound: t('No matching genres found'),
          empty: {
            icon: <IconCategory size={28} stroke={1.25} />,
            title: t('No genres yet'),
            text: t('They come with titles, or are added here.'),
          },
        }}
      />
      {deleting.dialog}
      {editing.dialog}
    </Page>
  )
}
