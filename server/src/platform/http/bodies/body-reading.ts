import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpLimits } from '../../config/http-limits.ts'
import { AppError } from '../app-error.ts'
import { assertUnpacked, isAnnounced } from './body-rule.ts'
import { createOpenBodies } from './open-bodies.ts'
import type { BodyReading } from './read-body.ts'
import { createUploadFolders } from './upload-folders.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bodyReading: BodyReading
  }
  interface FastifyContextConfig {
    /** Set by mountEndpoints where a call declares one. Bodies of all other routes are refused. */
    takesBody?: boolean
  }
}

/**
 * Takes the reading of bodies away from Fastify: nothing reads one but the endpoint that declares it, after it is known
 * who calls. Bodies that nobody declared, or that are compressed, are refused at the door.
 */
export function ownBodies(
  app: FastifyInstance,
  { httpLimits: limits, dataDir }: { httpLimits: HttpLimits; dataDir: string },
): void {
  const waiting = new WeakMap<IncomingMessage, ServerResponse>()
  const folders = createUploadFolders(dataDir)
  app.decorate('bodyReading', {
    limits,
    folders,
    openBodies: createOpenBodies(limits),
    goAhead: ({ raw }: FastifyRequest) => waiting.get(raw)?.writeContinue(),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
  app.addHook('onReady', () => folders.sweep())
  // Node would tell every client at once to go ahead, also those who are about to be refused.
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.set(request, response)
    app.server.emit('request', request, response)
  })
  app.addHook('onRequest', async ({ headers, routeOptions, is404 }) => {
    if (!isAnnounced(headers) || is404) return
    assertUnpacked(headers)
    if (!routeOptions.config.takesBody)
      throw new AppError('payloadTooLarge', { message: 'This call takes no body.' })
  })
  endRefusedBodies(app, limits)
}

/**
 * A client that was answered before its body had arrived may finish what it is sending, but not go on for long. Closing
 * at once would take the answer away from most of them.
 */
function endRefusedBodies(app: FastifyInstance, { refusedBodyMs }: HttpLimits): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete !== false) return
    const { socket } = raw
    // Whoever refused it stopped reading. Unless it goes on, the next call on this connection is never heard.
    raw.resume()
    const timer = setTimeout(() => raw.complete || socket.destroy(), refusedBodyMs)
    socket.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}
