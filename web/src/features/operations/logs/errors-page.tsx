import { endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { errorList } from '@mediatheque/contract/operations/logs/errors.list.ts'
import type { ErrorGroupView } from '@mediatheque/contract/operations/logs/errors.schemas.ts'
import { logEndpoints } from '@mediatheque/contract/operations/logs/logs.endpoints.ts'
import { Button } from '@mantine/core'
import { IconBug, IconCheck, IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import type { OnSearch } from '../../../lib/lists/list-search.ts'
import { useList } from '../../../lib/lists/use-list.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { saveAs } from '../../../lib/save-as.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { nameError, useErrorCells } from './error-cells.tsx'
import { ErrorDialog } from './error-dialog.tsx'
import { deleteErrors, errorsQuery, type ErrorSearch, settleErrors } from './errors.queries.ts'
import { LogsFrame } from './logs-frame.tsx'

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

interface ErrorsPageProps {
  search: ErrorSearch
  onSearch: OnSearch<ErrorSearch>
}

/** What went wrong on the server, in jobs and in browsers, each fault once. */
export function ErrorsPage({ search, onSearch }: ErrorsPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { data } = useList(errorsQuery(search))
  const [shown, setShown] = useState<ErrorGroupView>()
  const settling = useSettling()
  const deleting = useDeleting()
  return (
    <LogsFrame
      text={t('What went wrong on the server, in jobs and in browsers, each fault once.')}
      actions={<DownloadLatest />}
    >
      <DataTable
        {...{ list: errorList, data, search, onSearch }}
        labelledBy="logs"
        cells={useErrorCells(setShown)}
        nameColumn="message"
        nameOf={nameError}
        searchLabel={t('Search errors')}
        actions={can('settings.update') ? [settling.action, deleting.action] : []}
        words={{
          failed: t('The errors could not be loaded'),
          notFound: t('Nothing was found'),
          empty: {
            icon: <IconBug size={28} stroke={1.25} />,
            title: t('Nothing went wrong'),
            text: t('Faults are listed here some seconds after they happen.'),
          },
        }}
      />
      {shown && (
        <ErrorDialog
          of={shown}
          isBusy={settling.isBusy}
          onSettle={(isSolved) => settling.settle([shown], isSolved)}
          onClose={() => setShown(undefined)}
        />
      )}
      {deleting.dialog}
    </LogsFrame>
  )
}

function useSettling() {
  const t = useTranslate()
  const { mutate, isPending } = useWrite(settleErrors)
  const settle = (errors: readonly ErrorGroupView[], isSolved: boolean, done?: () => void) =>
    mutate(
      { body: { ids: errors.map(({ id }) => id), is_solved: isSolved } },
      {
        onSuccess: ({ changed }) => {
          const line = isSolved
            ? '[one :count error is|other :count errors are] marked as solved'
            : '[one :count error is|other :count errors are] open again'
          toast.positive(t(line, { count: changed }))
          done?.()
        },
      },
    )
  return {
    settle,
    isBusy: isPending,
    action: {
      label: t('Mark as solved'),
      icon: <IconCheck {...ICON} />,
      onRun: (rows: readonly ErrorGroupView[], clear: () => void) => settle(rows, true, clear),
    },
  }
}

interface Asked {
  readonly rows: readonly ErrorGroupView[]
  clear(): void
}

function useDeleting() {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked>()
  const count = asked?.rows.length ?? 0
  const { mutate, isPending } = useWrite(deleteErrors, {
    onSuccess: () => {
      toast.positive(t('Deleted [one 1 record|other :count records]', { count }))
      asked?.clear()
      setAsked(undefined)
    },
  })
  return {
    action: {
      label: t('Delete'),
      icon: <IconTrash {...ICON} />,
      isDelete: true as const,
      onRun: (rows: readonly ErrorGroupView[], clear: () => void) => setAsked({ rows, clear }),
    },
    dialog: (
      <ConfirmDialog
        isOpen={count > 0}
        title={t('[one Delete this error?|other Delete :count errors?]', { count })}
        text={t(
          'Its count and its trace are forgotten. When it happens again it is listed as new.',
        )}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate({ body: { ids: (asked?.rows ?? []).map(({ id }) => id) } })}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}

/** The newest file of errors, as the server writes it. */
function DownloadLatest() {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await fetch(siteUrl(endpointUrl(logEndpoints.downloadLatestErrorLog.path)))
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new ApiError(answer.status)
      return answer.text()
    },
    onSuccess: (content) =>
      content === undefined
        ? toast.positive(t('There is no file of errors yet'))
        : saveAs('errors.log', content),
    onError: toastError,
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('Download log')}
    </Button>
  )
}
