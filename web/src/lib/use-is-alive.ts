import { startTransition, useEffect, useState } from 'react'

/**
 * False on the server and while the page comes alive, then true: for parts that are fetched by the browser alone. The
 * server does not wait for those, and a page that finds them missing is drawn anew.
 */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return isAlive
}
