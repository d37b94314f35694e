import { Button, CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import classes from './data-table.module.css'
import type { BulkControl } from './use-bulk.tsx'

export interface BulkAction<Row> {
  readonly label: string
  readonly icon: ReactNode
  /** Runs by the Delete key too; says itself what will be lost. */
  readonly isDelete?: true
  /** Its name among the bulk actions of the list on the server, where it can be done with all that was found. */
  readonly all?: string
  /** In place of the usual question, where more has to be said of what is to be done with all that was found. */
  readonly onRunAll?: (rows: readonly Row[], whole: WholeList) => void
  /** `clear` when the rows need not stay chosen. */
  onRun(rows: readonly Row[], clear: () => void): void
}

/** All that a list found. */
export interface WholeList {
  readonly total: number
  /** Begins to work on it; `done` once it goes on. */
  begin(input: unknown, done: () => void): void
}

interface SelectionBarProps<Row> {
  chosen: readonly Row[]
  /** Whether these are all rows of the page. */
  isPage: boolean
  actions: readonly BulkAction<Row>[]
  bulk: BulkControl
  onClear(): void
}

/** How many rows are chosen, and what can be done with them. */
export function SelectionBar<Row>({
  chosen,
  isPage,
  actions,
  bulk,
  onClear,
}: SelectionBarProps<Row>) {
  const t = useTranslate()
  const format = useFormat()
  const offered = actions.filter(({ all }) => !bulk.isAll || all !== undefined)
  return (
    <div className={classes.chosen}>
      <span role="status">
        {bulk.isAll
          ? t('All :count that match are selected', { count: format.number(bulk.total) })
          : t('[one 1 item selected|other :count items selected]', { count: chosen.length })}
      </span>
      <CloseButton
        size="lg"
        aria-label={t('Clear selection')}
        title={t('Clear selection')}
        onClick={onClear}
      />
      {isPage && bulk.canChooseAll && !bulk.isAll && (
        <Button size="sm" variant="subtle" onClick={bulk.chooseAll}>
          {t('Select all :count that match', { count: format.number(bulk.total) })}
        </Button>
      )}
      {offered.map(({ label, icon, isDelete, all, onRun, onRunAll }) => (
        <Button
          key={label}
          size="sm"
          variant="light"
          leftSection={icon}
          {...(isDelete && { color: 'red' })}
          onClick={() => {
            if (!bulk.isAll || !all) onRun(chosen, onClear)
            else if (onRunAll) onRunAll(chosen, bulk.whole(all))
            else bulk.run(all)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
