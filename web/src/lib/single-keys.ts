import { readStored } from './storage.ts'

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select'

/**
 * Whether this letter was pressed by itself, as a wish to the page: not where letters are typed, nor over a dialog, nor where
 * its user turned such keys off. Who speaks to their computer would set them off with every word.
 */
export function isSingleKey(event: KeyboardEvent, letter: string): boolean {
  const { target, key } = event
  return (
    key === letter &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.defaultPrevented &&
    !(target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))) &&
    document.querySelector('dialog[open], [aria-modal="true"]') === null &&
    areSingleKeysOn()
  )
}

export const areSingleKeysOn = (): boolean => readStored('singleKeys') ?? true

const listeners = new Set<() => void>()

/** Shows what can be done by which keys. */
export function askForShortcuts(): void {
  for (const listener of listeners) listener()
}

/** @returns stops listening */
export function onShortcutsAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
