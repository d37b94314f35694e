import { useEffect } from 'react'
import type { useSelection } from '../../../../lib/use-selection.ts'

interface QueueKeys {
  isOpen: boolean
  selection: ReturnType<typeof useSelection>
  /** Where there is something to accept. */
  onAccept?(ids: readonly number[]): void
  /** Denies or deletes. */
  onRemove(ids: readonly number[]): void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'))

/** Ctrl+A chooses all, Escape none, Delete denies or deletes, and Enter on a checkbox accepts what is chosen. */
export function useQueueKeys({ isOpen, selection, onAccept, onRemove }: QueueKeys): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isOpen || isTyping(event.target)) return
      const hasSelection = selection.selected.length > 0
      const isOnCheckbox = event.target instanceof HTMLInputElement
      if ((event.ctrlKey || event.metaKey) && event.key === 'a') selection.selectAll()
      else if (event.key === 'Escape') selection.clear()
      else if (event.key === 'Delete' && hasSelection) onRemove(selection.selected)
      else if (event.key === 'Enter' && onAccept && isOnCheckbox && hasSelection)
        onAccept(selection.selected)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })
}
