import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { useSelection } from '../../../../lib/use-selection.ts'
import classes from './queue.module.css'

interface SelectionBarProps {
  selection: ReturnType<typeof useSelection>
  /** Buttons for what can be done with all that is chosen. */
  children: ReactNode
}

/** Chooses all rows of a queue, says how many are chosen, and offers what can be done with them. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const t = useTranslate()
  const count = selection.selected.length
  return (
    <div className={classes.bar} data-active={count > 0 || undefined}>
      <Checkbox
        checked={selection.isAll}
        indeterminate={count > 0 && !selection.isAll}
        onChange={() => (selection.isAll ? selection.clear() : selection.selectAll())}
        label={
          count > 0
            ? t('[one 1 item selected|other :count items selected]', { count })
            : t('Select all')
        }
      />
      <span className={classes.barActions}>{children}</span>
    </div>
  )
}
