import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { userWith } from '@mediatheque/contract/core/access.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { Server } from '@tus/server'
import { ERRORS, type Locker } from '@tus/utils'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assertAccess } from '../../../platform/access/check-access.ts'
import { addressBlock } from '../../../platform/http/address-block.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { describeLack } from '../../../platform/http/lacking.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resolveActor } from '../../accounts/callers/actors.service.ts'
import { admitTusUpload } from './admit-tus-upload.ts'
import type { ToReachFiles } from './disks.ts'
import { getTusUpload } from './finish-tus-upload.ts'
import { TusRefusal } from './tus-refusal.ts'
import { PieceStore } from './tus-store.ts'
import { writeAlone } from './write-alone.ts'

const PLACE = endpointUrl('tus/upload')
const access = userWith('files.create')
const ID_BYTES = 16
/** A client asks for its upload back: what has come until then is stored. */
const DRAIN_MS = 500
const LOCKED = { status_code: 423, body: 'Somebody else is writing to this upload.\n' }

type ToReceive = Needs<'clock' | 'features' | ToReachFiles>

/** Uploads that can be resumed: the protocol of https://tus.io, for those who may send files. */
export function registerTus(app: FastifyInstance, platform: ToReceive): void {
  const senders = new AsyncLocalStorage<LoggedInActor>()
  const server = createTusServer(platform, senders)
  const route = {
    method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
    config: { door: 'tus', takesBody: true },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = await resolveActor(platform, request)
      assertAccess(access, actor)
      if (!actor.user) throw new AppError('unauthenticated')
      const { openBodies, goAhead } = app.bodyReading
      const open = openBodies.open(addressBlock(request.ip), request.raw.complete !== false)
      reply.raw.once('close', () => open.close())
      goAhead(request)
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.hijack()
      await senders.run({ ...actor, user: actor.user }, () => server.handle(request.raw, reply.raw))
    },
  }
  app.route({ ...route, url: PLACE })
  app.route({ ...route, url: `${PLACE}/:id` })
}

function createTusServer(platform: ToReceive, senders: AsyncLocalStorage<LoggedInActor>): Server {
  const sender = () => {
    const found = senders.getStore()
    if (!found) throw new Error('An upload is asked for outside its call')
    return found
  }
  return new Server({
    path: PLACE,
    datastore: new PieceStore(platform, () => sender().user.id),
    locker: lockerOf(platform),
    lockDrainTimeout: DRAIN_MS,
    relativeLocation: true,
    // A setting may change it while the site runs.
    allowedOrigins: (origin) => origin === new URL(platform.config.baseUrl).origin,
    namingFunction: () => randomBytes(ID_BYTES).toString('hex'),
    generateUrl: (_request, { id }) => `${platform.config.basePath}${PLACE}/${id}`,
    // Before anybody else is asked to stop writing to it.
    onIncomingRequest: async ({ method }, id) => {
      if (method !== 'POST') await getTusUpload(platform, sender().user.id, id)
    },
    onUploadCreate: async (_request, { id, size, metadata = {} }) => {
      await admitTusUpload(platform, sender(), { tusId: id, sizeBytes: size, metadata })
      return {}
    },
    onResponseError: (_request, error) => describeError(platform, error),
  })
}

/** In the words and shape of every other call; what the protocol itself refuses stays as it is. */
function describeError(
  { log }: Needs<'log'>,
  error: Error | { status_code: number; body: string },
): { status_code: number; body: string } {
  const lack = error instanceof AppError ? undefined : describeLack(error)
  if (lack) log.warn({ err: error }, 'an upload was turned away')
  const refusal = error instanceof AppError ? error : lack
  if (refusal) {
    const { status, message, fields, code } = refusal
    const body = { message, code, ...(fields && { errors: fields }) }
    return { status_code: status, body: JSON.stringify(body) }
  }
  if (error instanceof TusRefusal || !(error instanceof Error)) return error
  log.error({ err: error }, 'an upload failed')
  return ERRORS.UNKNOWN_ERROR
}

function lockerOf(platform: Needs<'db' | 'log'>): Locker {
  return {
    newLock: (id) => {
      const writing = writeAlone(platform, { tusId: id })
      return {
        lock: async (signal, stop) => {
          if (!(await writing.begin({ signal, stop: () => void stop() })))
            throw new TusRefusal(LOCKED)
        },
        unlock: () => writing.end(),
      }
    },
  }
}
