import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ApiError, type Args, call } from '../api.ts'
import { showConflict } from '../conflicts.ts'
import { useTranslate } from '../i18n.ts'
import { type Toast, toast } from '../toast.ts'

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
  /** Offers to bring them back, where that can be done. */
  undo?: ((refresh: () => Promise<unknown>) => Toast['action']) | undefined
}

/** Deletes so many records, all of them or none, and says how it went. */
export function useDeletion(count: number, { refreshes, call: run, onDone, undo }: Deletion) {
  const t = useTranslate()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: [refreshes] })
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast.positive(t('Deleted [one 1 record|other :count records]', { count }), undo?.(refresh))
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

/** How deleted records are brought back, and what is said of it before. */
export interface Restoring {
  readonly text: string
  /** @param ids with commas between them */
  offer(ids: string, count: number, refresh: () => Promise<unknown>): Toast['action']
}

interface DeleteRecordsOptions<Row> {
  /** `DELETE …/:ids`, which answers how many. */
  readonly endpoint: Endpoint
  /** Begins the keys of what has to be read anew. */
  readonly refreshes: string
  /** Where what was deleted can come back. */
  readonly restoring?: Restoring
  /** What else is to be known of these before. */
  warning?(rows: readonly Row[]): string | undefined
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
  restoring,
  warning,
  question,
}: DeleteRecordsOptions<Row>) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked<Row>>()
  const records = asked?.rows ?? []
  const close = () => setAsked(undefined)
  const ids = records.map(({ id }) => id).join(',')
  const { mutate, isPending } = useDeletion(records.length, {
    refreshes,
    undo: restoring && ((refresh) => restoring.offer(ids, records.length, refresh)),
    onDone: () => {
      asked?.clear()
      close()
    },
    call: () =>
      call(endpoint, {
        params: { ids },
        body: { versions: versionsOf(records) },
      } as Args<Endpoint>),
  })
  const said = records.length > 0 ? warning?.(records) : undefined
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
        text={restoring?.text ?? t('This will permanently remove the items and cannot be undone.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate()}
        onClose={close}
      >
        {said && <p role="status">{said}</p>}
      </ConfirmDialog>
    ),
  } as const
}
