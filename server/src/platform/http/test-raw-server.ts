import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { HTTP_LIMITS, type HttpLimits } from '../config/http-limits.ts'
import { createLogger } from '../log/logger.ts'
import type { Platform } from '../platform.ts'
import type { BoundEndpoint } from './bind-endpoint.ts'
import { createServer } from './create-server.ts'
import { mountEndpoints } from './mount-endpoints.ts'
import { inEnglish } from '@mediatheque/contract/core/describe-faults.ts'

const visitor: Actor = {
  user: null,
  roles: [],
  permissions: [],
  isPremium: false,
  isSubscribed: false,
  session: null,
}

export interface RawServer {
  readonly app: FastifyInstance
  readonly dataDir: string
  /** A connection on which a test says what it likes. */
  connect(options?: { from?: string }): Promise<RawConnection>
}

export interface RawConnection {
  /** All that the server has said so far. */
  readonly heard: string
  readonly isClosed: boolean
  readonly socket: net.Socket
  say(text: string | Buffer): void
  /** Waits until the server has said so, or closed. */
  hear(what: RegExp): Promise<string>
  closed(): Promise<void>
}

interface RawServerOptions {
  readonly endpoints: readonly BoundEndpoint[]
  readonly limits?: Partial<HttpLimits>
  readonly actor?: Actor
  readonly trustedProxies?: readonly string[]
  readonly basePath?: string
  prepare?(app: FastifyInstance, dataDir: string): void
}

/** The server with endpoints of a test, listening; every caller is a visitor unless said. Ends with the test. */
export async function startRawServer({
  endpoints,
  limits,
  actor = visitor,
  trustedProxies = [],
  basePath = '',
  prepare,
}: RawServerOptions): Promise<RawServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mediatheque-raw-'))
  const platform = {
    config: {
      basePath,
      baseUrl: 'http://site.test',
      isDevelopment: false,
      trustedProxies,
      httpLimits: { ...HTTP_LIMITS, ...limits },
      dataDir,
    },
    clock: { now: () => new Date() },
    log: createLogger({ logLevel: 'silent' }),
  } as unknown as Platform
  const app = await createServer(platform)
  const access = {
    resolveActor: async () => actor,
    assertHuman: async () => {},
    quotas: {},
    resolveReader: async () => ({ language: 'en' as const, t: inEnglish }),
    hasLanguage: async () => true,
  }
  mountEndpoints(app, { platform, access }, endpoints)
  prepare?.(app, dataDir)
  const sockets = new Set<net.Socket>()
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    dataDir,
    connect: async ({ from = '127.0.0.1' } = {}) => {
      const socket = net.connect({ host: '127.0.0.1', port, localAddress: from })
      sockets.add(socket)
      return open(socket)
    },
  }
}

async function open(socket: net.Socket): Promise<RawConnection> {
  let heard = ''
  let isClosed = false
  const waiting = new Set<() => void>()
  const wake = () => waiting.forEach((check) => check())
  socket.setEncoding('latin1')
  socket
    .on('data', (chunk) => {
      heard += String(chunk)
      wake()
    })
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true
      wake()
    })
  await new Promise<void>((resolve) => void socket.once('connect', resolve))
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isSo()) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
  return {
    socket,
    get heard() {
      return heard
    },
    get isClosed() {
      return isClosed
    },
    say: (text) => void socket.write(text),
    hear: async (what) => {
      await until(() => what.test(heard) || isClosed)
      return heard
    },
    closed: () => until(() => isClosed),
  }
}

/** How many connections the server holds. */
export const openConnections = ({ app }: RawServer) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

/** What a client says before a body. */
export const headOf = (method: string, url: string, headers: Record<string, string | number>) =>
  [
    `${method} ${url} HTTP/1.1`,
    'host: site.test',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')
