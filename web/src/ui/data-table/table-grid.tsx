import type { ListColumn, ListDefinition, OrderOf } from '@mediatheque/contract/core/define-list.ts'
import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { nextOrder, type SearchOf } from '../../lib/lists/list-search.ts'
import type { useSelection } from '../../lib/use-selection.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { CutName } from './cut-name.tsx'
import type { DataTableProps } from './data-table.tsx'
import classes from './data-table.module.css'
import { useGridKeys } from './use-grid-keys.ts'
import type { TableLayoutControl } from './use-table-layout.ts'

/** Said again: what is laid out as a card is no row and no cell any more for browsers. */
const GRID = { role: 'grid' } as const
const ROW_GROUP = { role: 'rowgroup' } as const
const ROW = { role: 'row' } as const
const COLUMN_HEADER = { role: 'columnheader' } as const
const ROW_HEADER = { role: 'rowheader' } as const
const CELL = { role: 'gridcell' } as const

type Selection = ReturnType<typeof useSelection>

interface TableGridProps<
  L extends ListDefinition,
  Row extends { readonly id: number },
> extends Pick<
  DataTableProps<L, Row>,
  'list' | 'labelledBy' | 'search' | 'onSearch' | 'cells' | 'nameColumn' | 'nameOf' | 'rowActions'
> {
  rows: readonly Row[]
  layout: TableLayoutControl
  /** Undefined: nothing can be done with several rows. */
  selection: Selection | undefined
  onDelete(): void
}

/** The heads and rows of a table. */
export function TableGrid<L extends ListDefinition, Row extends { readonly id: number }>(
  props: TableGridProps<L, Row>,
) {
  const { list, rows, layout, selection, search, onSearch } = props
  const t = useTranslate()
  const gridRef = useRef<HTMLTableElement>(null)
  const keys = useGridKeys(gridRef, {
    onSelect: (row, withShift) => rows[row] && selection?.toggle(rows[row].id, withShift),
    onSelectAll: () => selection?.selectAll(),
    onClear: () => selection?.clear(),
    onDelete: props.onDelete,
  })
  return (
    <table
      {...GRID}
      ref={gridRef}
      className={classes.table}
      aria-labelledby={props.labelledBy}
      aria-multiselectable={selection !== undefined}
      data-density={layout.density}
      {...keys}
    >
      <thead {...ROW_GROUP}>
        <tr {...ROW}>
          {selection && (
            <th {...COLUMN_HEADER} className={classes.tick}>
              <Checkbox
                aria-label={t('Select all on this page')}
                checked={selection.isAll}
                indeterminate={selection.selected.length > 0 && !selection.isAll}
                onChange={selection.isAll ? selection.clear : selection.selectAll}
              />
            </th>
          )}
          {layout.columns.map((key) => (
            <ColumnHead
              key={key}
              column={list.columns[key]!}
              direction={search.orderBy === key ? (search.orderDir ?? 'desc') : undefined}
              onOrder={() => onSearch(nextOrder(search, key as OrderOf<L>) as SearchOf<L>)}
            />
          ))}
          {props.rowActions && (
            <th {...COLUMN_HEADER} className={classes.plainHead}>
              <VisuallyHidden>{t('Actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody {...ROW_GROUP}>
        {rows.map((row) => (
          <GridRow key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  )
}

const SORTS = { asc: 'ascending', desc: 'descending' } as const

interface ColumnHeadProps {
  column: ListColumn
  direction: 'asc' | 'desc' | undefined
  onOrder(): void
}

function ColumnHead({ column, direction, onOrder }: ColumnHeadProps) {
  const t = useTranslate()
  const label = t(column.label)
  if (!column.isSortable)
    return (
      <th {...COLUMN_HEADER} className={classes.plainHead} data-kind={column.kind}>
        {label}
      </th>
    )
  const Icon = !direction ? IconArrowsSort : direction === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th
      {...COLUMN_HEADER}
      data-kind={column.kind}
      aria-sort={direction ? SORTS[direction] : 'none'}
    >
      <button
        type="button"
        className={classes.order}
        data-active={direction !== undefined || undefined}
        onClick={onOrder}
      >
        {label}
        <Icon size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  )
}

function GridRow<L extends ListDefinition, Row extends { readonly id: number }>({
  row,
  list,
  layout,
  selection,
  cells,
  nameColumn,
  nameOf,
  rowActions,
}: TableGridProps<L, Row> & { row: Row }) {
  const t = useTranslate()
  const isSelected = selection?.selected.includes(row.id) ?? false
  return (
    <tr
      {...ROW}
      {...(selection && { 'aria-selected': isSelected })}
      data-selected={isSelected || undefined}
    >
      {selection && (
        <td {...CELL} className={classes.tick}>
          <Checkbox
            aria-label={t('Select :name', { name: nameOf(row) })}
            checked={isSelected}
            onChange={(event) =>
              selection.toggle(row.id, (event.nativeEvent as MouseEvent).shiftKey)
            }
          />
        </td>
      )}
      {layout.columns.map((key) => {
        const { kind, label } = list.columns[key]!
        const shown = cells[key]!(row)
        return key === nameColumn ? (
          <th key={key} {...ROW_HEADER} className={classes.name}>
            {typeof shown === 'string' ? <CutName name={shown} /> : shown}
          </th>
        ) : (
          <td key={key} {...CELL} data-kind={kind} data-label={t(label)}>
            {shown}
          </td>
        )
      })}
      {rowActions && (
        <td {...CELL} className={classes.actions}>
          {rowActions(row)}
        </td>
      )}
    </tr>
  )
}
