import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { openRelease } from './releases.service.ts'

const CONTENT_TYPES = { nzb: 'application/x-nzb', torrent: 'application/x-bittorrent' } as const

/** Gives newsgroup files and torrents out, under addresses that were signed for a member and ten minutes. */
export function registerReleaseFiles(
  app: FastifyInstance,
  platform: Needs<'clock' | ToReachFiles>,
): void {
  app.get(
    '/release-files/:kind/:id/:userId/:until/:signature/:name',
    { config: { door: 'file' } },
    async (request, reply) => {
      const { file, name, kind } = await openRelease(
        platform,
        request.params as Record<'kind' | 'id' | 'userId' | 'until' | 'signature', string>,
      )
      return reply
        .type(CONTENT_TYPES[kind])
        .header('content-length', file.sizeBytes)
        .header(
          'content-disposition',
          `attachment; filename="${kind}.${kind}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .send(file.stream)
    },
  )
}
