export const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/**
 * Whether a key asks for the search of the page: Ctrl+K, or ⌘K on a Mac, where Ctrl+K deletes to the end of the line. Editors
 * of texts make links by it, and keep their keys.
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  const isWanted = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  return (
    isWanted &&
    event.key.toLowerCase() === 'k' &&
    !event.altKey &&
    !event.shiftKey &&
    !event.defaultPrevented &&
    !(event.target instanceof HTMLElement && event.target.isContentEditable) &&
    document.querySelector('dialog[open], [aria-modal="true"]') === null
  )
}
