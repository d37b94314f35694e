import type { DownloadClientView } from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import { SENT_TOGETHER_MAX } from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import type { Outcome } from '@mediatheque/contract/links/download-clients/protocols/client-protocol.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown, IconSend, IconSettings } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { useClientsFor } from './download-clients.queries.ts'
import classes from './download-clients.module.css'
import { handOver, type Sent } from './hand-over.ts'
import { SendReport } from './send-report.tsx'

/** Hands what was taken to a client of the reader: to the one that was used last, or to another. */
export default function SendTo(sent: Sent) {
  const t = useTranslate()
  const { clients, hasAny } = useClientsFor(sent.kind)
  const { send, isSending, report } = useSending(sent)
  if (!clients) return null
  const first = preferred(clients, sent.kind)
  if (!first)
    return hasAny ? null : (
      <Button
        variant="subtle"
        leftSection={<IconSend size={16} stroke={1.5} />}
        renderRoot={(props) => <Link to="/account-settings" hash="download-clients" {...props} />}
      >
        {t('Set up a download client')}
      </Button>
    )
  const others = clients.filter(({ id }) => id !== first.id)
  return (
    <>
      <span className={classes.send}>
        <Button
          variant="default"
          loading={isSending}
          leftSection={<IconSend size={16} stroke={1.5} />}
          onClick={() => send(first)}
        >
          {t('Send to :name', { name: first.name })}
        </Button>
        <Others clients={others} isDisabled={isSending} onChoose={send} />
      </span>
      <div role="status" className={classes.report}>
        {report && <SendReport {...report} />}
      </div>
    </>
  )
}

/** The one that was used last for such downloads in this browser, else the one that is the first anyway. */
function preferred(clients: readonly DownloadClientView[], kind: string) {
  const last = readStored('download-clients.last')?.[kind]
  return clients.find(({ id }) => id === last) ?? clients[0]
}

interface Report {
  readonly clientName: string
  readonly addresses: readonly string[]
  readonly outcomes: readonly Outcome[]
}

function useSending(sent: Sent) {
  const t = useTranslate()
  const [report, setReport] = useState<Report>()
  const { addresses, kind } = sent
  const { mutate, isPending } = useMutation({
    mutationFn: async (client: DownloadClientView) => {
      const say = (outcomes: readonly Outcome[]) =>
        setReport({ clientName: client.name, addresses, outcomes })
      say([])
      writeStored('download-clients.last', {
        ...readStored('download-clients.last'),
        [kind]: client.id,
      })
      say(await handOver(client, sent, say))
    },
    onError: toastError,
  })
  const send = (client: DownloadClientView) => {
    if (addresses.length > SENT_TOGETHER_MAX)
      toast.danger(
        t('At most :count links can be sent at once. Choose fewer.', { count: SENT_TOGETHER_MAX }),
      )
    else mutate(client)
  }
  return { send, isSending: isPending, report }
}

function Others({
  clients,
  isDisabled,
  onChoose,
}: {
  clients: readonly DownloadClientView[]
  isDisabled: boolean
  onChoose(client: DownloadClientView): void
}) {
  const t = useTranslate()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="lg"
          className={classes.others ?? ''}
          disabled={isDisabled}
          aria-label={t('Send to another client')}
          title={t('Send to another client')}
        >
          <IconChevronDown size={16} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {clients.map((client) => (
          <Menu.Item key={client.id} onClick={() => onChoose(client)}>
            {t('Send to :name', { name: client.name })}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<IconSettings size={16} stroke={1.5} />}
          renderRoot={(props) => <Link to="/account-settings" hash="download-clients" {...props} />}
        >
          {t('Manage download clients')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
