import { useSortable } from '@dnd-kit/react/sortable'
import { TITLE_TYPE_LABELS, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { ListItem } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { Poster } from '../../../../ui/poster.tsx'
import { frameOf, posterOf } from '../../../catalogue/title-cards/artwork.ts'
import { EntryNote } from './entry-note.tsx'
import { MoveTo } from './move-to.tsx'
import classes from './entries.module.css'
import type { Entries } from './use-entries.ts'

interface EntryProps {
  all: Entries
  entry: ListItem
  index: number
}

export function Entry({ all, entry, index }: EntryProps) {
  const t = useTranslate()
  const { ref, handleRef, isDragging, isDropping } = useSortable({ id: entry.id, index })
  const place = index + 1
  return (
    <li ref={ref} className={classes.entry} data-dragged={isDragging || isDropping || undefined}>
      <Handle
        name={entry.name}
        place={place}
        last={all.count}
        handleRef={handleRef}
        onMove={(to) => all.move(entry, to)}
      />
      <span className={classes.place}>{place}</span>
      <span className={classes.thumb}>
        <Poster
          picture={posterOf(entry, THUMB_WIDTHS)}
          fallback={frameOf(entry, true).drawing}
          alt=""
          sizes="48px"
        />
      </span>
      <div className={classes.words}>
        <Link to={titleUrl(entry) as '/'} className={classes.name}>
          {entry.name}
        </Link>
        <span className={classes.facts}>
          {[entry.year, t(TITLE_TYPE_LABELS[entry.type])].filter(Boolean).join(' · ')}
        </span>
        <EntryNote entry={entry} onWritten={(words) => all.note(entry, words)} />
      </div>
      <div className={classes.tools}>
        <MoveTo
          name={entry.name}
          place={place}
          last={all.count}
          onMove={(to) => all.move(entry, to)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Remove “:name”', { name: entry.name })}
          title={t('Remove')}
          onClick={() => all.remove(entry)}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
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

/** Arrows move by one, Home and End to either end. */
function placeByKey(key: string, place: number, last: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 1,
    End: last,
  }
  const to = places[key]
  return to === undefined ? undefined : Math.max(1, Math.min(to, last))
}

function Handle({ name, place, last, handleRef, onMove }: HandleProps) {
  const t = useTranslate()
  const element = useRef<HTMLButtonElement>(null)
  const [movedTo, setMovedTo] = useState<number>()
  // What changes its place in the document loses the focus.
  useEffect(() => {
    if (movedTo !== place) return
    element.current?.focus()
    setMovedTo(undefined)
  }, [movedTo, place])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = placeByKey(event.key, place, last)
    if (to === undefined) return
    event.preventDefault()
    setMovedTo(to)
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
