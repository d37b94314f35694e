import type { OnSearch } from '../../../lib/lists/list-search.ts'
import { debridorEndpoints } from '@mediatheque/contract/premium/debridors/debridors.endpoints.ts'
import { debridorList } from '@mediatheque/contract/premium/debridors/debridors.list.ts'
import type { DebridorView } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconUserBolt } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useDeleteRecords } from '../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../lib/lists/use-list.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { nameOfDebridor, useDebridorCells } from './debridor-cells.tsx'
import { DebridorDialog } from './debridor-dialog.tsx'
import { DEBRIDORS_KEY, type DebridorSearch, debridorsQuery } from './debridors.queries.ts'
import classes from './debridors.module.css'

interface DebridorsSectionProps {
  search: DebridorSearch
  onSearch: OnSearch<DebridorSearch>
}

/** The accounts at debrid services: found, ordered, added, changed, and deleted one or many at a time. */
export function DebridorsSection({ search, onSearch }: DebridorsSectionProps) {
  const t = useTranslate()
  const { data, answer } = useList(debridorsQuery(search))
  const cells = useDebridorCells()
  const [edited, setEdited] = useState<DebridorView | 'new'>()
  const deleting = useDeleteRecords<DebridorView>({
    endpoint: debridorEndpoints.deleteDebridors,
    refreshes: DEBRIDORS_KEY,
    question: (count) => t('[one Delete this account?|other Delete :count accounts?]', { count }),
  })
  return (
    <section aria-labelledby="debridors-title">
      <header className={classes.head}>
        <h3 id="debridors-title">{t('Debridors Accounts')}</h3>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          disabled={!answer}
          onClick={() => setEdited('new')}
        >
          {t('Add new account')}
        </Button>
      </header>
      <DataTable
        list={debridorList}
        labelledBy="debridors-title"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={cells}
        nameColumn="username"
        nameOf={nameOfDebridor}
        searchLabel={t('Search accounts')}
        csvAddress={csvAddress(debridorList, debridorEndpoints.exportDebridors, search)}
        actions={[{ ...deleting.action, all: 'delete' }]}
        rowActions={(row) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Edit :name', { name: nameOfDebridor(row) })}
            title={t('Edit')}
            onClick={() => setEdited(row)}
          >
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
        words={{
          failed: t('The accounts could not be loaded'),
          notFound: t('No matching accounts found'),
          empty: {
            icon: <IconUserBolt size={28} stroke={1.25} />,
            title: t('No accounts added yet'),
            text: t('Add the account you have at a debrid service or a file host.'),
          },
        }}
      />
      <DebridorDialog edited={edited} onClose={() => setEdited(undefined)} />
      {deleting.dialog}
    </section>
  )
}
