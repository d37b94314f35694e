import { personRecordEndpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { personRecordList } from '@mediatheque/contract/catalogue/person-records/person-records.list.ts'
import type { PersonRecordView } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { EditPersonButton, usePersonRecordCells } from './person-record-cells.tsx'
import { type PersonRecordSearch, personRecordsQuery } from './person-records.queries.ts'
import { usePersonDeletion } from './use-person-deletion.tsx'

interface PeoplePageProps {
  search: PersonRecordSearch
  onSearch: OnSearch<PersonRecordSearch>
}

/** All people of the catalogue, for those who tend them. */
export function PeoplePage({ search, onSearch }: PeoplePageProps) {
  const t = useTranslate()
  const deletion = usePersonDeletion<PersonRecordView>()
  const { data } = useList(personRecordsQuery(search))
  return (
    <Page>
      <PageHeader
        title={t('People')}
        titleId="person-records"
        text={t('Whoever made the titles of the catalogue: search, filter and edit them.')}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/admin/people/new" {...props} />}
          >
            {t('Add a person')}
          </Button>
        }
      />
      <DataTable
        list={personRecordList}
        labelledBy="person-records"
        {...{ data, search, onSearch }}
        cells={usePersonRecordCells()}
        nameColumn="name"
        nameOf={({ name }) => name}
        rowActions={(row: PersonRecordView) => <EditPersonButton row={row} />}
        actions={[deletion.action]}
        searchLabel={t('Search people')}
        csvAddress={csvAddress(personRecordList, personRecordEndpoints.exportPersonRecords, search)}
        words={{
          failed: t('The people could not be listed'),
          notFound: t('No matching people found'),
          empty: {
            icon: <IconUsers size={32} stroke={1.5} />,
            title: t('No people yet'),
            text: t('They come with imported titles, or are added here.'),
          },
        }}
      />
      {deletion.part}
    </Page>
  )
}
