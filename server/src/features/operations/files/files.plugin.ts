import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReachFiles } from './disks.ts'
import {
  openPlayedFile,
  openPublicFile,
  openSignedFile,
  type SignedAddress,
} from './file-addresses.ts'
import { admitMedia, type MediaAddress } from './media-addresses.service.ts'
import { createPictureSizes, readPictureWidth } from './picture-sizes.ts'
import { sendFile, sendResized } from './send-file.ts'

/** What is compressed on its way cannot be asked for in parts. */
const AS_IT_IS = { config: { door: 'file' }, compress: false } as const

type PlayedFile = Omit<MediaAddress, 'path'> & Record<'id' | 'name', string>

/**
 * Gives files out: public ones to everybody, private ones under an address that was signed for a reader and an hour, and
 * what a player of the site was given the address of.
 */
export function registerFiles(app: FastifyInstance, platform: Needs<'clock' | ToReachFiles>): void {
  app.get('/files/:id/:name', AS_IT_IS, async (request, reply) => {
    const { id } = request.params as Record<'id', string>
    return sendFile(platform, { request, reply }, await openPublicFile(platform, id))
  })
  const sizes = createPictureSizes(platform)
  app.get('/files/:id/:width/:name', AS_IT_IS, async (request, reply) => {
    const { id, width: asked } = request.params as Record<'id' | 'width', string>
    const width = readPictureWidth(asked)
    if (!width) throw new AppError('notFound')
    const file = await openPublicFile(platform, id)
    return sendResized({ request, reply }, { file, width, make: () => sizes(file, width) })
  })
  app.get('/media/:until/:signature/files/:id/:name', AS_IT_IS, async (request, reply) => {
    const { id, name, ...address } = request.params as PlayedFile
    admitMedia(platform, { ...address, path: `/files/${id}/${name}` })
    return sendFile(platform, { request, reply }, await openPlayedFile(platform, id))
  })
  app.get('/files/:id/:userId/:until/:signature/:name', AS_IT_IS, async (request, reply) => {
    const address = request.params as SignedAddress
    return sendFile(platform, { request, reply }, await openSignedFile(platform, address))
  })
}
