import { useEffect, useState } from 'react'

/** Goes on to a page of another site; who comes back by the browser's button finds the page as it was. */
export function useLeave() {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const comeBack = () => setIsLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const leave = (url: string) => {
    setIsLeaving(true)
    window.location.assign(url)
  }
  return { isLeaving, leave }
}
