import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What lies above the page belongs to what is being done with the rows. */
const ABOVE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=status]'

/** Lets chosen rows go when somebody presses anywhere else on the page. */
export function useClearedOutside(
  frame: RefObject<HTMLElement | null>,
  clear: () => void,
  isWanted: boolean,
): void {
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element) || frame.current?.contains(target)) return
    if (!target.closest(ABOVE) && !document.querySelector('[role=dialog][aria-modal=true]')) clear()
  })
  useEffect(() => {
    if (!isWanted) return
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [isWanted])
}
