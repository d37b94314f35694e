import {
  QUEUE_STATES,
  type QueuedJobView,
  type QueueState,
} from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage, toast } from '../../../lib/toast.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { dropJobs, queueQuery, type QueueSearch, retryJobs } from './jobs.queries.ts'
import classes from './logs.module.css'
import { LogsFrame } from './logs-frame.tsx'
import { StopJob } from './stop-job.tsx'
import { useJobWords } from './use-job-words.ts'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
const NAMES: Record<QueueState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Failed',
}

interface QueuePageProps {
  search: QueueSearch
  onSearch(search: QueueSearch): void
}

/** Jobs that wait, run or were given up. */
export function QueuePage({ search, onSearch }: QueuePageProps) {
  const t = useTranslate()
  const format = useFormat()
  const state = search.state ?? 'waiting'
  const { data, error, refetch } = useQuery({
    ...queueQuery(search),
    placeholderData: keepPreviousData,
  })
  const choices = QUEUE_STATES.map((value) => ({
    value,
    label: data ? `${t(NAMES[value])} (${format.number(data.counts[value])})` : t(NAMES[value]),
  }))
  return (
    <LogsFrame text={t('Work that waits, is being done, or was given up after its last attempt.')}>
      <SegmentedControl
        className={classes.states ?? ''}
        aria-label={t('State')}
        data={choices}
        value={state}
        onChange={(next) =>
          onSearch(next === 'waiting' ? {} : { state: next as Exclude<QueueState, 'waiting'> })
        }
      />
      {!data && !error && <Skeleton height={240} />}
      {!data && error && (
        <ErrorState
          title={t('The queue could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.pagination.data.length === 0 && (
        <EmptyState
          title={t('Nothing here')}
          text={t('No job is in this state at the moment.')}
          isPlain
        />
      )}
      {data && data.pagination.data.length > 0 && (
        <>
          <QueuedJobs key={state} state={state} jobs={data.pagination.data} />
          <PageLinks of={data.pagination} />
        </>
      )}
    </LogsFrame>
  )
}

interface QueuedJobsProps {
  state: QueueState
  jobs: readonly QueuedJobView[]
}

function QueuedJobs({ state, jobs }: QueuedJobsProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { nameOf } = useJobWords()
  const [doomed, setDoomed] = useState<readonly QueuedJobView[]>([])
  const retrying = useWrite(retryJobs, {
    onSuccess: ({ changed }) =>
      toast.positive(
        t('[one :count job is|other :count jobs are] tried again', { count: changed }),
      ),
  })
  const dropping = useWrite(dropJobs, {
    onSuccess: ({ changed }) => {
      setDoomed([])
      toast.positive(t('[one :count job was|other :count jobs were] dropped', { count: changed }))
    },
  })
  const mayAct = can('settings.update') && state !== 'running'
  const retry = (some: readonly QueuedJobView[]) =>
    retrying.mutate({ body: { ids: some.map(({ id }) => id) } })
  return (
    <>
      {mayAct && jobs.length > 1 && (
        <Group gap="xs" mb="sm">
          {state === 'failed' && (
            <Button
              variant="default"
              leftSection={<IconRefresh {...ICON} />}
              loading={retrying.isPending}
              onClick={() => retry(jobs)}
            >
              {t('Retry these :count', { count: jobs.length })}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconTrash {...ICON} />}
            onClick={() => setDoomed(jobs)}
          >
            {t('Drop these :count', { count: jobs.length })}
          </Button>
        </Group>
      )}
      <ul className={classes.rows} aria-label={t(NAMES[state])}>
        {jobs.map((job) => (
          <li key={job.id} className={classes.row}>
            <div className={classes.what}>
              <h2 className={classes.name}>{nameOf(job.job)}</h2>
              <p className={classes.quiet}>
                <code>{job.job}</code> ·{' '}
                {t('Attempt :number of :most', { number: job.attempts, most: job.most_attempts })}
              </p>
            </div>
            <QueuedTimes state={state} job={job} />
            <div className={classes.acts}>
              {mayAct && state === 'failed' && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('Retry “:name”', { name: nameOf(job.job) })}
                  loading={retrying.isPending}
                  onClick={() => retry([job])}
                >
                  {t('Retry')}
                </Button>
              )}
              {can('settings.update') && job.can_stop && <StopJob job={job} />}
              {mayAct && (
                <Button
                  size="xs"
                  variant="subtle"
                  color="gray"
                  aria-label={t('Drop “:name”', { name: nameOf(job.job) })}
                  onClick={() => setDoomed([job])}
                >
                  {t('Drop')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed.length > 0}
        title={t('[one Drop this job?|other Drop these :count jobs?]', { count: doomed.length })}
        text={t('What they were to do is not done. This cannot be undone.')}
        confirmLabel={t('Drop')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={dropping.isPending}
        onConfirm={() => dropping.mutate({ body: { ids: doomed.map(({ id }) => id) } })}
        onClose={() => setDoomed([])}
      />
    </>
  )
}

function QueuedTimes({ state, job }: { state: QueueState; job: QueuedJobView }) {
  const t = useTranslate()
  const format = useFormat(useCurrentTime())
  const at = { waiting: job.due_at, running: job.started_at, failed: job.ended_at }[state]
  const label = { waiting: 'Due: :time', running: 'Started: :time', failed: 'Given up: :time' }[
    state
  ]
  return (
    <div className={classes.fact}>
      {at !== null && (
        <p>
          <time dateTime={at}>{t(label, { time: format.dateTime(at) })}</time>
        </p>
      )}
      <p className={classes.quiet}>
        <time dateTime={job.created_at}>
          {t('Put in line: :time', { time: format.dateTime(job.created_at) })}
        </time>
      </p>
      {job.error && <p className={classes.error}>{job.error}</p>}
    </div>
  )
}
