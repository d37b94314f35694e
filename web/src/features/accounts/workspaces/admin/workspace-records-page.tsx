import { workspaceRecordEndpoints } from '@mediatheque/contract/accounts/workspaces/workspace-records.endpoints.ts'
import { workspaceRecordList } from '@mediatheque/contract/accounts/workspaces/workspace-records.list.ts'
import type { WorkspaceRecordRow } from '@mediatheque/contract/accounts/workspaces/workspace-records.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DayCell } from '../../../../ui/admin/day-cell.tsx'
import { MemberLink } from '../../../../ui/admin/member-link.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import { type WorkspaceRecordSearch, workspaceRecordsQuery } from './workspace-records.queries.ts'

interface WorkspaceRecordsPageProps {
  search: WorkspaceRecordSearch
  onSearch: OnSearch<WorkspaceRecordSearch>
}

/** All workspaces, for those who manage members: that they are there, and who is in them. */
export function WorkspaceRecordsPage({ search, onSearch }: WorkspaceRecordsPageProps) {
  const t = useTranslate()
  const { data } = useList(workspaceRecordsQuery(search))
  const [opened, setOpened] = useState<WorkspaceRecordRow>()
  return (
    <Page>
      <PageHeader
        title={t('Workspaces')}
        titleId="workspaces-title"
        text={t('Teams of members: who is in them. What they keep there stays theirs.')}
      />
      <DataTable
        {...{ list: workspaceRecordList, data, search, onSearch }}
        cells={useCells()}
        labelledBy="workspaces-title"
        nameColumn="name"
        nameOf={({ name }: WorkspaceRecordRow) => name}
        searchLabel={t('Search workspaces')}
        csvAddress={csvAddress(
          workspaceRecordList,
          workspaceRecordEndpoints.exportWorkspaceRecords,
          search,
        )}
        rowActions={(row) => <PeopleButton of={row} onOpen={() => setOpened(row)} />}
        words={{
          failed: t('The workspaces could not be loaded'),
          notFound: t('No matching workspaces found'),
          empty: {
            icon: <IconUsers size={28} stroke={1.25} />,
            title: t('No workspaces yet'),
            text: t('Those that members make will be here.'),
          },
        }}
      />
      {opened && <PeopleDialog of={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

function useCells() {
  const format = useFormat()
  return {
    name: ({ name }: WorkspaceRecordRow) => <CutName name={name} />,
    owner: ({ owner }: WorkspaceRecordRow) => <MemberLink member={owner} />,
    members_count: ({ members_count: count }: WorkspaceRecordRow) => format.number(count),
    invites_count: ({ invites_count: count }: WorkspaceRecordRow) => format.number(count),
    created_at: ({ created_at: at }: WorkspaceRecordRow) => <DayCell at={at} />,
  }
}

function PeopleButton({ of: { name }, onOpen }: { of: WorkspaceRecordRow; onOpen(): void }) {
  const t = useTranslate()
  const label = t('Who is in “:name”', { name })
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={onOpen}
    >
      <IconUsers size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
