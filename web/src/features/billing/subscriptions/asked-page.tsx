import { Loader } from '@mantine/core'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { AnswerCard } from '../../../ui/answer-card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useSettled } from './subscriptions.queries.ts'

interface AskedPageProps<Answer> {
  query: UseQueryOptions<Answer, Error, Answer, readonly unknown[]>
  /** What is said once the payment service has answered. */
  say(answer: Answer): string
}

/** Back from a page of the payment service, which is asked what became of it; then on to Billing. */
export function AskedPage<Answer>({ query, say }: AskedPageProps<Answer>) {
  const t = useTranslate()
  const settled = useSettled()
  const { data, error, refetch } = useQuery(query)
  const isSettled = useRef(false)
  useEffect(() => {
    if (data === undefined || isSettled.current) return
    isSettled.current = true
    void settled('/billing', say(data))
  }, [data, say, settled])
  if (error)
    return (
      <Page narrow>
        <VisuallyHidden>
          <h1>{t('Billing')}</h1>
        </VisuallyHidden>
        <ErrorState
          title={t('It is not known what became of it')}
          text={
            error instanceof ApiError
              ? error.message
              : t('The payment service does not answer. Please try again later.')
          }
          retryLabel={t('Ask again')}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  return (
    <AnswerCard icon={<Loader size={40} aria-hidden />} title={t('One moment')} isStatus>
      <p>{t('The payment service is being asked what became of it.')}</p>
    </AnswerCard>
  )
}
