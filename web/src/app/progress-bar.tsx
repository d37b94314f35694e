import { PROGRESS_BAR_DELAY_MS } from '@mediatheque/contract/core/constants.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import classes from './progress-bar.module.css'

/** A thin bar on top once a navigation has taken longer than 50 ms. */
export function ProgressBar() {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), PROGRESS_BAR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isShown ? (
    <div className={classes.bar} role="presentation" data-testid="progress-bar" />
  ) : null
}
