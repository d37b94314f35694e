import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createCache } from './cache/create-cache.ts'
import { createEvents } from './cache/create-events.ts'
import { createSettableClock, type SettableClock } from './clock.ts'
import { loadConfig, type Config } from './config/config.ts'
import { createTestDatabase } from './database/test-database.ts'
import { createJobs } from './jobs/create-jobs.ts'
import type { JobDefinition } from './jobs/define-job.ts'
import { createLogger } from './log/logger.ts'
import type { MailMessage } from './mail/mail.ts'
import type { Platform } from './platform.ts'
import { createSecrets } from './secrets.ts'
import { createDiskStorage } from './storage/disk-storage.ts'

/** A platform on a database of its own. Only the clock and the mail are stand-ins. */
export interface TestPlatform extends Platform {
  clock: SettableClock
  /** What was sent, in order. */
  mails: MailMessage[]
  /** Runs the waiting jobs of these kinds, one after the other; the first failure is thrown. @returns how many ran */
  runJobs(definitions: readonly JobDefinition[]): Promise<number>
  stop(): Promise<void>
}

export async function createTestPlatform(overrides: Partial<Config> = {}): Promise<TestPlatform> {
  const database = await createTestDatabase()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-files-'))
  const config = {
    ...loadConfig({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      APP_KEY: 'a key for tests that is long enough',
    }),
    ...overrides,
  }
  const log = createLogger(config)
  const { db, url } = database
  const events = await createEvents({ url, db, log })
  const cache = createCache(events)
  const jobs = createJobs({ url, directUrl: url, log })
  const mails: MailMessage[] = []
  const platform: Platform & Pick<TestPlatform, 'clock'> = {
    config,
    features: [],
    log,
    db,
    databaseUrl: url,
    readDb: db,
    jobs,
    cache,
    events,
    mail: { send: async (message) => void mails.push(message) },
    storage: createDiskStorage(path.join(dataDir, 'files')),
    clock: createSettableClock(),
    secrets: createSecrets(config.appKey),
  }
  const stop = async () => {
    await jobs.stop()
    cache.stop()
    await events.stop()
    await database.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    ...platform,
    mails,
    stop,
    runJobs: (definitions) => runWaitingJobs(platform, definitions),
  }
}

/**
 * A platform for the whole test file: call it at the top of the file or of a `describe`, and call what it returns
 * inside hooks and tests.
 */
export function useTestPlatform(overrides?: Partial<Config>): () => TestPlatform {
  let opened: TestPlatform | undefined
  beforeAll(async () => {
    opened = await createTestPlatform(overrides)
  })
  afterAll(() => opened?.stop())
  return () => {
    if (!opened) throw new Error('The test platform is there in hooks and tests only.')
    return opened
  }
}

/** Runs the waiting jobs of these kinds, one after the other; the first failure is thrown. @returns how many ran */
export async function runWaitingJobs(
  platform: Platform,
  definitions: readonly JobDefinition[],
): Promise<number> {
  const boss = await platform.jobs.openWorkerQueue()
  let ran = 0
  for (const definition of definitions) {
    await boss.createQueue(definition.name)
    for (;;) {
      const [job] = await boss.fetch(definition.name, {
        includeMetadata: true,
        ignoreStartAfter: true,
      })
      if (!job) break
      const isLastAttempt = job.retryCount >= job.retryLimit
      const run = definition.run(platform, definition.payload.parse(job.data), {
        jobId: job.id,
        isLastAttempt,
        // A job that is fetched by hand has none.
        signal: new AbortController().signal,
      })
      await run.catch(async (error: unknown) => {
        await boss.fail(definition.name, job.id)
        throw error
      })
      await boss.complete(definition.name, job.id)
      ran += 1
    }
  }
  return ran
}
