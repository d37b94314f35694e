import { useEffect, useEffectEvent } from 'react'

/** Where Escape means something else. */
const OTHERS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Lets chosen rows go by Escape, wherever on the page the focus is; in the rows it does so by itself. */
export function useClearedByEscape(clear: () => void, isWanted: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const { target } = event
    const isTick = target instanceof HTMLInputElement && target.type === 'checkbox'
    if (target instanceof Element && target.closest(OTHERS) && !isTick) return
    if (!document.querySelector('[role=dialog][aria-modal=true]')) clear()
  })
  useEffect(() => {
    if (!isWanted) return
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isWanted])
}
