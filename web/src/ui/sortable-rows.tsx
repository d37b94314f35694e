import {
  Accessibility,
  type DragDropManagerInput,
  type DragEndEvent,
  PointerSensor,
  StyleInjector,
} from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { getNonce } from '../lib/nonce.ts'
import classes from './sortable-rows.module.css'

/** By pointer alone: with keys a row moves at once. */
const dragging: Pick<DragDropManagerInput, 'sensors' | 'plugins'> = {
  sensors: [PointerSensor],
  plugins: (usual) => [
    ...usual.filter((plugin) => plugin !== Accessibility),
    StyleInjector.configure({ nonce: getNonce() }),
  ],
}

interface SortableRowsProps<Row> {
  rows: readonly Row[]
  idOf(row: Row): string | number
  /** What its handle is called, which says with which keys it moves, and what pointing at it tells. */
  handle(row: Row): { label: string; hint: string }
  /** @param place from 1 */
  onMove(row: Row, place: number): void
  /** Beside the handle. */
  render(row: Row): ReactNode
}

/** Rows in an order: dragged by the handle, or moved by its keys. Load it lazily: it brings the dragging along. */
export function SortableRows<Row>({ rows, idOf, handle, onMove, render }: SortableRowsProps<Row>) {
  const handleDragEnd = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (canceled || !isSortable(source) || source.initialIndex === source.index) return
    const row = rows[source.initialIndex]
    if (row) onMove(row, source.index + 1)
  }
  return (
    <DragDropProvider {...dragging} onDragEnd={handleDragEnd}>
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <SortableRow
            key={idOf(row)}
            id={idOf(row)}
            index={index}
            last={rows.length}
            {...handle(row)}
            onMove={(place) => onMove(row, place)}
          >
            {render(row)}
          </SortableRow>
        ))}
      </ol>
    </DragDropProvider>
  )
}

interface SortableRowProps extends Omit<HandleProps, 'place' | 'handleRef'> {
  id: string | number
  index: number
  children: ReactNode
}

function SortableRow({ id, index, children, ...handle }: SortableRowProps) {
  const { ref, handleRef, isDragging, isDropping } = useSortable({ id, index })
  return (
    <li ref={ref} className={classes.row} data-dragged={isDragging || isDropping || undefined}>
      <Handle {...handle} handleRef={handleRef} place={index + 1} />
      {children}
    </li>
  )
}

interface HandleProps {
  label: string
  hint: string
  place: number
  last: number
  handleRef(element: Element | null): void
  onMove(place: number): void
}

function Handle({ label, hint, place, last, handleRef, onMove }: HandleProps) {
  const element = useRef<HTMLButtonElement>(null)
  const movedTo = useRef<number>(undefined)
  // What changes its place in the document loses the focus.
  useEffect(() => {
    if (movedTo.current === place) element.current?.focus()
    movedTo.current = undefined
  }, [place])
  const handleKeyDown = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 1,
      End: last,
    }
    const to = places[event.key]
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (to < 1 || to > last || to === place) return
    movedTo.current = to
    onMove(to)
  }
  return (
    <button
      type="button"
      className={classes.handle}
      aria-label={label}
      title={hint}
      onKeyDown={handleKeyDown}
      ref={(button) => {
        element.current = button
        handleRef(button)
      }}
    >
      <IconGripVertical size={18} stroke={1.5} aria-hidden />
    </button>
  )
}
