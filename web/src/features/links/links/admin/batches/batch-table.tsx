import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { Checkbox } from '@mantine/core'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useGridKeys } from '../../../../../ui/data-table/use-grid-keys.ts'
import { COLUMNS, FIRST_COLUMN } from './batch-columns.ts'
import { type BatchRow, hasField, type RowField } from './batch-rows.ts'
import { BatchTableRow, ROW } from './batch-table-row.tsx'
import classes from './batch.module.css'
import { nameOf } from './row-name.tsx'
import type { Batch } from './use-batch.ts'

// Laid out as cards, they would lose what they are.
const GRID = { role: 'grid' } as const
const HEAD = { role: 'columnheader' } as const

interface BatchTableProps {
  batch: Batch
  options: LinkOptionsView
  selected: readonly string[]
  onSelected(keys: readonly string[]): void
  /** Copies what a cell says to the same cells of the rows that are chosen. */
  onFill(from: BatchRow, field: RowField): void
}

interface Place {
  readonly key: string
  readonly field: RowField
}

/** Rows that are corrected in place: arrows lead from cell to cell, Enter or F2 into one, Tab to the next field. */
export function BatchTable({ batch, options, selected, onSelected, onFill }: BatchTableProps) {
  const t = useTranslate()
  const { rows, states, same } = batch
  const grid = useRef<HTMLTableElement>(null)
  const [edited, setEdited] = useState<Place | null>(null)
  const left = useRef<Place | null>(null)
  const nameByKey = new Map(rows.map((row) => [row.key, nameOf(row)]))
  const isEditable = (row: BatchRow, field: RowField) =>
    !row.added && !row.isAdding && hasField(row, field)
  const toggle = (key: string, withShift: boolean) => {
    const isChosen = selected.includes(key)
    const last = selected.at(-1)
    const keys = withShift && last !== undefined ? between(rows, last, key) : [key]
    onSelected(
      isChosen
        ? selected.filter((one) => !keys.includes(one))
        : [...selected.filter((one) => !keys.includes(one)), ...keys],
    )
  }
  const keys = useGridKeys(grid, {
    onSelect: (at, withShift) => rows[at] && toggle(rows[at].key, withShift),
    onSelectAll: () => onSelected(rows.map(({ key }) => key)),
    onClear: () => onSelected([]),
    onDelete: () => undefined,
  })

  /** The focus goes back to the cell that was edited, unless it went elsewhere by itself. */
  const end = (place: Place) => {
    left.current = place
    setEdited((current) => (isAt(current, place) ? null : current))
  }
  // The field in it is what can be reached then.
  useLayoutEffect(() => {
    if (edited) cellAt(grid.current, rows, edited)?.removeAttribute('tabindex')
  })
  useLayoutEffect(() => {
    const place = left.current
    left.current = null
    if (!place || edited || (document.activeElement && document.activeElement !== document.body))
      return
    cellAt(grid.current, rows, place)?.focus()
  }, [edited, rows])

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key } = event
    const cell = target instanceof HTMLElement ? target.closest('td') : null
    const row = cell
      ? rows[
          cell.parentElement instanceof HTMLTableRowElement ? cell.parentElement.rowIndex - 1 : -1
        ]
      : undefined
    const column = cell ? COLUMNS[cell.cellIndex - FIRST_COLUMN] : undefined
    if (!cell || !row) return keys.onKeyDown(event)
    if (edited) return handleEditing(event, row)
    if (key === 'Delete') {
      event.preventDefault()
      batch.remove(selected.length > 0 ? selected : [row.key])
      return onSelected([])
    }
    if (column && target === cell) {
      if ((key === 'Enter' || key === 'F2') && isEditable(row, column.field)) {
        event.preventDefault()
        return setEdited({ key: row.key, field: column.field })
      }
      if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        return onFill(row, column.field)
      }
    }
    return keys.onKeyDown(event)
  }

  const handleEditing = (event: KeyboardEvent<HTMLTableElement>, row: BatchRow) => {
    const { key } = event
    if (!edited) return
    if (key === 'Escape') return leave(edited)
    if (key === 'Tab') {
      const next = nextField(row, edited.field, event.shiftKey ? -1 : 1)
      event.preventDefault()
      if (next) setEdited({ key: row.key, field: next })
      else leave(edited)
    }
  }
  const leave = (place: Place) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    end(place)
  }
  const nextField = (row: BatchRow, from: RowField, step: number): RowField | undefined => {
    const fields = COLUMNS.map(({ field }) => field).filter((field) => isEditable(row, field))
    return fields[fields.indexOf(from as (typeof fields)[number]) + step]
  }

  return (
    <div className={classes.scroll}>
      <table
        ref={grid}
        {...GRID}
        className={classes.table}
        aria-label={t('Contributions')}
        aria-multiselectable
        {...keys}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr {...ROW}>
            <th {...HEAD} className={classes.narrow}>
              <Checkbox
                size="xs"
                aria-label={t('Select all')}
                checked={rows.length > 0 && selected.length === rows.length}
                indeterminate={selected.length > 0 && selected.length < rows.length}
                onChange={({ currentTarget }) =>
                  onSelected(currentTarget.checked ? rows.map(({ key }) => key) : [])
                }
              />
            </th>
            <th {...HEAD}>{t('Contribution')}</th>
            {COLUMNS.map(({ field, label }) => (
              <th {...HEAD} key={field}>
                {t(label)}
              </th>
            ))}
            <th {...HEAD} className={classes.narrow}>
              {t('Remove')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const above = same.get(row.key)
            return (
              <BatchTableRow
                key={row.key}
                row={row}
                state={states.get(row.key)!}
                sameAs={above === undefined ? undefined : nameByKey.get(above)}
                isSelected={selected.includes(row.key)}
                edited={edited?.key === row.key ? edited.field : null}
                isEditable={(field) => isEditable(row, field)}
                options={options}
                onToggle={(withShift) => toggle(row.key, withShift)}
                onEdit={(field) => setEdited({ key: row.key, field })}
                onDone={(field) => end({ key: row.key, field })}
                onSay={(values) => batch.say([row.key], values)}
                onRemove={() => batch.remove([row.key])}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const isAt = (place: Place | null, other: Place) =>
  place?.key === other.key && place.field === other.field

const cellAt = (grid: HTMLTableElement | null, rows: readonly BatchRow[], { key, field }: Place) =>
  grid?.rows[rows.findIndex((row) => row.key === key) + 1]?.cells[
    COLUMNS.findIndex((column) => column.field === field) + FIRST_COLUMN
  ]

function between(rows: readonly BatchRow[], one: string, other: string): string[] {
  const keys = rows.map(({ key }) => key)
  const [a, b] = [keys.indexOf(one), keys.indexOf(other)]
  return a < 0 || b < 0 ? [other] : keys.slice(Math.min(a, b), Math.max(a, b) + 1)
}
