import path from 'node:path'
import { createCache } from './cache/create-cache.ts'
import { createEvents } from './cache/create-events.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config/config.ts'
import { assertMigrated, migrateDatabase } from './database/migrate.ts'
import { createFreshReads, onInvalidation } from './database/fresh-reads.ts'
import { openDatabase, startDatabaseServer } from './database/open-database.ts'
import { createJobs } from './jobs/create-jobs.ts'
import type { JobDefinition } from './jobs/define-job.ts'
import { startWorkers } from './jobs/start-workers.ts'
import { collectFaults } from './log/collect-faults.ts'
import { createErrorLog } from './log/error-log.ts'
import type { Feature } from './feature.ts'
import { createLogger, logTo } from './log/logger.ts'
import { startWritingFaults } from './log/write-faults.ts'
import { createMail } from './mail/create-mail.ts'
import { forgetSealed, sendOutgoingMail } from './mail/send-outgoing-mail.job.ts'
import type { Platform } from './platform.ts'
import { createSecrets } from './secrets.ts'
import { createDiskStorage } from './storage/disk-storage.ts'
import { startTracing } from './tracing/start-tracing.ts'

export interface RunningPlatform extends Platform {
  /** Runs the features' jobs and the platform's own in this process. */
  startWorkers(definitions: readonly JobDefinition[]): Promise<void>
  /** Ends everything in order: running jobs, listeners, connections, and the embedded database last. */
  stop(): Promise<void>
}

interface PlatformOptions {
  /**
   * A command, which a site may run beside: it says what goes wrong on the standard error, makes no database, and leaves it
   * as it is where it is of another version.
   */
  readonly isBesideSite?: boolean
}

/**
 * Starts the database, brings it to the newest state and opens everything that services stand on.
 * @throws when the signal is aborted meanwhile; what was opened is closed before
 */
export async function createPlatform(
  config: Config,
  features: readonly Feature[],
  signal?: AbortSignal,
  { isBesideSite = false }: PlatformOptions = {},
): Promise<RunningPlatform> {
  const faults = collectFaults()
  const output = isBesideSite ? process.stderr : process.stdout
  const log = createLogger(config, logTo(output, createErrorLog(config.dataDir), faults))
  const closers: (() => Promise<void> | void)[] = []
  const closeAll = async () => {
    // What was opened last is closed first; one that fails must not keep the others open.
    for (const close of closers.splice(0).reverse())
      await Promise.resolve()
        .then(close)
        .catch((error: unknown) => log.error({ err: error }, 'could not stop in order'))
  }
  try {
    closers.push(await startTracing(config, log))
    const server = await startDatabaseServer(config, {
      ...(!isBesideSite && { log }),
      signal,
      mustExist: isBesideSite,
    })
    closers.push(() => server.stop())
    const directUrl = server.directUrl ?? server.url
    if (isBesideSite) await assertMigrated(directUrl)
    else {
      const migrated = await migrateDatabase(directUrl, { signal })
      if (migrated.length > 0) log.info({ migrated }, 'migrated the database')
    }

    const database = await openDatabase(server, config, log)
    closers.push(() => database.close())
    closers.push(startWritingFaults({ db: database.db, log }, faults))
    const events = await createEvents({ url: server.directUrl, db: database.db, log })
    closers.push(() => events.stop())
    const cache = createCache(events)
    closers.push(() => cache.stop())
    const jobs = createJobs({ ...server, log })
    closers.push(() => jobs.stop())
    signal?.throwIfAborted()

    const { db, replicaDb } = database
    const reads =
      replicaDb &&
      createFreshReads({ primary: db, replica: replicaDb, onChange: onInvalidation(events), log })
    if (reads) closers.push(() => reads.stop())
    const secrets = createSecrets(config.appKey)
    const platform: RunningPlatform = {
      config,
      features,
      log,
      db,
      jobs,
      cache,
      events,
      get readDb() {
        return reads?.current() ?? db
      },
      mail: createMail({ db, jobs, config, features, secrets, log, clock: systemClock }),
      storage: createDiskStorage(path.join(config.dataDir, 'files')),
      clock: systemClock,
      secrets,
      databaseUrl: directUrl,
      startWorkers: (definitions) =>
        startWorkers(platform, [sendOutgoingMail, forgetSealed, ...definitions]),
      stop: closeAll,
    }
    return platform
  } catch (error) {
    await closeAll()
    throw error
  }
}
