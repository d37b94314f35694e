import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { useBulkRunChanges, useBulkRuns } from '../../lib/lists/bulk-runs.ts'
import { toastError } from '../../lib/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { TableData } from './data-table.tsx'
import { BulkRunsPanel } from './bulk-runs-panel.tsx'
import type { BulkAction, WholeList } from './selection-bar.tsx'

interface BulkTable<Row> {
  list: ListDefinition
  data: TableData<Row>
  actions: readonly BulkAction<Row>[]
  /** The chosen rows need not stay chosen. */
  onStarted(): void
}

/** Work on all that a table found, besides what one page shows of it. */
export function useBulk<Row>({ list, data, actions, onStarted }: BulkTable<Row>): BulkControl {
  const t = useTranslate()
  const format = useFormat()
  const offered = actions.filter(({ all }) => all !== undefined)
  const { reload, asked, page } = data
  const runs = useBulkRuns(
    list.name,
    offered.length > 0,
    useCallback(() => reload(), [reload]),
  )
  const { start } = useBulkRunChanges()
  // What is chosen is what was asked for: another search is another choice.
  const [chosenFor, setChosenFor] = useState<string>()
  const [confirmed, setConfirmed] = useState<string>()
  const total = page?.total ?? 0
  const said = JSON.stringify(asked ?? {})
  const isAll = chosenFor === said
  const close = () => setConfirmed(undefined)
  const begin = (action: string, input?: unknown, done?: () => void) =>
    start.mutate(
      {
        body: {
          list: list.name,
          action,
          query: asked ?? {},
          ...(input !== undefined && { input: input as never }),
        },
      },
      {
        onSuccess: () => {
          setChosenFor(undefined)
          onStarted()
          done?.()
        },
        onError: toastError,
        onSettled: close,
      },
    )
  const labelOf = (action: string) => offered.find(({ all }) => all === action)?.label ?? action
  return {
    isAll,
    total,
    canChooseAll: offered.length > 0 && total > (page?.data.length ?? 0),
    chooseAll: () => setChosenFor(said),
    clear: () => setChosenFor(undefined),
    run: setConfirmed,
    whole: (action) => ({ total, begin: (input, done) => begin(action, input, done) }),
    parts: (
      <>
        <BulkRunsPanel runs={runs} labelOf={labelOf} />
        <ConfirmDialog
          isOpen={confirmed !== undefined}
          title={
            confirmed === 'delete'
              ? t('[one Delete 1 record?|other Delete all :total records?]', {
                  count: total,
                  total: format.number(total),
                })
              : `${labelOf(confirmed ?? '')} (${format.number(total)})`
          }
          text={
            confirmed === 'delete'
              ? t('This will permanently remove the items and cannot be undone.')
              : ''
          }
          confirmLabel={labelOf(confirmed ?? '')}
          cancelLabel={t('Cancel')}
          isDangerous={confirmed === 'delete'}
          isBusy={start.isPending}
          onConfirm={() => confirmed && begin(confirmed)}
          onClose={close}
        >
          <p>
            {t(
              'It goes on in the background, also when you leave this page. What somebody changes meanwhile is left alone.',
            )}
          </p>
        </ConfirmDialog>
      </>
    ),
  }
}

export interface BulkControl {
  /** Whether all that was found is chosen. */
  readonly isAll: boolean
  readonly total: number
  /** Whether there is more than the page shows, and something to do with it. */
  readonly canChooseAll: boolean
  chooseAll(): void
  clear(): void
  /** Asks, then begins. */
  run(action: string): void
  /** For who asks by themselves. */
  whole(action: string): WholeList
  /** How far it is, and the question. */
  readonly parts: ReactNode
}
