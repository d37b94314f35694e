import type { QueuedJobView } from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { stopJobs } from './jobs.queries.ts'
import { useJobWords } from './use-job-words.ts'

/** Tells a running job to end at its next step; says so until it has. */
export function StopJob({ job }: { job: QueuedJobView }) {
  const t = useTranslate()
  const { nameOf } = useJobWords()
  const [isAsking, setAsking] = useState(false)
  const stopping = useWrite(stopJobs, {
    onSuccess: ({ changed }) => {
      setAsking(false)
      toast.positive(t(changed > 0 ? 'The job was told to stop' : 'The job had ended already'))
    },
  })
  if (job.is_stopping) return <Chip tone="warn">{t('Is being stopped')}</Chip>
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={t('Stop “:name”', { name: nameOf(job.job) })}
        onClick={() => setAsking(true)}
      >
        {t('Stop')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Stop this job?')}
        text={t(
          'It ends at its next step. What it has done stays done; the rest is done at its next time.',
        )}
        confirmLabel={t('Stop')}
        cancelLabel={t('Cancel')}
        isBusy={stopping.isPending}
        onConfirm={() => stopping.mutate({ body: { ids: [job.id] } })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
