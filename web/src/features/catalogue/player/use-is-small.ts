import { useSyncExternalStore } from 'react'

const SMALL = '(max-width: 640px), (max-height: 480px) and (pointer: coarse)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(SMALL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether this is a phone, held either way. */
export const useIsSmall = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(SMALL).matches)
