import type { JobView } from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconListDetails, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { errorMessage, toast } from '../../../lib/toast.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { describeTimes } from './describe-times.ts'
import { JobRunsDialog } from './job-runs-dialog.tsx'
import { jobsQuery, runJob } from './jobs.queries.ts'
import classes from './logs.module.css'
import { LogsFrame } from './logs-frame.tsx'
import { OUTCOMES, useJobWords } from './use-job-words.ts'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Every kind of job of the site: when it runs, how it went, and when it comes next. */
export function SchedulePage() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(jobsQuery)
  return (
    <LogsFrame text={t('What the site does by itself, when, and how it went.')}>
      {!data && !error && <Skeleton height={480} />}
      {!data && error && (
        <ErrorState
          title={t('The jobs could not be listed')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {data && !data.is_worked && (
        <Alert
          className={classes.alert ?? ''}
          color="red"
          variant="light"
          icon={<IconAlertTriangle {...ICON} />}
          title={t('No process looks after the jobs')}
        >
          {t(
            'For five minutes nobody has looked which jobs are due. Mails, notifications and checks wait until a process that runs jobs is started.',
          )}
        </Alert>
      )}
      {data && data.jobs.length > 0 && <Jobs jobs={data.jobs} />}
      {data?.jobs.length === 0 && (
        <EmptyState
          title={t('No jobs yet')}
          text={t('They are listed here as soon as a process of the site runs them.')}
        />
      )}
    </LogsFrame>
  )
}

function Jobs({ jobs }: { jobs: readonly JobView[] }) {
  const t = useTranslate()
  const { nameOf } = useJobWords()
  const [shown, setShown] = useState<string>()
  const rank = ({ last_run }: JobView) =>
    last_run?.outcome === 'failed' || last_run?.outcome === 'lost' ? 0 : 1
  const sorted = jobs.toSorted(
    (one, other) => rank(one) - rank(other) || nameOf(one.name).localeCompare(nameOf(other.name)),
  )
  const groups = [
    { label: t('At their times'), of: sorted.filter(({ cron }) => cron !== null) },
    { label: t('When there is something to do'), of: sorted.filter(({ cron }) => cron === null) },
  ]
  return (
    <>
      {groups.map(({ label, of }) => (
        <section key={label} className={classes.group} aria-label={label}>
          <h2>{label}</h2>
          <ul className={classes.rows}>
            {of.map((job) => (
              <Job key={job.name} job={job} onShow={() => setShown(job.name)} />
            ))}
          </ul>
        </section>
      ))}
      {shown && <JobRunsDialog job={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function Job({ job, onShow }: { job: JobView; onShow(): void }) {
  const t = useTranslate()
  const { can } = useSession()
  const { nameOf } = useJobWords()
  const name = nameOf(job.name)
  const running = useWrite(runJob, {
    onSuccess: ({ is_new }) =>
      toast.positive(is_new ? t('The job was started') : t('The job is underway already')),
  })
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <h3>{name}</h3>
        <p className={classes.quiet}>
          {job.cron !== null && <>{describeTimes(job.cron, t)} · </>}
          <code>{job.name}</code>
        </p>
      </div>
      <LastRun job={job} />
      <NextRun at={job.next_run_at} />
      <div className={classes.acts}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconListDetails {...ICON} />}
          aria-label={t('Runs of “:name”', { name })}
          onClick={onShow}
        >
          {t('Runs')}
        </Button>
        {job.cron !== null && can('settings.update') && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPlay {...ICON} />}
            aria-label={t('Run now: :name', { name })}
            loading={running.isPending}
            onClick={() => running.mutate({ params: { job: job.name } })}
          >
            {t('Run now')}
          </Button>
        )}
      </div>
    </li>
  )
}

function LastRun({ job: { last_run: run } }: { job: JobView }) {
  const t = useTranslate()
  const format = useFormat(useCurrentTime())
  const { duration } = useJobWords()
  if (!run) return <p className={classes.quiet}>{t('Has not run yet')}</p>
  const { label, tone } = OUTCOMES[run.outcome]
  return (
    <div className={classes.fact}>
      <p>
        <Chip tone={tone}>{t(label)}</Chip>{' '}
        <time dateTime={run.started_at} title={format.dateTime(run.started_at)}>
          {format.age(run.started_at)}
        </time>
        {run.milliseconds !== null && <> · {duration(run.milliseconds)}</>}
      </p>
      {run.error && <p className={classes.error}>{run.error}</p>}
    </div>
  )
}

function NextRun({ at }: { at: string | null }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <p className={classes.quiet}>
      {at !== null && (
        <time dateTime={at}>{t('Next run: :time', { time: format.dateTime(at) })}</time>
      )}
    </p>
  )
}
