import { checkerEndpoints } from '@mediatheque/contract/links/checker/checker.endpoints.ts'
import type { HostStatusView } from '@mediatheque/contract/links/checker/checker.schemas.ts'
import { hostStatusList } from '@mediatheque/contract/links/checker/host-status.list.ts'
import { ActionIcon } from '@mantine/core'
import { IconActivityHeartbeat, IconAdjustments, IconBroadcast } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { checkHost, type HostStatusSearch, hostStatusQuery } from './checker.queries.ts'
import classes from './checker.module.css'
import { HostChecksDialog } from './host-checks-dialog.tsx'
import { useHostStatusCells } from './host-status-cells.tsx'

interface HostsStatusPageProps {
  search: HostStatusSearch
  onSearch: OnSearch<HostStatusSearch>
}

/** How the links of each host are doing, and how they are checked. */
export function HostsStatusPage({ search, onSearch }: HostsStatusPageProps) {
  const t = useTranslate()
  const { data, answer } = useList(hostStatusQuery(search))
  const cells = useHostStatusCells()
  const [edited, setEdited] = useState<HostStatusView>()
  return (
    <Page>
      <PageHeader
        title={t('Hosts')}
        titleId="hosts-status-title"
        text={t('How their links are doing, and how often each is asked.')}
      />
      {answer?.is_on === false && (
        <p className={classes.notice} role="note">
          {t('Links are not checked by themselves: that is switched off in the settings.')}
        </p>
      )}
      <DataTable
        {...{ list: hostStatusList, data, search, onSearch, cells }}
        labelledBy="hosts-status-title"
        nameColumn="name"
        nameOf={({ name }) => name}
        searchLabel={t('Search hosts')}
        csvAddress={csvAddress(hostStatusList, checkerEndpoints.exportHostStatus, search)}
        rowActions={(host) => <HostActions host={host} onEdit={setEdited} />}
        words={{
          failed: t('The hosts could not be loaded'),
          notFound: t('No hosts match'),
          empty: {
            icon: <IconBroadcast size={28} stroke={1.25} />,
            title: t('No hosts yet'),
            text: t('Hosts come with the links that lead to them.'),
          },
        }}
      />
      <HostChecksDialog host={edited} onClose={() => setEdited(undefined)} />
    </Page>
  )
}

interface HostActionsProps {
  host: HostStatusView
  onEdit(host: HostStatusView): void
}

function HostActions({ host, onEdit }: HostActionsProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { mutate, isPending } = useWrite(checkHost, {
    onSuccess: ({ brought_forward: count, host: { due_count: due } }) =>
      toast.positive(
        due === 0
          ? t('No link of this host is checked by itself')
          : t('[one One link is checked now|other :count links are checked now]', {
              count: Math.max(count, due),
            }),
      ),
  })
  const action = (label: string, icon: ReactNode, onClick: () => void, isOff = false) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(':label: :name', { label, name: host.name })}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  )
  const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
  return (
    <>
      {action(
        t('Check now'),
        <IconActivityHeartbeat {...look} />,
        () => mutate({ params: { id: host.id } }),
        isPending || !host.is_checked,
      )}
      {can('settings.update') && (
        <>
          {action(t('How it is checked'), <IconAdjustments {...look} />, () => onEdit(host))}
          <HistoryButton of={{ kind: 'link-host', id: String(host.id), name: host.name }} isSmall />
        </>
      )}
    </>
  )
}
