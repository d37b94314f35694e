import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { BatchCell } from './batch-cell.tsx'
import { COLUMNS } from './batch-columns.ts'
import {
  type BatchRow,
  hasField,
  type RowField,
  type RowState,
  type RowValues,
} from './batch-rows.ts'
import classes from './batch.module.css'
import { CellEditor } from './cell-editors.tsx'
import { nameOf, RowName } from './row-name.tsx'

// Laid out as cards, they would lose what they are.
export const ROW = { role: 'row' } as const
const CELL = { role: 'gridcell' } as const

interface BatchTableRowProps {
  row: BatchRow
  state: RowState
  sameAs: string | undefined
  isSelected: boolean
  /** The field that is being edited. */
  edited: RowField | null
  isEditable(field: RowField): boolean
  options: LinkOptionsView
  onToggle(withShift: boolean): void
  onEdit(field: RowField): void
  onDone(field: RowField): void
  onSay(values: Partial<RowValues>): void
  onRemove(): void
}

/** A contribution of the grid: which it is, what is said of it, and how it goes. */
export function BatchTableRow({
  row,
  state,
  sameAs,
  isSelected,
  edited,
  isEditable,
  options,
  onToggle,
  onEdit,
  onDone,
  onSay,
  onRemove,
}: BatchTableRowProps) {
  const t = useTranslate()
  const name = nameOf(row)
  return (
    <tr {...ROW} data-state={state} aria-selected={isSelected}>
      <td {...CELL} className={classes.narrow}>
        <Checkbox
          size="xs"
          aria-label={t('Select :name', { name })}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle((nativeEvent as unknown as MouseEvent).shiftKey)}
        />
      </td>
      <td {...CELL} className={classes.first}>
        <RowName row={row} state={state} sameAs={sameAs} />
      </td>
      {COLUMNS.map(({ field, label }) => {
        const isOpen = edited === field
        return (
          <td
            {...CELL}
            key={field}

            data-label={t(label)}
            data-field={field}
            data-editing={isOpen || undefined}
            data-nowhere={!hasField(row, field) && field !== 'lien' ? true : undefined}
            aria-readonly={!isEditable(field)}
            onClick={() => {
              if (!isOpen && isEditable(field)) onEdit(field)
            }}
          >
            {isOpen ? (
              <CellEditor
                key={field}
                row={row}
                field={field}
                options={options}
                label={t(':label: :name', { label: t(label), name })}
                onSay={onSay}
                onDone={() => onDone(field)}
              />
            ) : (
              <BatchCell row={row} field={field} options={options} />
            )}
          </td>
        )
      })}
      <td {...CELL} className={classes.narrow}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Remove :name', { name })}
          title={t('Remove')}
          disabled={row.isAdding}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.5} />
        </ActionIcon>
      </td>
    </tr>
  )
}
