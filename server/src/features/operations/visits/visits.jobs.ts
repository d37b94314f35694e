import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { countDays } from './count-days.ts'
import { addDays, dayIn } from './site-day.ts'
import { forgetSalts } from './visitors.repository.ts'

const countJob = defineJob({
  name: 'visits.count',
  payload: z.object({}),
  cron: '*/5 * * * *',
  retries: 0,
  timeoutSeconds: 1_800,
  run: (platform, _payload, { signal }) => countDays(platform, { signal }),
})

/** Salts of days that are over, by which the visitors of them could be told. */
const forgetJob = defineJob({
  name: 'visits.forget',
  payload: z.object({}),
  cron: '5 * * * *',
  run: async (platform) => {
    const { db, clock } = platform
    const { dates } = await getSettings(platform)
    const now = clock.now()
    // Guests who play something are known by the day of UTC, all others by that of the site.
    const days = [dayIn('UTC', now), dayIn(dates.default_timezone, now)].toSorted()
    await forgetSalts(db, days[0] ?? addDays(dayIn('UTC', now), -1))
  },
})

export const visitJobs = [countJob, forgetJob]
