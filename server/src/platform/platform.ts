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

/**
 * What the whole site stands on. What assembles the site, routes and jobs hold all of it; a use case says by
 * {@link Needs} what it takes of it.
 */
export interface Platform {
  config: Config
  /** What the features add to each other's work: asked by those that show or delete what others contribute to. */
  features: readonly Feature[]
  log: Logger
  db: Database
  /** Address of the database, for who needs a connection of its own: other processes of this site, a backup. */
  databaseUrl: string
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

/**
 * The parts of the platform that a function uses or hands on: `Needs<'db' | 'clock'>`. Where many need what one
 * function needs, that one names its parts: `Needs<'clock' | ToReadSettings>`.
 */
export type Needs<Part extends keyof Platform> = Pick<Platform, Part>
