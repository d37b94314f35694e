import {
  type BackupRhythm,
  MOST_BACKUPS,
} from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { deleteBackup, insertNewBackup } from './backups.service.ts'
import {
  countBackups,
  hasScheduledSince,
  listScheduledBackups,
  lockBackups,
} from './backups.repository.ts'

const DAY_MS = 86_400_000
const DAYS_PER_WEEK = 7

interface Schedule {
  readonly rhythm: BackupRhythm
  readonly hour: number
}

/** The last time that came, by the clock of UTC; weeks begin on Sunday. */
export function lastTime({ rhythm, hour }: Schedule, now: Date): Date | undefined {
  if (rhythm === 'never') return undefined
  const time = new Date(now)
  time.setUTCHours(hour, 0, 0, 0)
  if (rhythm === 'weekly') time.setUTCDate(time.getUTCDate() - time.getUTCDay())
  return time > now ? new Date(time.getTime() - lengthOf(rhythm)) : time
}

/** When the next one is made. */
function nextTime(schedule: Schedule, now: Date): Date | undefined {
  const last = lastTime(schedule, now)
  return last && new Date(last.getTime() + lengthOf(schedule.rhythm))
}

const lengthOf = (rhythm: BackupRhythm) => (rhythm === 'weekly' ? DAYS_PER_WEEK : 1) * DAY_MS

/** How often there is one, and when the next comes. */
export async function readSchedule(platform: Needs<'clock' | ToReadSettings>) {
  const { backup_schedule: schedule } = await getSettings(platform)
  return { ...schedule, nextAt: nextTime(schedule, platform.clock.now()) }
}

type ToSchedule = Needs<'db' | 'config' | 'jobs' | 'clock' | 'log' | ToReadSettings>

/** Makes the backup whose time has come, once however many processes ask, and takes away those that are too many. */
export async function followSchedule(platform: ToSchedule): Promise<void> {
  const { backup_schedule: schedule } = await getSettings(platform)
  const time = lastTime(schedule, platform.clock.now())
  if (!time) return
  await makeDue(platform, time)
  await rotate(platform, schedule.keep)
}

/** One that failed is not tried again before the next time: what it failed of is still there. */
async function makeDue({ db, jobs, clock, log }: ToSchedule, time: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockBackups(tx)
    if (await hasScheduledSince(tx, time)) return
    const { all, atWork } = await countBackups(tx)
    if (atWork > 0) return
    if (all >= MOST_BACKUPS) {
      log.warn({ backups: all }, 'no backup was made: there are as many as can be')
      return
    }
    await insertNewBackup({ tx, jobs, now: clock.now() }, { userId: null, isScheduled: true })
  })
}

/** Of those that failed, the newest says why until one is whole again. */
async function rotate(platform: ToSchedule, keep: number): Promise<void> {
  const rows = await listScheduledBackups(platform.db)
  const good = rows.filter(({ state }) => state === 'good')
  const newest = good[0]
  const failed = rows.filter(
    ({ state, id }, index) => state === 'failed' && (index > 0 || (newest && id < newest.id)),
  )
  for (const backup of [...good.slice(keep), ...failed]) await deleteBackup(platform, backup)
}
