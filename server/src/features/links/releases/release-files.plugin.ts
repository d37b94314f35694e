import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { openRelease } from './releases.service.ts'

const CONTENT_TYPES = { nzb: 'application/x-nzb', torrent: 'application/x-bittorrent' } as const

/** Gives newsgroup files and torrents out, under addresses that were signed for an hour. */
export function registerReleaseFiles(app: FastifyInstance, platform: Platform): void {
  app.get(
    '/release-files/:kind/:id/:until/:signature/:name',
    { config: { door: 'file' }, schema: { hide: true } as never },
    async (request, reply) => {
      const { file, name, kind } = await openRelease(
        platform,
        request.params as Record<'kind' | 'id' | 'until' | 'signature', string>,
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
