import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  PLAYED_FROM_HEADER,
  SHARED_PAGE_HEADER,
  type PageContext,
} from '@mediatheque/contract/core/page-rendering.ts'
import type { CustomCode } from '@mediatheque/contract/site/custom-code/custom-code.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Cache } from '../cache/cache.ts'
import { AppError } from '../http/app-error.ts'
import { pageDurations } from '../metrics/process-figures.ts'
import { withAddedCode } from './added-code.ts'
import { failureDocument } from './failure-document.ts'
import { bytesOf, createKeptPages, type KeptPage, type RenderedPage } from './kept-pages.ts'
import { chooseEncoding, isSameEtag } from './negotiate.ts'
import { ownAddress, ownLocation, plainerPath } from './own-address.ts'
import {
  hashOwnScripts,
  pageHeaders,
  readPlayedFrom,
  sharedPageHeaders,
} from './security-headers.ts'

/** What the built pages export. */
interface PageHandler {
  fetch(request: Request, options: { context: { page: PageContext } }): Promise<Response>
}

type ContextParts = Omit<PageContext, 'nonce' | 'basePath' | 'baseUrl' | 'take'>

export interface PagesOptions {
  config: Pick<Config, 'basePath' | 'baseUrl' | 'guestPagesMs' | 'isDevelopment'>
  cache: Cache
  /** Everything about the visitor that a page renders from. */
  loadContext(request: FastifyRequest): Promise<ContextParts>
  /** Where scripts of others may come from, as the settings have it now. */
  listOutsideScripts?(): Promise<readonly string[]>
  /** Origins that the page of this visitor may call. */
  listOutsideCalls?(visitor: ContextParts): Promise<readonly string[]>
  /** What of that which was added to the site this page carries, with HTML of which nothing runs. @param url as it was asked for */
  chooseAddedCode?(url: string, added: CustomCode): CustomCode
  /** Where a page that is not there leads instead: a path without the base path. @param target as it was asked for */
  findRedirect?(target: string): Promise<string | undefined>
  /** What a path without base path and query shows, in one of few words: by these the time that pages take is told apart. */
  kindOf?(path: string): string
  /** A visitor who is nobody in particular; undefined for everybody else. Without it every page is rendered for its visitor. */
  findGuest?(request: FastifyRequest): Promise<Guest | undefined>
}

/** One of the few kinds of guest that a page can look different for. */
export interface Guest {
  /** Language, theme and whatever else the bytes depend on, beside the address. */
  readonly variant: string
  /** What pages render from for any guest of this variant: nothing of the one who asks. */
  loadContext(): Promise<ContextParts>
}

const webRoot = path.resolve(import.meta.dirname, '../../../../web')
const ONE_YEAR_SECONDS = 31_536_000

/** Serves every path that is not a call with a page rendered for its visitor, and the files pages are made of. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  process.env['MEDIATHEQUE_BASE_PATH'] = options.config.basePath
  const load = options.config.isDevelopment ? await serveDevelopment(app) : await serveBuild(app)
  const kept = createKeptPages(options.cache, { freshMs: () => options.config.guestPagesMs })
  app.addHook('onClose', async () => kept.stop())
  app.get('/*', { config: { door: 'page' }, errorHandler: sendFailure }, async (request, reply) => {
    if (/^\/(api|auth|secure)\//.test(request.url))
      return reply.code(404).send({ message: 'Not found' })
    // Tokens are for calls, and what a proxy asked for is no business of ours: a page is for who has the session.
    delete request.raw.headers.authorization
    const plainer = plainerPath(request.url, options.config)
    if (plainer !== undefined) return reply.redirect(plainer, 308)
    const handler = await load()
    const noteTime = timePage(options, request)
    const guest = options.config.guestPagesMs > 0 && (await options.findGuest?.(request))
    if (!guest) {
      const page = await render(handler, options, {
        url: request.url,
        mayShare: false,
        load: () => options.loadContext(request),
      })
      noteTime('drawn')
      return sendOwn(page, reply)
    }
    const answer = await kept.answer(`${guest.variant} ${request.url}`, () =>
      render(handler, options, { url: request.url, mayShare: true, load: guest.loadContext }),
    )
    noteTime(answer.kind === 'kept' && !answer.isFresh ? 'kept' : 'drawn')
    return answer.kind === 'kept'
      ? sendKept(answer.page, request, reply)
      : sendOwn(answer.page, reply)
  })
}

function timePage({ kindOf }: PagesOptions, { url }: FastifyRequest) {
  const beganAt = performance.now()
  return (source: 'kept' | 'drawn') => {
    const page = kindOf?.(url.split('?', 1)[0]!) ?? 'page'
    pageDurations.observe({ page, source }, (performance.now() - beganAt) / 1000)
  }
}

async function serveBuild(app: FastifyInstance): Promise<() => Promise<PageHandler>> {
  // React chooses by it, when it is loaded, between what it is and a version for developers that takes twice as long.
  process.env['NODE_ENV'] ??= 'production'
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
  app.get('/favicon.svg', { config }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  )
  const worker = await readFile(path.join(webRoot, 'public/service-worker.js'))
  app.get('/service-worker.js', { config }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(worker),
  )
  const handler = (
    (await import(path.join(webRoot, 'dist/server/server.js'))) as { default: PageHandler }
  ).default
  return async () => handler
}

/** Vite in this process: pages are transformed when asked for and reload when their sources change. */
async function serveDevelopment(app: FastifyInstance): Promise<() => Promise<PageHandler>> {
  const [{ createServer, isRunnableDevEnvironment }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ])
  const vite = await createServer({
    root: webRoot,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return async () => {
    const environment = vite.environments['ssr']
    if (!environment || !isRunnableDevEnvironment(environment))
      throw new Error('Vite cannot run pages here')
    return ((await environment.runner.import('/src/server.ts')) as { default: PageHandler }).default
  }
}

interface Rendering {
  readonly url: string
  readonly mayShare: boolean
  load(): Promise<ContextParts>
}

/** A page or, where it is not there and the settings lead on from it, the way to another. */
async function render(
  handler: PageHandler,
  options: PagesOptions,
  rendering: Rendering,
): Promise<RenderedPage> {
  const { config, findRedirect } = options
  const { url } = rendering
  const page = await renderAsked(handler, options, rendering)
  const to = page.status === 404 ? await findRedirect?.(url) : undefined
  if (to === undefined) return page
  const location = ownLocation(
    config.basePath + withQueryOf(to, url),
    ownAddress(url, config),
    config,
  )
  return { ...page, status: 301, headers: { ...page.headers, location }, html: '' }
}

const withQueryOf = (path: string, asked: string): string =>
  path.includes('?') ? path : path + (/\?[^#]*/.exec(asked)?.[0] ?? '')

async function renderAsked(
  handler: PageHandler,
  { config, listOutsideScripts, listOutsideCalls, chooseAddedCode }: PagesOptions,
  { url, mayShare, load }: Rendering,
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64')
  const visitor = await load()
  let html = ''
  const take = (text: string) => void (html = text)
  const page: PageContext = {
    nonce,
    basePath: config.basePath,
    baseUrl: config.baseUrl,
    take,
    ...visitor,
  }
  // The router sees the address as the visitor does, base path included.
  const address = ownAddress(url, config)
  const response = await handler.fetch(new Request(address, { headers: { accept: 'text/html' } }), {
    context: { page },
  })
  const {
    [SHARED_PAGE_HEADER]: shared,
    [PLAYED_FROM_HEADER]: played,
    'set-cookie': _,
    location,
    ...headers
  } = Object.fromEntries(response.headers)
  if (location !== undefined) headers['location'] = ownLocation(location, address, config)
  const isShared = mayShare && shared !== undefined && response.status === 200
  const [outsideScripts = [], outsideCalls = []] = await Promise.all([
    listOutsideScripts?.(),
    listOutsideCalls?.(visitor),
  ])
  const allowed = { nonce, outsideScripts, outsideCalls, playedFrom: readPlayedFrom(played) }
  const security = isShared
    ? sharedPageHeaders({ ...allowed, scriptHashes: hashOwnScripts(html, nonce) }, config)
    : pageHeaders(allowed, config)
  // After its scripts were counted: nothing that was added is one of them.
  const added = chooseAddedCode?.(url, visitor.customCode)
  return {
    status: response.status,
    headers: { ...headers, ...security },
    html: added ? withAddedCode(html, added, nonce) : html,
    isShared,
  }
}

function sendOwn({ status, headers, html }: RenderedPage, reply: FastifyReply): FastifyReply {
  // Bytes, made once: a text would be measured first and written then.
  return reply.code(status).headers(headers).send(Buffer.from(html))
}

async function sendKept(
  page: KeptPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${page.hash}-${encoding}"`
  reply.headers(page.headers).header('etag', etag)
  if (isSameEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  // Named, so that nobody compresses it again on the way out.
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(await bytesOf(page, encoding))
}

/**
 * A page that could not even be begun, for want of the database or of the build, says so in HTML.
 * @throws what the caller did wrong, such as sending a body: answered like anywhere else, and no fault to be logged
 */
function sendFailure(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof AppError && error.status < 500) throw error
  request.log.error({ err: error }, 'page failed')
  reply
    .code(500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failureDocument(request.headers['accept-language']))
}
