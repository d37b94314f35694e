import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../lib/api.ts'
import { loginAddress } from '../lib/guards.ts'
import { useTranslate } from '../lib/i18n.ts'
import { faultStore } from '../lib/toast.ts'
import { MessagePage } from './message-page.tsx'

/** Shown in place of a page whose data could not be read; where logging in would help, that comes next. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const t = useTranslate()
  const router = useRouter()
  const isForUsers = error instanceof ApiError && error.status === 401
  useEffect(() => {
    const { pathname, href } = router.latestLocation
    if (isForUsers && pathname !== '/login') globalThis.location.assign(loginAddress(href))
  }, [isForUsers, router])
  useEffect(() => {
    if (error instanceof ApiError && error.trace) faultStore.show(error)
  }, [error])
  const handleRetry = () => {
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
