import { z } from 'zod'
import { getSettings } from './features/site/settings/settings.service.ts'
import { defineJob, type JobDefinition } from './platform/jobs/define-job.ts'
import { pruneErrorLogs } from './platform/log/error-log.ts'
import type { Platform } from './platform/platform.ts'
import type { Retention } from './platform/retention.ts'

const DAY_MS = 24 * 3_600_000

/** Deletes, every hour, what every feature says is of use for a while only. */
export function pruneRecords(retention: readonly Retention[]): JobDefinition {
  return defineJob({
    name: 'retention.prune',
    payload: z.object({}),
    cron: '37 * * * *',
    run: (platform) => prune(platform, retention),
  })
}

async function prune(platform: Platform, retention: readonly Retention[]): Promise<void> {
  const { retention: periods } = await getSettings(platform)
  const now = platform.clock.now().getTime()
  const before = (days: number) => new Date(now - days * DAY_MS)
  // One after the other: nobody waits for it, and each may be long.
  for (const { period, deleteBefore } of retention)
    await deleteBefore(platform.db, before(periods[period]))
  pruneErrorLogs(platform.config.dataDir, before(periods.error_log_days))
}
