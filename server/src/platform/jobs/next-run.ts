import { CronExpressionParser } from 'cron-parser'

/**
 * When a job runs next by its times in UTC, read as the queue itself reads them (pg-boss uses the same library). Undefined
 * for what cannot be read, or never comes.
 */
export function nextRun(cron: string, after: Date): Date | undefined {
  try {
    return CronExpressionParser.parse(cron, { currentDate: after, tz: 'UTC' }).next().toDate()
  } catch {
    return undefined
  }
}
