import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ApiError, type Args, call } from '../api.ts'
import { showConflict } from '../conflicts.ts'
import { useTranslate } from '../i18n.ts'
import { toast } from '../toast.ts'

/** Trying again with the same records would fail again: they are no longer there, or are no ids at all. */
const HOPELESS = [404, 422]

interface Deletable {
  readonly id: number
  readonly version: number
}

interface Deletion {
  /** Begins the keys of what has to be read anew. */
  readonly refreshes: string
  call(): Promise<unknown>
  /** Deleted, or hopeless: what was chosen need not stay chosen. */
  onDone(): void
}

/** Deletes so many records, all of them or none, and says how it went. */
export function useDeletion(count: number, { refreshes, call: run, onDone }: Deletion) {
  const t = useTranslate()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: [refreshes] })
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast.positive(t('Deleted [one 1 record|other :count records]', { count }))
      onDone()
      await refresh()
    },
    onError: async (error) => {
      if (showConflict(error)) return
      toast.danger(t('Could not delete records'))
      if (!(error instanceof ApiError && HOPELESS.includes(error.status))) return
      onDone()
      await refresh()
    },
  })
}

interface DeleteRecordsOptions {
  /** `DELETE …/:ids`, which answers how many. */
  readonly endpoint: Endpoint
  /** Begins the keys of what has to be read anew. */
  readonly refreshes: string
  /** With how many there are. */
  question(count: number): string
}

interface Asked<Row> {
  readonly rows: readonly Row[]
  clear(): void
}

/** The action of a list that deletes what is chosen of it, all of them or none, and the question before. */
export function useDeleteRecords<Row extends Deletable>({
  endpoint,
  refreshes,
  question,
}: DeleteRecordsOptions) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked<Row>>()
  const records = asked?.rows ?? []
  const close = () => setAsked(undefined)
  const { mutate, isPending } = useDeletion(records.length, {
    refreshes,
    onDone: () => {
      asked?.clear()
      close()
    },
    call: () =>
      call(endpoint, {
        params: { ids: records.map(({ id }) => id).join(',') },
        body: { versions: versionsOf(records) },
      } as Args<Endpoint>),
  })
  return {
    action: {
      label: t('Delete'),
      icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
      isDelete: true,
      onRun: (rows: readonly Row[], clear: () => void) => setAsked({ rows, clear }),
    },
    dialog: (
      <ConfirmDialog
        isOpen={records.length > 0}
        title={question(records.length)}
        text={t('This will permanently remove the items and cannot be undone.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate()}
        onClose={close}
      />
    ),
  } as const
}
