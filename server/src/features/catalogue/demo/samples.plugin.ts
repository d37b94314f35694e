import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../../platform/platform.ts'
import { admitMedia, type MediaAddress } from '../../operations/files/media-addresses.service.ts'

const DAY_SECONDS = 86_400
/** As players tell manifests apart. */
const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/mp4',
  '.mpd': 'application/dash+xml',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** What the demonstration plays: drawings of ours, whole or in parts, under addresses that were given out and end. */
export function registerSamples(app: FastifyInstance, platform: Needs<'clock' | 'secrets'>): void {
  void app.register(async (scope) => {
    // What is compressed on its way cannot be asked for in parts.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, door: 'sample' }
      route.compress = false
    })
    scope.addHook('onRequest', async (request, reply) => {
      const { '*': name, ...address } = request.params as Omit<MediaAddress, 'path'> & {
        '*': string
      }
      const left = admitMedia(platform, { ...address, path: `/samples/${name}` })
      void reply.header('cache-control', `private, max-age=${Math.min(left, DAY_SECONDS)}`)
    })
    await scope.register(fastifyStatic, {
      root: path.join(import.meta.dirname, 'samples'),
      prefix: '/media/:until/:signature/samples/',
      decorateReply: false,
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const type = TYPES[path.extname(file)]
        if (type) void reply.header('content-type', type)
        void reply.header('x-content-type-options', 'nosniff')
      },
    })
  })
}
