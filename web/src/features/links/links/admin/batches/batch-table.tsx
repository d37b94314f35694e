import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useGridKeys } from '../../../../../ui/data-table/use-grid-keys.ts'
import { BatchCell } from './batch-cell.tsx'
import { COLUMNS, FIRST_COLUMN } from './batch-columns.ts'
import { type BatchRow, hasField, type RowField } from './batch-rows.ts'
import classes from './batch.module.css'
import { CellEditor } from './cell-editors.tsx'
import { nameOf, RowName } from './row-name.tsx'
import type { Batch } from './use-batch.ts'

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
        role="grid"
        className={classes.table}
        aria-label={t('Contributions')}
        aria-multiselectable
        {...keys}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr role="row">
            <th role="columnheader" className={classes.narrow}>
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
            <th role="columnheader">{t('Contribution')}</th>
            {COLUMNS.map(({ field, label }) => (
              <th key={field} role="columnheader">
                {t(label)}
              </th>
            ))}
            <th role="columnheader" className={classes.narrow}>
              {t('Remove')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const state = states.get(row.key)!
            const name = nameOf(row)
            const above = same.get(row.key)
            return (
              <tr
                key={row.key}
                role="row"
                data-state={state}
                aria-selected={selected.includes(row.key)}
              >
                <td role="gridcell" className={classes.narrow}>
                  <Checkbox
                    size="xs"
                    aria-label={t('Select :name', { name })}
                    checked={selected.includes(row.key)}
                    onChange={({ nativeEvent }) =>
                      toggle(row.key, (nativeEvent as unknown as MouseEvent).shiftKey)
                    }
                  />
                </td>
                <td role="gridcell" className={classes.first}>
                  <RowName
                    row={row}
                    state={state}
                    sameAs={above === undefined ? undefined : nameByKey.get(above)}
                  />
                </td>
                {COLUMNS.map(({ field, label }) => {
                  const isOpen = edited?.key === row.key && edited.field === field
                  return (
                    <td
                      key={field}
                      role="gridcell"
                      data-label={t(label)}
                      data-field={field}
                      data-editing={isOpen || undefined}
                      data-nowhere={!hasField(row, field) && field !== 'lien' ? true : undefined}
                      aria-readonly={!isEditable(row, field)}
                      onClick={() => {
                        if (!isOpen && isEditable(row, field)) setEdited({ key: row.key, field })
                      }}
                    >
                      {isOpen ? (
                        <CellEditor
                          key={field}
                          row={row}
                          field={field}
                          options={options}
                          label={t(':label: :name', { label: t(label), name })}
                          onSay={(values) => batch.say([row.key], values)}
                          onDone={() => end({ key: row.key, field })}
                        />
                      ) : (
                        <BatchCell row={row} field={field} options={options} />
                      )}
                    </td>
                  )
                })}
                <td role="gridcell" className={classes.narrow}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('Remove :name', { name })}
                    title={t('Remove')}
                    disabled={row.isAdding}
                    onClick={() => batch.remove([row.key])}
                  >
                    <IconTrash size={16} stroke={1.5} />
                  </ActionIcon>
                </td>
              </tr>
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
