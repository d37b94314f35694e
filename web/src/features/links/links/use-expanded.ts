import { useMemo, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'

type Key = 'expandedAccordion' | 'expandedAccordion.admin'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which sections of an accordion are open, remembered in this browser; the first is open until then. */
export function useExpanded(key: Key, first: string) {
  const stored = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readStored(key) ?? [first]),
    () => JSON.stringify([first]),
  )
  const expanded = useMemo((): string[] => {
    const sections: unknown = JSON.parse(stored)
    return Array.isArray(sections) ? sections.map(String) : [first]
  }, [stored, first])
  return {
    expanded,
    onExpandedChange: (next: string[]) => {
      writeStored(key, next)
      for (const listener of listeners) listener()
    },
  }
}
