import { Modal, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { jobRunsQuery } from './jobs.queries.ts'
import classes from './logs.module.css'
import { OUTCOMES, useJobWords } from './use-job-words.ts'

/** How a job went the last times. */
export function JobRunsDialog({ job, onClose }: { job: string; onClose(): void }) {
  const t = useTranslate()
  const format = useFormat()
  const { nameOf, duration } = useJobWords()
  const { data, error } = useQuery(jobRunsQuery(job))
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={nameOf(job)}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {!data && !error && <Skeleton height={240} />}
      {!data && error && <p>{errorMessage(error)}</p>}
      {data?.runs.length === 0 && <p className={classes.quiet}>{t('Has not run yet')}</p>}
      {data && data.runs.length > 0 && (
        <Table className={classes.runs ?? ''} aria-label={t('Last runs')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('Started')}</Table.Th>
              <Table.Th scope="col">{t('Duration')}</Table.Th>
              <Table.Th scope="col">{t('Result')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.runs.map((run) => (
              <Table.Tr key={run.id}>
                <Table.Td>
                  <time dateTime={run.started_at}>{format.dateTime(run.started_at)}</time>
                </Table.Td>
                <Table.Td>{run.milliseconds === null ? '–' : duration(run.milliseconds)}</Table.Td>
                <Table.Td>
                  <Chip tone={OUTCOMES[run.outcome].tone}>{t(OUTCOMES[run.outcome].label)}</Chip>
                  {run.attempt > 1 && (
                    <span className={classes.quiet}>
                      {' '}
                      {t('Attempt :number', { number: run.attempt })}
                    </span>
                  )}
                  {run.error && <p className={classes.error}>{run.error}</p>}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Modal>
  )
}
