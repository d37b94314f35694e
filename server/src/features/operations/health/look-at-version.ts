import { MOST_LISTED_CHANGES } from '@mediatheque/contract/operations/health/health.schemas.ts'
import {
  APP_COMMIT,
  APP_VERSION,
  readCommitThere,
  readReleaseNotes,
  readReleaseThere,
} from '../../../platform/app-version.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { describeChanges } from '../../../platform/database/pending-changes.ts'
import type { Needs } from '../../../platform/platform.ts'
import { judge, type PartReading } from './health-part.ts'
import { listAppliedChanges, readServerVersion } from './health.repository.ts'

/**
 * What runs, and what the next start would do: migrations are read where the software lies, which may be a newer release
 * than the one that was started from there.
 */
export async function lookAtVersion({ db }: Needs<'db'>): Promise<PartReading> {
  const [postgres, applied, release_there, commit_there] = await Promise.all([
    readServerVersion(db),
    listAppliedChanges(db),
    readReleaseThere(),
    readCommitThere(),
  ])
  const there = readMigrations()
  const done = new Set(applied.map(({ name }) => name))
  const known = new Set(there.map(({ name }) => name))
  const changes = there.filter(({ name }) => !done.has(name))
  return {
    ...judge(
      [applied.some(({ name }) => !known.has(name)), 'bad', 'database-newer'],
      [changes.length > 0, 'warning', 'migrations-waiting'],
      [release_there !== APP_VERSION || commit_there !== APP_COMMIT, 'warning', 'newer-release'],
    ),
    facts: {
      release: APP_VERSION,
      release_there: release_there === APP_VERSION ? null : release_there,
      commit: shorten(APP_COMMIT),
      commit_there: commit_there === APP_COMMIT ? null : shorten(commit_there),
      node: process.versions.node,
      postgres,
      applied: applied.length,
      last_applied: latest(applied.map(({ applied_at }) => applied_at)),
      newest_change: applied.at(-1)?.name,
      to_apply: changes.length,
    },
    changes: await describeChanges(db, changes.slice(0, MOST_LISTED_CHANGES)),
    notes: await readReleaseNotes(release_there),
  }
}

const shorten = (commit: string | undefined) => commit?.slice(0, 12)

const latest = (moments: readonly Date[]) =>
  moments.length === 0
    ? null
    : new Date(Math.max(...moments.map((moment) => moment.getTime()))).toISOString()
