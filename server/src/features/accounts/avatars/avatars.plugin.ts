import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { openFormerAvatar } from './avatars.service.ts'

const ONE_YEAR_SECONDS = 31_536_000

/** Serves avatars of before, under addresses that never show anything else. New ones are files like others. */
export function registerAvatars(app: FastifyInstance, platform: Needs<'storage'>): void {
  app.get('/avatars/:userId/:file', { config: { door: 'avatar' } }, async (request, reply) => {
    const { userId, file } = request.params as Record<'userId' | 'file', string>
    const avatar = await openFormerAvatar(platform, `/avatars/${userId}/${file}`)
    if (!avatar) throw new AppError('notFound')
    return reply
      .type('image/webp')
      .header('content-length', avatar.sizeBytes)
      .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(avatar.stream)
  })
}
