import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const PAGE_STEP = 5
const WIDGETS = 'a[href], button, input, select, textarea, [tabindex="0"]'
/** Those in which letters and arrows mean something else. */
const TYPED_INTO = 'input:not([type=checkbox]):not([type=radio]), textarea, select'

interface Place {
  readonly row: number
  readonly column: number
}

interface GridKeys {
  onSelect(row: number, withShift: boolean): void
  onSelectAll(): void
  onClear(): void
  onDelete(): void
}

/**
 * The keyboard of a grid, as the ARIA Authoring Practices describe it: one stop for Tab, arrows from cell to cell, Home
 * and End in a row, with Control in the grid, Page keys five rows at a time. Space chooses a row, Control+A all, Escape
 * none, Delete asks whether to delete what is chosen. A cell with one widget is that widget; Enter or F2 lead into a cell
 * with several, Escape out of it. Rows that are loaded anew keep the focus where it was.
 * @param gridRef a `table` whose cells are its grid cells; rows are counted from its head
 */
export function useGridKeys(gridRef: RefObject<HTMLTableElement | null>, keys: GridKeys) {
  const place = useRef<Place>({ row: 1, column: 0 })
  const hasFocus = useRef(false)

  // After every render: cells come and go with their rows, and bring widgets of their own.
  useLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid || isInsideCell(grid)) return
    const current = boundedPlace(grid, place.current)
    place.current = current
    const target = targetAt(grid, current)
    for (const cell of grid.querySelectorAll<HTMLElement>('th, td')) {
      cell.tabIndex = -1
      for (const widget of cell.querySelectorAll<HTMLElement>(WIDGETS)) widget.tabIndex = -1
    }
    if (target) target.tabIndex = 0
    if (hasFocus.current && document.activeElement === document.body) target?.focus()
  })

  const moveTo = (grid: HTMLTableElement, wanted: Place) => {
    targetAt(grid, place.current)?.setAttribute('tabindex', '-1')
    place.current = boundedPlace(grid, wanted)
    const target = targetAt(grid, place.current)
    if (!target) return
    target.tabIndex = 0
    target.focus()
  }

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
      hasFocus.current = true
      const cell = target.closest<HTMLTableCellElement>('th, td')
      const row = cell?.closest('tr')
      if (!cell || !row) return
      targetAt(currentTarget, place.current)?.setAttribute('tabindex', '-1')
      place.current = { row: row.rowIndex, column: cell.cellIndex }
      targetAt(currentTarget, place.current)?.setAttribute('tabindex', '0')
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLTableElement>) => {
      // A row that goes away says nothing, and its successor takes over; a press beside the table does.
      if (!currentTarget.contains(relatedTarget)) hasFocus.current = false
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const { currentTarget: grid, target, key } = event
      if (!(target instanceof HTMLElement) || !grid.contains(target)) return
      const cell = target.closest<HTMLTableCellElement>('th, td')
      if (!cell || target.matches(TYPED_INTO)) {
        if (cell && key === 'Escape') leaveCell(cell, event)
        return
      }
      const inside = isInside(cell, target)
      if (inside && key === 'Escape') return leaveCell(cell, event)
      if (inside) return
      const next = nextPlace(grid, place.current, event)
      if (next) moveTo(grid, next)
      else if ((key === 'Enter' || key === 'F2') && target === cell && enterCell(cell)) {
        event.preventDefault()
        return
      } else if (!act(event, target === cell, place.current.row - 1, keys)) return
      event.preventDefault()
    },
  }
}

const widgetsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(WIDGETS)]
/** Whether the focus is in a cell with several widgets, on one of them. */
const isInside = (cell: Element, target: Element) => target !== cell && widgetsIn(cell) > 1
const widgetsIn = (cell: Element) =>
  cell.querySelectorAll('a[href], button, input, select, textarea').length

const isInsideCell = (grid: HTMLElement) => {
  const { activeElement } = document
  const cell = activeElement && grid.contains(activeElement) && activeElement.closest('th, td')
  return Boolean(cell && isInside(cell, activeElement!))
}

function boundedPlace(grid: HTMLTableElement, { row, column }: Place): Place {
  const bounded = Math.min(Math.max(row, 0), grid.rows.length - 1)
  const cells = grid.rows[bounded]?.cells.length ?? 0
  return { row: bounded, column: Math.min(Math.max(column, 0), cells - 1) }
}

/** What has the focus for a cell: its only widget, else itself. */
function targetAt(grid: HTMLTableElement, { row, column }: Place): HTMLElement | undefined {
  const cell = grid.rows[row]?.cells[column]
  return cell && widgetsIn(cell) === 1
    ? cell.querySelector<HTMLElement>('a[href], button, input, select, textarea')!
    : cell
}

function nextPlace(
  grid: HTMLTableElement,
  { row, column }: Place,
  { key, ctrlKey, metaKey }: KeyboardEvent,
): Place | undefined {
  const isFar = ctrlKey || metaKey
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'PageUp':
      return { row: row - PAGE_STEP, column }
    case 'PageDown':
      return { row: row + PAGE_STEP, column }
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return { row: isFar ? grid.rows.length - 1 : row, column: Number.MAX_SAFE_INTEGER }
    default:
      return undefined
  }
}

/** @returns whether the key meant something */
function act(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  isOnCell: boolean,
  row: number,
  { onSelect, onSelectAll, onClear, onDelete }: GridKeys,
): boolean {
  if (key === ' ' && isOnCell && row >= 0) onSelect(row, shiftKey)
  // With Caps Lock it is a large one.
  else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) onSelectAll()
  else if (key === 'Escape') onClear()
  else if (key === 'Delete') onDelete()
  else return false
  return true
}

function enterCell(cell: HTMLElement): boolean {
  const widgets = widgetsOf(cell)
  for (const widget of widgets) widget.tabIndex = 0
  widgets[0]?.focus()
  return widgets.length > 0
}

function leaveCell(cell: HTMLElement, event: KeyboardEvent): void {
  for (const widget of widgetsOf(cell)) widget.tabIndex = -1
  cell.tabIndex = 0
  cell.focus()
  event.preventDefault()
}
