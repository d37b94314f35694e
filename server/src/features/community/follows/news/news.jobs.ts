import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { deleteNewsBefore, insertDigest, listRipe, listStuck } from './news.repository.ts'
import { tellFollowers } from './tell-followers.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Whoever adds things adds several: they are told together once it is quiet, or after an hour that never was. */
const QUIET_MS = 10 * MINUTE_MS
const LONGEST_WAIT_MS = 60 * MINUTE_MS
/** A telling that has not ended by then has failed, and goes on. */
const STUCK_MS = 30 * MINUTE_MS
/** So long the same is not told again. */
const REMEMBERED_MS = 90 * DAY_MS
const GATHERED_AT_ONCE = 200

export const tellFollowersJob = defineJob({
  name: 'follows.tell',
  payload: z.object({ digestId: z.number().int() }),
  timeoutSeconds: 300,
  run: (platform, { digestId }, { signal }) => tellFollowers(platform, digestId, { signal }),
})

/** Puts together what happened to each thing that is followed, and has its followers told. */
export const gatherNewsJob = defineJob({
  name: 'follows.gather',
  payload: z.object({}),
  cron: '*/5 * * * *',
  retries: 0,
  timeoutSeconds: 240,
  run: (platform) => gatherNews(platform),
})

async function gatherNews(platform: Needs<'db' | 'jobs' | 'clock'>): Promise<void> {
  const { db, jobs, clock } = platform
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const ripe = await listRipe(
    db,
    { quietSince: before(QUIET_MS), waitingSince: before(LONGEST_WAIT_MS) },
    GATHERED_AT_ONCE,
  )
  for (const about of ripe)
    await db.transaction().execute(async (tx) => {
      const digestId = await insertDigest(tx, about, now)
      if (digestId !== undefined) await jobs.enqueue(tx, tellFollowersJob, { digestId })
    })
  for (const digestId of await listStuck(db, before(STUCK_MS)))
    await jobs.enqueue(db, tellFollowersJob, { digestId })
  await deleteNewsBefore(db, before(REMEMBERED_MS))
}

export const followJobs = [tellFollowersJob, gatherNewsJob]
