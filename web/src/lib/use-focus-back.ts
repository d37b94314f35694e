import { useEffect, useState } from 'react'

/**
 * For a dialog that is in the page only while it is open: whoever closes it by its keys goes on where it was opened. The
 * library gives the focus back only to dialogs that stay in the page.
 * @param pressed what opened it, where that is not what has the focus when it is first drawn
 */
export function useFocusBack(pressed?: Element | null): void {
  const [opener] = useState(() => pressed ?? document.activeElement)
  useEffect(
    () => () => {
      const isNowhere = document.activeElement === document.body
      if (isNowhere && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
