import { Button, CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import classes from './data-table.module.css'

export interface BulkAction<Row> {
  readonly label: string
  readonly icon: ReactNode
  /** Runs by the Delete key too; says itself what will be lost. */
  readonly isDelete?: true
  /** `clear` when the rows need not stay chosen. */
  onRun(rows: readonly Row[], clear: () => void): void
}

interface SelectionBarProps<Row> {
  chosen: readonly Row[]
  actions: readonly BulkAction<Row>[]
  onClear(): void
}

/** How many rows are chosen, and what can be done with them. */
export function SelectionBar<Row>({ chosen, actions, onClear }: SelectionBarProps<Row>) {
  const t = useTranslate()
  return (
    <div className={classes.chosen}>
      <span role="status">
        {t('[one 1 item selected|other :count items selected]', { count: chosen.length })}
      </span>
      <CloseButton
        size="lg"
        aria-label={t('Clear selection')}
        title={t('Clear selection')}
        onClick={onClear}
      />
      {actions.map(({ label, icon, isDelete, onRun }) => (
        <Button
          key={label}
          size="sm"
          variant="light"
          leftSection={icon}
          {...(isDelete && { color: 'red' })}
          onClick={() => onRun(chosen, onClear)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
