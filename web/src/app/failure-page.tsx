import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../lib/api.ts'
import { FAILED_IMPORT } from '../lib/failed-import.ts'
import { loginAddress } from '../lib/guards.ts'
import { useTranslate } from '../lib/i18n.ts'
import { faultStore } from '../lib/toast.ts'
import { MessagePage } from './message-page.tsx'

/** A page that is younger than this and lacks a file would lack it again. */
const SETTLED_MS = 5_000

/** Shown in place of a page whose data could not be read; where logging in would help, that comes next. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const t = useTranslate()
  const router = useRouter()
  // The site was built anew since this page was opened.
  const isOutdated = FAILED_IMPORT.test(String(error))
  useEffect(() => {
    const { pathname, href } = router.latestLocation
    if (isOutdated) {
      if (navigator.onLine && performance.now() > SETTLED_MS) location.reload()
    } else if (error instanceof ApiError) {
      if (error.status === 401 && pathname !== '/login') location.assign(loginAddress(href))
      if (error.trace) faultStore.show(error)
    }
  }, [error, isOutdated, router])
  const handleRetry = () => {
    if (isOutdated) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <MessagePage
      mark="…"
      title={t('There was an issue loading this page')}
      text={t('Please try again later')}
    >
      <Button onClick={handleRetry}>{t('Try again')}</Button>
    </MessagePage>
  )
}
