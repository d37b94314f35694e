import {
  Accessibility,
  type DragDropManagerInput,
  type DragEndEvent,
  PointerSensor,
  StyleInjector,
} from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import type { TitleCard as Title } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { getNonce } from '../../../lib/nonce.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { Poster } from '../../../ui/poster.tsx'
import { frameOf, posterOf } from '../../catalogue/title-cards/artwork.ts'
import classes from './favourites.module.css'

/** By pointer alone: with keys a title moves at once. */
const dragging: Pick<DragDropManagerInput, 'sensors' | 'plugins'> = {
  sensors: [PointerSensor],
  plugins: (usual) => [
    ...usual.filter((plugin) => plugin !== Accessibility),
    StyleInjector.configure({ nonce: getNonce() }),
  ],
}

interface ChosenTitlesProps {
  titles: readonly Title[]
  /** @param place from 1 */
  onMove(title: Title, place: number): void
  onRemove(title: Title): void
}

/** Titles in an order: dragged by the handle, or moved by its keys. */
export function ChosenTitles({ titles, onMove, onRemove }: ChosenTitlesProps) {
  const handleDragEnd = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (canceled || !isSortable(source) || source.initialIndex === source.index) return
    const title = titles[source.initialIndex]
    if (title) onMove(title, source.index + 1)
  }
  return (
    <DragDropProvider {...dragging} onDragEnd={handleDragEnd}>
      <ol className={classes.chosen}>
        {titles.map((title, index) => (
          <Chosen key={title.id} {...{ title, index, onMove, onRemove }} last={titles.length} />
        ))}
      </ol>
    </DragDropProvider>
  )
}

interface ChosenProps extends Pick<ChosenTitlesProps, 'onMove' | 'onRemove'> {
  title: Title
  index: number
  last: number
}

function Chosen({ title, index, last, onMove, onRemove }: ChosenProps) {
  const t = useTranslate()
  const { ref, handleRef, isDragging, isDropping } = useSortable({ id: title.id, index })
  const { name } = title
  return (
    <li ref={ref} className={classes.one} data-dragged={isDragging || isDropping || undefined}>
      <Handle {...{ name, last, handleRef }} place={index + 1} onMove={(to) => onMove(title, to)} />
      <span className={classes.thumb}>
        <Poster
          picture={posterOf(title, THUMB_WIDTHS)}
          fallback={frameOf(title, true).drawing}
          alt=""
          sizes="40px"
        />
      </span>
      <span className={classes.name}>{name}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Remove “:name”', { name })}
        title={t('Remove')}
        onClick={() => onRemove(title)}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </li>
  )
}

interface HandleProps {
  name: string
  place: number
  last: number
  handleRef(element: Element | null): void
  onMove(place: number): void
}

function Handle({ name, place, last, handleRef, onMove }: HandleProps) {
  const t = useTranslate()
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
      aria-label={t('Move “:name”: arrow keys, Home, End', { name })}
      title={t('Drag, or use the arrow keys')}
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
