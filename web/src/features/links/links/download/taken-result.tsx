import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type HumanCheck, useHumanCheck } from '../../../../lib/human-check/use-human-check.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { HumanCheckField } from '../../../../ui/human-check-field.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import classes from './download.module.css'

/** Asked for once in five minutes, because every answer counts as a download. */
const KEPT_MS = 5 * 60_000

interface Taken<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** Undefined: the reader is not checked. */
  readonly check: HumanCheck | undefined
  /** Before anything is asked for. */
  readonly hasToAct: boolean
  goOn(): void
  refetch(): unknown
}

/** Takes a file after the human check, by itself where that needs nobody. */
export function useTaken<T>(
  key: readonly unknown[],
  take: (token: string | undefined) => Promise<T>,
  { isChecked = true } = {},
): Taken<T> {
  const check = useHumanCheck('download')
  const hasToAct = isChecked && check.isAsked && check.isInteractive
  const [isReady, setReady] = useState(false)
  const query = useQuery({
    enabled: !hasToAct || isReady,
    queryKey: key,
    queryFn: () => (isChecked ? check.getToken().then(take) : take(undefined)),
    staleTime: KEPT_MS,
    refetchOnMount: false,
  })
  const goOn = () => (isReady ? void query.refetch() : setReady(true))
  const { data, error, isFetching, refetch } = query
  return { data, error, isFetching, refetch, check: isChecked ? check : undefined, hasToAct, goOn }
}

interface ResultProps<T> {
  taken: Taken<T>
  /** Said in place of what could not be taken. */
  failed?: string
  children(data: T): ReactNode
}

/** What was taken, or what it waits for. */
export function Result<T>({ taken, failed, children }: ResultProps<T>) {
  const t = useTranslate()
  const { data, error, isFetching, check, hasToAct, goOn, refetch } = taken
  if (data) return <div className={classes.result}>{children(data)}</div>
  if (check && hasToAct)
    return (
      <div className={classes.result}>
        <HumanCheckField check={check} error={error && errorMessage(error)} />
        <Button loading={isFetching} onClick={goOn}>
          {t('Continue')}
        </Button>
      </div>
    )
  if (error)
    return (
      <ErrorState
        title={failed ?? t('This file could not be opened')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className={classes.result} aria-busy>
      {check && <HumanCheckField check={check} />}
      <Skeleton height={28} width="60%" />
      <Skeleton height={96} />
    </div>
  )
}
