import { backupEndpoints } from '@mediatheque/contract/operations/backups/backups.endpoints.ts'
import { endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canManageBackups } from './backups.policy.ts'
import { presentBackup } from './backups.presenter.ts'
import {
  addressBackup,
  checkBackup,
  deleteBackup,
  getBackup,
  type ListedBackup,
  listBackups,
  makeBackup,
  openBackup,
} from './backups.service.ts'
import { readSchedule } from './schedule-backups.ts'

const record = {
  load: ({ platform, params }: { platform: Needs<'db'>; params: { id: number } }) =>
    getBackup(platform, params.id),
  policy: canManageBackups,
}
const present = (backup: ListedBackup) => ({ backup: presentBackup(backup) })

/** Of a call: what packs answers on their way leaves this one as it is. */
const NOT_PACKED = 'x-no-compression'

export const backupRoutes = [
  bindEndpoint(backupEndpoints.listBackups, {
    run: async ({ platform }) => {
      const [listed, schedule] = await Promise.all([listBackups(platform), readSchedule(platform)])
      return { ...listed, schedule }
    },
    present: ({ backups, freeBytes, schedule: { rhythm, keep, nextAt } }) => ({
      backups: backups.map(presentBackup),
      free_bytes: freeBytes,
      schedule: { rhythm, keep, next_at: nextAt?.toISOString() ?? null },
    }),
  }),
  bindEndpoint(backupEndpoints.makeBackup, {
    run: ({ platform, actor }) => makeBackup(platform, actor),
    present,
  }),
  bindEndpoint(backupEndpoints.checkBackup, {
    ...record,
    run: ({ platform, record: backup }) => checkBackup(platform, backup),
    present,
  }),
  bindEndpoint(backupEndpoints.addressBackup, {
    ...record,
    run: async ({ platform, actor, record: backup }) => {
      const { until, signature } = await addressBackup(platform, actor, backup)
      const { path } = backupEndpoints.downloadBackup
      const url = endpointUrl(path).replace(':id', String(backup.id))
      const query = new URLSearchParams({ until: String(until), signature })
      return { address: `${platform.config.basePath}${url}?${query}` }
    },
  }),
  bindEndpoint(backupEndpoints.downloadBackup, {
    ...record,
    run: async ({ platform, actor, query, record: backup, request, reply }) => {
      const file = await openBackup(platform, actor, backup, query)
      // It is packed already: on the way it would only lose its length.
      request.headers[NOT_PACKED] = ''
      void reply
        .type('application/x-tar')
        .header('content-length', file.sizeBytes)
        .header('content-disposition', `attachment; filename="${backup.name}.tar"`)
        .header('cache-control', 'private, no-store')
      return file.open()
    },
  }),
  bindEndpoint(backupEndpoints.deleteBackup, {
    ...record,
    run: async ({ platform, record: backup }) => {
      await deleteBackup(platform, backup)
      return { deleted: 1 }
    },
  }),
]
