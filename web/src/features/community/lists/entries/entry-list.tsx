import {
  Accessibility,
  type DragEndEvent,
  PointerSensor,
  StyleInjector,
  type DragDropManagerInput,
} from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import type { ListItem } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { getNonce } from '../../../../lib/nonce.ts'
import { Entry } from './entry.tsx'
import classes from './entries.module.css'
import type { Entries } from './use-entries.ts'

/**
 * By pointer alone: with keys an entry moves at once, without being picked up first, and what is said of it is said in the
 * reader's language.
 */
const dragging: Pick<DragDropManagerInput, 'sensors' | 'plugins'> = {
  sensors: [PointerSensor],
  plugins: (usual) => [
    ...usual.filter((plugin) => plugin !== Accessibility),
    StyleInjector.configure({ nonce: getNonce() }),
  ],
}

/** The titles in their order: dragged by the handle, or moved by its keys and its menu. */
export function EntryList({ all, entries }: { all: Entries; entries: readonly ListItem[] }) {
  const handleDragEnd = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (canceled || !isSortable(source) || source.initialIndex === source.index) return
    const entry = entries[source.initialIndex]
    if (entry) all.move(entry, source.index + 1)
  }
  return (
    <DragDropProvider {...dragging} onDragEnd={handleDragEnd}>
      <ol className={classes.entries}>
        {entries.map((entry, index) => (
          <Entry key={entry.id} {...{ all, entry, index }} />
        ))}
      </ol>
    </DragDropProvider>
  )
}
