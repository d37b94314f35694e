import type { Cache } from './cache/cache.ts'
import type { Feature } from './feature.ts'
import type { Events } from './cache/events.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Logger } from './log/logger.ts'
import type { Mail } from './mail/mail.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'

/** What services stand on; handed to each of them first. */
export interface Platform {
  config: Config
  /** What the features add to each other's work: asked by those that show or delete what others contribute to. */
  features: readonly Feature[]
  log: Logger
  db: Database
  /** For reads that may be a moment old: a replica where there is one, else `db`. */
  readDb: Database
  jobs: Jobs
  mail: Mail
  storage: Storage
  cache: Cache
  events: Events
  clock: Clock
  secrets: Secrets
}
