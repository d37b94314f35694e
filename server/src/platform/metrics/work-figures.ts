import { statfs } from 'node:fs/promises'
import { hasQueue } from '../jobs/queue.repository.ts'
import type { FigureValue, SiteFigures } from './site-figures.ts'
import { countJobs, countMails, isArchiveFailing, listLastEnds } from './work-figures.repository.ts'

const KEPT_MS = 5_000
const DAY_MS = 86_400_000

const jobFigures: SiteFigures = {
  subject: 'jobs',
  names: {
    mediatheque_jobs:
      'Jobs of the queue, by job and state (waiting, scheduled for later, running, failed and still kept)',
    mediatheque_job_oldest_waiting_seconds:
      'Since when the first job that waits could have been begun, by job',
    mediatheque_job_last_run_failed: '1 where the newest run of a job that ended failed, else 0',
    mediatheque_job_last_run_duration_seconds: 'Time that the newest run of a job took',
    mediatheque_job_last_run_timestamp_seconds: 'When the newest run of a job that ended was begun',
  },
  keptMs: KEPT_MS,
  read: async ({ db, clock }) => {
    const queued = (await hasQueue(db)) ? await countJobs(db, clock.now()) : []
    const ends = await listLastEnds(db)
    const value = (name: string, job: string, figure: number): FigureValue => ({
      name: `mediatheque_job_${name}`,
      labels: { job_name: job },
      value: figure,
    })
    return [
      ...queued.flatMap(({ job, waits, ...states }) => [
        ...Object.entries(states).map(([state, count]) => ({
          name: 'mediatheque_jobs',
          labels: { job_name: job, state },
          value: count,
        })),
        value('oldest_waiting_seconds', job, waits ?? 0),
      ]),
      ...ends.flatMap(({ job, outcome, started, milliseconds }) => [
        value('last_run_failed', job, Number(outcome === 'failed')),
        value('last_run_duration_seconds', job, milliseconds / 1000),
        value('last_run_timestamp_seconds', job, started),
      ]),
    ]
  },
}

const mailFigures: SiteFigures = {
  subject: 'mails',
  names: {
    mediatheque_mails:
      'Mails by state: all that wait (10000 are counted), and those of the last day that were sent, that failed, or that were kept for want of a server',
    mediatheque_mail_oldest_waiting_seconds: 'Since when the oldest mail waits to be sent',
  },
  keptMs: KEPT_MS,
  read: async ({ db, clock }) => {
    const now = clock.now()
    const since = new Date(now.getTime() - DAY_MS)
    const { waits, ...states } = await countMails(db, { now, since })
    return [
      ...Object.entries(states).map(([state, value]) => ({
        name: 'mediatheque_mails',
        labels: { state },
        value,
      })),
      { name: 'mediatheque_mail_oldest_waiting_seconds', value: waits ?? 0 },
    ]
  },
}

const diskFigures: SiteFigures = {
  subject: 'disk',
  names: {
    mediatheque_data_disk_free_bytes: 'What is free on the disk of the data directory',
    mediatheque_data_disk_size_bytes: 'How large the disk of the data directory is',
  },
  keptMs: KEPT_MS,
  read: async ({ config }) => {
    const { bavail, blocks, bsize } = await statfs(config.dataDir)
    return [
      { name: 'mediatheque_data_disk_free_bytes', value: bavail * bsize },
      { name: 'mediatheque_data_disk_size_bytes', value: blocks * bsize },
    ]
  },
}

const archiveFigures: SiteFigures = {
  subject: 'archive',
  names: {
    mediatheque_archive_failing:
      '1 where the last that the database tried to put into its archive did not arrive, and stays on its own disk; else 0',
  },
  keptMs: KEPT_MS,
  read: async ({ db }) => [
    { name: 'mediatheque_archive_failing', value: Number(await isArchiveFailing(db)) },
  ],
}

/** Figures of the platform itself; features add their own. */
export const platformFigures: readonly SiteFigures[] = [
  jobFigures,
  mailFigures,
  diskFigures,
  archiveFigures,
]
