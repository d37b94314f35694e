import { CLIENT_KINDS } from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import type { ClientProblem as Problem } from '@mediatheque/contract/links/download-clients/client-problems.ts'
import {
  DOWNLOAD_CLIENTS_MAX,
  type DownloadClientView,
} from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconSend, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage, toast, toastError } from '../../../lib/toast.ts'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Item, ItemList } from '../../../ui/item-list.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ClientDialog } from './client-dialog.tsx'
import { ClientProblem } from './client-problem.tsx'
import { deleteClient, downloadClientsQuery } from './download-clients.queries.ts'
import classes from './download-clients.module.css'
import { testClient } from './hand-over.ts'
import { keepSecret } from './kept-secrets.ts'

/** The programs that a member has downloads sent to: added, changed, tested and taken away here. */
export function ClientsPanel() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(downloadClientsQuery())
  const [edited, setEdited] = useState<DownloadClientView | 'new'>()
  const [doomed, setDoomed] = useState<DownloadClientView>()
  const clients = data?.clients ?? []
  return (
    <SettingsPanel
      id="download-clients"
      title={t('Download clients')}
      text={t(
        'Programs of yours that take links, newsgroup files and torrents straight from the download pages.',
      )}
    >
      {error && (
        <ErrorState
          title={t('The clients could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={72} />}
      {data && clients.length === 0 && (
        <p className={classes.none}>{t('No download clients yet')}</p>
      )}
      {clients.length > 0 && (
        <ItemList>
          {clients.map((client) => (
            <ClientItem
              key={`${client.id} ${client.version}`}
              client={client}
              isMarked={client.is_default && clients.length > 1}
              onEdit={() => setEdited(client)}
              onDelete={() => setDoomed(client)}
            />
          ))}
        </ItemList>
      )}
      {data && clients.length < DOWNLOAD_CLIENTS_MAX && (
        <Button
          variant="default"
          mt="md"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('Add a client')}
        </Button>
      )}
      <ClientDialog edited={edited} onClose={() => setEdited(undefined)} />
      <DeleteDialog client={doomed} onClose={() => setDoomed(undefined)} />
    </SettingsPanel>
  )
}

interface ClientItemProps {
  client: DownloadClientView
  isMarked: boolean
  onEdit(): void
  onDelete(): void
}

function ClientItem({ client, isMarked, onEdit, onDelete }: ClientItemProps) {
  const t = useTranslate()
  const { name, kind, place, address } = client
  const testing = useMutation({ mutationFn: () => testClient(client), onError: toastError })
  return (
    <Item
      icon={<IconSend size={24} stroke={1.25} aria-hidden />}
      name={
        <>
          {name} {isMarked && <Chip tone="accent">{t('Used by default')}</Chip>}
        </>
      }
      facts={
        <>
          {name !== CLIENT_KINDS[kind].name && <span>{CLIENT_KINDS[kind].name}</span>}
          <span>{place === 'server' ? t('Asked by the site') : t('Asked by your browser')}</span>
          {address && <span>{address}</span>}
        </>
      }
      actions={
        <>
          <Button
            size="sm"
            variant="default"
            loading={testing.isPending}
            aria-label={t('Test the client :name', { name })}
            onClick={() => testing.mutate()}
          >
            {t('Test')}
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Edit the client :name', { name })}
            title={t('Edit')}
            onClick={onEdit}
          >
            <IconPencil size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Delete the client :name', { name })}
            title={t('Delete')}
            onClick={onDelete}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </>
      }
    >
      <TestResult name={name} problem={testing.isPending ? undefined : testing.data} />
    </Item>
  )
}

function TestResult({ name, problem }: { name: string; problem: Problem | null | undefined }) {
  const t = useTranslate()
  return (
    <div role="status" className={classes.result} data-good={problem === null || undefined}>
      {problem === null && t(':name is ready', { name })}
      {problem && <ClientProblem problem={problem} />}
    </div>
  )
}

function DeleteDialog({
  client,
  onClose,
}: {
  client: DownloadClientView | undefined
  onClose(): void
}) {
  const t = useTranslate()
  const { mutate, isPending } = useWrite(deleteClient, {
    onSuccess: () => {
      if (client) keepSecret(client.id, undefined)
      toast.positive(t('Client deleted'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={client !== undefined}
      title={t('Delete the client “:name”?', { name: client?.name ?? '' })}
      text={t('Nothing is sent to it from here any more. What it downloads already goes on.')}
      confirmLabel={t('Delete client')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isPending}
      onConfirm={() =>
        client && mutate({ params: { id: client.id }, body: { version: client.version } })
      }
      onClose={onClose}
    />
  )
}
