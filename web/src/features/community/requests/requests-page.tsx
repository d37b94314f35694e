import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import { Button } from '@mantine/core'
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useList } from '../../../lib/lists/use-list.ts'
import { useSession } from '../../../lib/session.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { useRequestCells } from './request-cells.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { type RequestSearch, requestsQuery } from './requests.queries.ts'

interface RequestsPageProps {
  /** Whose requests these are; 0: everybody's. */
  workspaceId: number
  search: RequestSearch
  onSearch(search: RequestSearch): void
}

/** What members ask for: found first, then wanted too, else asked for. */
export function RequestsPage({ workspaceId, search, onSearch }: RequestsPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { data } = useList(requestsQuery(search, workspaceId))
  const cells = useRequestCells()
  const [isAsking, setAsking] = useState(false)
  const words = {
    failed: t('The requests could not be loaded'),
    notFound: t('No matching requests found'),
    empty: {
      icon: <IconMessageQuestion size={28} stroke={1.25} />,
      title: t('No requests yet'),
      text: t('Ask for a title that is missing, or for missing episodes.'),
    },
  }
  return (
    <Page>
      <PageHeader
        title={t('Requests')}
        titleId="requests-title"
        text={t('What is missing here. Say that you want it too, and you are told when it comes.')}
        actions={
          can('requests.create') && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('Ask for something')}
            </Button>
          )
        }
      />
      <DataTable
        {...{ list: requestList, data, search, onSearch, cells, words }}
        labelledBy="requests-title"
        nameColumn="title"
        nameOf={({ title }) => title}
        searchLabel={t('Search requests')}
        withoutFilters={['fits']}
      />
      <RequestDialog
        edited={isAsking ? 'new' : undefined}
        workspaceId={workspaceId}
        onClose={() => setAsking(false)}
      />
    </Page>
  )
}
