import { useEffect } from 'react'
import { isSingleKey } from '../../../../lib/single-keys.ts'

interface DeskKeys {
  /** The element whose children are the entries. */
  entries(): readonly HTMLElement[]
  onChoose(place: number): void
  /** Of what is chosen, else of the entry that has the focus. */
  onAccept(place: number | undefined): void
  onRemove(place: number | undefined): void
  onClear(): void
}

/** J and K go from one entry to the next, X chooses, A finds nothing wrong, D deletes; Escape lets go of what is chosen. */
export function useDeskKeys({ entries, onChoose, onAccept, onRemove, onClear }: DeskKeys): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const all = entries()
      const place = all.findIndex((entry) => entry.contains(document.activeElement))
      const here = place < 0 ? undefined : place
      const goTo = (next: number) => all[Math.max(0, Math.min(next, all.length - 1))]?.focus()
      if (isSingleKey(event, 'j')) goTo(place + 1)
      else if (isSingleKey(event, 'k')) goTo(place - 1)
      else if (isSingleKey(event, 'x') && here !== undefined) onChoose(here)
      else if (isSingleKey(event, 'a')) onAccept(here)
      else if (isSingleKey(event, 'd') || isSingleKey(event, 'Delete')) onRemove(here)
      else if (isSingleKey(event, 'Escape')) onClear()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })
}
