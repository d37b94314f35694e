import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Button } from '@mantine/core'
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useList } from '../../../lib/lists/use-list.ts'
import { useSession } from '../../../lib/session.tsx'
import { DataTable, type DataTableProps } from '../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { useRequestCells } from './request-cells.tsx'
import { type RequestSearch, requestsQuery } from './requests.queries.ts'

interface RequestsFrameProps {
  /** Whose requests these are; everybody's where it is not said. */
  workspaceId?: number
  search: RequestSearch
  onSearch(search: RequestSearch): void
  words: { readonly text: string; readonly create: string; readonly empty: string }
  onCreate(): void
  /** What else the table of this page can do. */
  table: Partial<
    Pick<
      DataTableProps<typeof requestList, RequestView>,
      'withoutFilters' | 'csvAddress' | 'rowActions' | 'actions'
    >
  >
  /** Dialogs of the page. */
  children: ReactNode
}

/** What members ask for, as they and those who take care of it see it: what the page is for, and the table. */
export function RequestsFrame({
  workspaceId,
  search,
  onSearch,
  words,
  onCreate,
  table,
  children,
}: RequestsFrameProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { data } = useList(requestsQuery(search, workspaceId))
  const cells = useRequestCells()
  return (
    <Page>
      <PageHeader
        title={t('Requests')}
        titleId="requests-title"
        text={words.text}
        actions={
          can('requests.create') && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={onCreate}
            >
              {words.create}
            </Button>
          )
        }
      />
      <DataTable
        {...{ list: requestList, data, search, onSearch, cells, ...table }}
        labelledBy="requests-title"
        nameColumn="title"
        nameOf={({ title }) => title}
        searchLabel={t('Search requests')}
        words={{
          failed: t('The requests could not be loaded'),
          notFound: t('No matching requests found'),
          empty: {
            icon: <IconMessageQuestion size={28} stroke={1.25} />,
            title: t('No requests yet'),
            text: words.empty,
          },
        }}
      />
      {children}
    </Page>
  )
}
