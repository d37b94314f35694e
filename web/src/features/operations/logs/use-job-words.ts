import { JOB_NAMES } from '@mediatheque/contract/operations/jobs/job-names.ts'
import type { JobOutcome } from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import type { ChipTone } from '../../../ui/chip.tsx'

/** How runs end, in words and colours. */
export const OUTCOMES: Readonly<Record<JobOutcome, { label: string; tone: ChipTone }>> = {
  running: { label: 'Runs now', tone: 'accent' },
  done: { label: 'Went well', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  stopped: { label: 'Stopped', tone: 'warn' },
  lost: { label: 'Cut off', tone: 'warn' },
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** What jobs are called, and how long they took. */
export function useJobWords() {
  const t = useTranslate()
  const format = useFormat()
  return {
    nameOf: (job: string): string => t(JOB_NAMES[job] ?? job),
    duration: (milliseconds: number): string => {
      if (milliseconds < SECOND_MS) return t(':count ms', { count: milliseconds })
      if (milliseconds < MINUTE_MS)
        return t(':count s', { count: format.decimal(milliseconds / SECOND_MS) })
      const minutes = Math.floor(milliseconds / MINUTE_MS)
      const seconds = Math.round((milliseconds % MINUTE_MS) / SECOND_MS)
      return t(':minutes min :seconds s', { minutes: format.number(minutes), seconds })
    },
  }
}
