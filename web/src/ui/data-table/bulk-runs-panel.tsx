import type { BulkRunView } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.schemas.ts'
import { Button, Progress } from '@mantine/core'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { isGoingOn, useBulkRunChanges } from '../../lib/lists/bulk-runs.ts'
import { toastError } from '../../lib/toast.ts'
import classes from './bulk-runs.module.css'

interface BulkRunsPanelProps {
  runs: readonly BulkRunView[]
  /** Of an action, by its name. */
  labelOf(action: string): string
}

/** How far the work on all that was found is: only who began it sees it, also after they come back. */
export function BulkRunsPanel({ runs, labelOf }: BulkRunsPanelProps) {
  const t = useTranslate()
  if (runs.length === 0) return null
  return (
    <ul className={classes.runs} aria-label={t('Work on all that was found')}>
      {runs.map((run) => (
        <li key={run.id} className={classes.run}>
          <Run run={run} label={labelOf(run.action)} />
        </li>
      ))}
    </ul>
  )
}

function Run({ run, label }: { run: BulkRunView; label: string }) {
  const t = useTranslate()
  const format = useFormat()
  const { stop, dismiss } = useBulkRunChanges()
  const { id, state, total, done, skipped, failed, problems } = run
  const worked = done + skipped + failed
  const counted = (count: number) => ({ count, total: format.number(count) })
  const words = {
    running: t(':action: :done of :total', {
      action: label,
      done: format.number(worked),
      total: format.number(total),
    }),
    stopping: t(':action: stopping…', { action: label }),
    done: t(':action: finished', { action: label }),
    stopped: t(':action: stopped', { action: label }),
  }[state]
  return (
    <>
      <div className={classes.head}>
        <span className={classes.words} role={isGoingOn(run) ? undefined : 'status'}>
          {words}
        </span>
        {isGoingOn(run) ? (
          <Button
            size="xs"
            variant="default"
            disabled={state === 'stopping' || stop.isPending}
            onClick={() => stop.mutate({ params: { id } }, { onError: toastError })}
          >
            {t('Stop')}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate({ params: { id } }, { onError: toastError })}
          >
            {t('Dismiss')}
          </Button>
        )}
      </div>
      <Progress.Root size="sm">
        <Progress.Section value={(worked / total) * 100} aria-label={words} />
      </Progress.Root>
      <p className={classes.counts}>
        <span>{t('[one 1 done|other :total done]', counted(done))}</span>
        {skipped > 0 && (
          <span>{t('[one 1 left alone|other :total left alone]', counted(skipped))}</span>
        )}
        {failed > 0 && (
          <span className={classes.failed}>
            {t('[one 1 failed|other :total failed]', counted(failed))}
          </span>
        )}
      </p>
      {problems.length > 0 && (
        <details className={classes.problems}>
          <summary>{t('What was left alone, and why')}</summary>
          <ul>
            {problems.map((problem) => (
              <li key={problem.id}>
                <b>{problem.name ?? t('Record :id', { id: problem.id })}</b> {problem.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
