import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReachFiles } from './disks.ts'
import { openPublicFile, openSignedFile, type SignedAddress } from './file-addresses.ts'
import { sendFile } from './send-file.ts'

/** What is compressed on its way cannot be asked for in parts. */
const AS_IT_IS = { config: { door: 'file' }, compress: false } as const

/** Gives files out: public ones to everybody, private ones under an address that was signed for a reader and an hour. */
export function registerFiles(app: FastifyInstance, platform: Needs<'clock' | ToReachFiles>): void {
  app.get('/files/:id/:name', AS_IT_IS, async (request, reply) => {
    const { id } = request.params as Record<'id', string>
    return sendFile(platform, { request, reply }, await openPublicFile(platform, id))
  })
  app.get('/files/:id/:userId/:until/:signature/:name', AS_IT_IS, async (request, reply) => {
    const address = request.params as SignedAddress
    return sendFile(platform, { request, reply }, await openSignedFile(platform, address))
  })
}
