import { z } from 'zod'
import { addAuditMonths, dropAuditMonths } from '../../../platform/audit/audit-events.repository.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { getSettings } from '../../site/settings/settings.service.ts'

const MONTHS_AHEAD = 2
const DAY_MS = 24 * 3_600_000

/** Months of the log are made before they begin, and dropped when they are old enough, or never. */
export const turnMonths = defineJob({
  name: 'history.turn-months',
  payload: z.object({}),
  cron: '23 3 * * *',
  timeoutSeconds: 600,
  run: async (platform) => {
    const now = platform.clock.now()
    await addAuditMonths(platform.db, now, MONTHS_AHEAD)
    const { history_days: days } = (await getSettings(platform)).retention
    if (days > 0) await dropAuditMonths(platform.db, new Date(now.getTime() - days * DAY_MS))
  },
})

export const historyJobs = [turnMonths]
