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

export type Sideways = -1 | 0 | 1

/** What the hand drifts to the side on its way up or down is not meant, up to this. */
const SIDEWAYS_PX = 32

interface SortableRowsProps<Row> {
  rows: readonly Row[]
  idOf(row: Row): string | number
  /** What its handle is called, which says with which keys it moves, and what pointing at it tells. */
  handle(row: Row): { label: string; hint: string }
  /**
   * @param place from 1
   * @param sideways one level in (1) or out (-1); 0 where rows have none
   */
  onMove(row: Row, place: number, sideways: Sideways): void
  /** Where rows stand below others: how deep, from 0. They are moved sideways, too. */
  depthOf?(row: Row): number
  /** Beside the handle. */
  render(row: Row): ReactNode
}

/** Rows in an order: dragged by the handle, or moved by its keys. Load it lazily: it brings the dragging along. */
export function SortableRows<Row>({
  rows,
  idOf,
  handle,
  onMove,
  depthOf,
  render,
}: SortableRowsProps<Row>) {
  const handleDragEnd = ({ canceled, operation: { source, transform } }: DragEndEvent) => {
    if (canceled || !isSortable(source)) return
    const isSideways = depthOf !== undefined && Math.abs(transform.x) > SIDEWAYS_PX
    const sideways = isSideways ? (Math.sign(transform.x) as Sideways) : 0
    if (source.initialIndex === source.index && sideways === 0) return
    const row = rows[source.initialIndex]
    if (row) onMove(row, source.index + 1, sideways)
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
            depth={depthOf?.(row)}
            {...handle(row)}
            onMove={(place, sideways) => onMove(row, place, sideways)}
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
    <li
      ref={ref}
      className={classes.row}
      data-dragged={isDragging || isDropping || undefined}
      data-depth={handle.depth || undefined}
    >
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
  /** Of rows that stand below others. */
  depth: number | undefined
  handleRef(element: Element | null): void
  onMove(place: number, sideways: Sideways): void
}

function Handle({ label, hint, place, last, depth, handleRef, onMove }: HandleProps) {
  const element = useRef<HTMLButtonElement>(null)
  const movedTo = useRef<number>(undefined)
  // What changes its place in the document loses the focus. With levels it may come to stand further on than its key says.
  useEffect(() => {
    if (movedTo.current === place || (depth !== undefined && movedTo.current !== undefined))
      element.current?.focus()
    movedTo.current = undefined
  }, [place, depth])
  const handleKeyDown = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 1,
      End: last,
    }
    const levels: Readonly<Record<string, Sideways>> = { ArrowLeft: -1, ArrowRight: 1 }
    const sideways = (depth === undefined ? undefined : levels[event.key]) ?? 0
    const to = sideways === 0 ? places[event.key] : place
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (to < 1 || to > last || (to === place && sideways === 0)) return
    movedTo.current = to
    onMove(to, sideways)
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
