import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslate } from '../lib/i18n.ts'
import { MessagePage } from './message-page.tsx'

/** Shown in place of a page whose data could not be read. */
export function FailurePage({ reset }: ErrorComponentProps) {
  const t = useTranslate()
  const router = useRouter()
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
