import { IMAGE_WIDTHS } from '@mediatheque/contract/catalogue/images/image-url.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { readFoundPicture } from './found-picture-address.service.ts'
import type { createImages } from './images.service.ts'
import { chooseFormat } from './resize-image.ts'

const ONE_DAY_SECONDS = 86_400

/** A picture that a search of outside databases found, for who has its signed address. @throws AppError notFound */
export async function sendFoundPicture(
  platform: Needs<'secrets'>,
  { show }: Pick<ReturnType<typeof createImages>, 'show'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = Number((request.params as { width: string }).width)
  const width = IMAGE_WIDTHS.find((known) => known === asked)
  const url = readFoundPicture(platform, request.query as Record<string, unknown>)
  if (!width || !url) throw new AppError('notFound')
  const format = chooseFormat(request.headers.accept)
  const bytes = await show(url, { width, format })
  if (!bytes) throw new AppError('notFound')
  return reply
    .header('vary', 'accept')
    .header('cache-control', `private, max-age=${ONE_DAY_SECONDS}`)
    .header('content-security-policy', "default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .type(`image/${format}`)
    .send(Buffer.from(bytes))
}
