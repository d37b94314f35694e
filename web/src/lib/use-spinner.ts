import {
  COMBOBOX_SPINNER_DELAY_MS,
  COMBOBOX_SPINNER_LEAST_MS,
} from '@mediatheque/contract/core/constants.ts'
import { useEffect, useRef, useState } from 'react'

/** Whether to say that something is being waited for: not for what comes soon, and long enough to be read. */
export function useSpinner(isWaiting: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (isWaiting === isShown) return
    const left = isWaiting
      ? COMBOBOX_SPINNER_DELAY_MS
      : shownAt.current + COMBOBOX_SPINNER_LEAST_MS - Date.now()
    const timer = setTimeout(
      () => {
        shownAt.current = Date.now()
        setShown(isWaiting)
      },
      Math.max(0, left),
    )
    return () => clearTimeout(timer)
  }, [isWaiting, isShown])
  return isShown
}
