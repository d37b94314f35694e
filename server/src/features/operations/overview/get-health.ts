import { statfs } from 'node:fs/promises'
import {
  hasPermission,
  type Permission,
  type PermissionHolder,
} from '@mediatheque/contract/core/permissions.ts'
import type { HealthView } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { findNewestBackup } from '../../../platform/database/backup/find-newest-backup.ts'
import { countFailedJobs } from '../../../platform/jobs/failed-jobs.repository.ts'
import { countFailedMails } from '../../../platform/mail/outgoing-mails.repository.ts'
import type { Needs } from '../../../platform/platform.ts'
import { sumStoredBytes } from '../files/files.service.ts'

const FAILURES_SINCE_MS = 24 * 3_600_000
const KEPT_SECONDS = 60

type Asked = Needs<'db' | 'readDb' | 'clock' | 'config'>

/** What there is to know, and who may. */
const PARTS: readonly { needs: Permission; load(platform: Asked): Promise<HealthView> }[] = [
  {
    needs: 'logs.view',
    load: async ({ db, clock }) => {
      const since = new Date(clock.now().getTime() - FAILURES_SINCE_MS)
      const [failed_jobs, failed_mails] = await Promise.all([
        countFailedJobs(db, since),
        countFailedMails(db, since),
      ])
      return { failed_jobs, failed_mails }
    },
  },
  {
    needs: 'files.update',
    load: async (platform) => ({ stored_bytes: await sumStoredBytes(platform) }),
  },
  {
    needs: 'settings.update',
    load: async ({ config }) => {
      const backup = await findNewestBackup(config.dataDir)
      return {
        backup_at: backup?.toISOString() ?? null,
        ...(await readFreeBytes(config.dataDir)),
      }
    },
  },
]

/** Nothing where the folder is not there, as before the first file is kept in it. */
async function readFreeBytes(folder: string): Promise<Pick<HealthView, 'free_bytes'>> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk ? { free_bytes: disk.bavail * disk.bsize } : {}
}

/** How the site is, as far as somebody may know. */
export async function getHealth(
  platform: Asked & Needs<'cache'>,
  holder: PermissionHolder,
): Promise<HealthView> {
  const parts = PARTS.filter(({ needs }) => hasPermission(holder, needs)).map(({ needs, load }) =>
    platform.cache.remember(`health:${needs}`, { ttlSeconds: KEPT_SECONDS }, () => load(platform)),
  )
  return Object.assign({}, ...(await Promise.all(parts)))
}
