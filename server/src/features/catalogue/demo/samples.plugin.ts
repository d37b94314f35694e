import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const DAY_MS = 86_400_000
/** As players tell manifests apart. */
const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/mp4',
  '.mpd': 'application/dash+xml',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** What the demonstration plays: drawings of ours, for everybody, whole or in parts. */
export function registerSamples(app: FastifyInstance): void {
  void app.register(async (scope) => {
    // What is compressed on its way cannot be asked for in parts.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, door: 'sample' }
      route.compress = false
    })
    await scope.register(fastifyStatic, {
      root: path.join(import.meta.dirname, 'samples'),
      prefix: '/samples/',
      decorateReply: false,
      index: false,
      wildcard: true,
      maxAge: DAY_MS,
      setHeaders: (reply, file) => {
        const type = TYPES[path.extname(file)]
        if (type) void reply.header('content-type', type)
        void reply.header('x-content-type-options', 'nosniff')
      },
    })
  })
}
