import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { PageContext } from '@mediatheque/contract/core/page-rendering.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { failureDocument } from './failure-document.ts'
import { pageHeaders } from './security-headers.ts'

/** What the built pages export. */
interface PageHandler {
  fetch(request: Request, options: { context: { page: PageContext } }): Promise<Response>
}

type ContextParts = Omit<PageContext, 'nonce' | 'basePath' | 'baseUrl'>

export interface PagesOptions {
  config: Pick<Config, 'basePath' | 'baseUrl' | 'isDevelopment'>
  /** Everything about the visitor that a page renders from. */
  loadContext(request: FastifyRequest): Promise<ContextParts>
}

const webRoot = path.resolve(import.meta.dirname, '../../../../web')
const ONE_YEAR_SECONDS = 31_536_000

/** Serves every path that is not a call with a page rendered for its visitor, and the files pages are made of. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  process.env['MEDIATHEQUE_BASE_PATH'] = options.config.basePath
  const load = options.config.isDevelopment ? await serveDevelopment(app) : await serveBuild(app)
  app.get('/*', { config: { door: 'page' }, schema: { hide: true } as never, errorHandler: sendFailure }, async (request, reply) => {
    if (/^\/(api|auth|secure)\//.test(request.url)) return reply.code(404).send({ message: 'Not found' })
    return render(await load(), options, request, reply)
  })
}

async function serveBuild(app: FastifyInstance): Promise<() => Promise<PageHandler>> {
  const clientDir = path.join(webRoot, 'dist/client')
  const config = { door: 'asset' }
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, ...config }))
    await scope.register(fastifyStatic, {
      root: path.join(clientDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: ONE_YEAR_SECONDS * 1000,
      preCompressed: true,
      wildcard: true,
      setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
    })
  })
  const icon = await readFile(path.join(webRoot, 'public/favicon.svg'))
  app.get('/favicon.svg', { config, schema: { hide: true } as never }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  )
  const handler = ((await import(path.join(webRoot, 'dist/server/server.js'))) as { default: PageHandler }).default
  return async () => handler
}

/** Vite in this process: pages are transformed when asked for and reload when their sources change. */
async function serveDevelopment(app: FastifyInstance): Promise<() => Promise<PageHandler>> {
  const [{ createServer, isRunnableDevEnvironment }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')])
  const vite = await createServer({ root: webRoot, server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return async () => {
    const environment = vite.environments['ssr']
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run pages here')
    return ((await environment.runner.import('/src/server.ts')) as { default: PageHandler }).default
  }
}

async function render(handler: PageHandler, options: PagesOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { config } = options
  const nonce = randomBytes(16).toString('base64')
  const page: PageContext = { nonce, basePath: config.basePath, baseUrl: config.baseUrl, ...(await options.loadContext(request)) }
  // The router sees the address as the visitor does, base path included.
  const url = new URL(config.basePath + request.url, new URL(config.baseUrl).origin)
  const response = await handler.fetch(new Request(url, { headers: { accept: 'text/html' } }), { context: { page } })
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  return reply.headers(pageHeaders(nonce, config)).send(Buffer.from(await response.arrayBuffer()))
}

/** A page that could not even be begun, for want of the database or of the build, says so in HTML. */
function sendFailure(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ err: error }, 'page failed')
  reply.code(500).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(failureDocument(request.headers['accept-language']))
}
