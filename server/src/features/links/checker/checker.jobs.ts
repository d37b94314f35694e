import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { countChecks } from './host-status.repository.ts'
import { checkVideos } from './videos/check-videos.ts'
import { workOnHosts } from './work-on-hosts.ts'

const WORK_MS = 50_000

/** Looks at links whose time has come. Several may run, here and in other processes: a host is asked by one at a time. */
export const checkJob = defineJob({
  name: 'links.check',
  payload: z.object({}),
  cron: '* * * * *',
  retries: 0,
  timeoutSeconds: 240,
  run: (platform, _payload, { signal }) => workOnHosts(platform, { signal, forMs: WORK_MS }),
})

/** The same of videos, of which there are fewer: several may run, each with its own. */
export const videosJob = defineJob({
  name: 'videos.check',
  payload: z.object({}),
  cron: '*/5 * * * *',
  retries: 0,
  timeoutSeconds: 240,
  run: (platform, _payload, { signal }) => checkVideos(platform, { signal, forMs: 2 * WORK_MS }),
})

/** How many links of each host are how: for a page, and nobody waits for it. */
const countJob = defineJob({
  name: 'links.count-checks',
  payload: z.object({}),
  cron: '*/10 * * * *',
  retries: 0,
  timeoutSeconds: 300,
  run: ({ db, clock }) => countChecks(db, clock.now()),
})

export const checkerJobs = [checkJob, videosJob, countJob]
