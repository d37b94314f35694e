import type { PageContext } from '@mediatheque/contract/core/page-rendering.ts'
import {
  COOKIE_NOTICE_COOKIE,
  LOCALE_COOKIE,
  POSTER_VIEW_COOKIE,
  POSTER_VIEWS,
  STREAMING_ONLY_COOKIE,
  THEME_COOKIE,
} from '@mediatheque/contract/core/constants.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { JDOWNLOADER_ORIGIN } from '@mediatheque/contract/links/downloads/jdownloader.ts'
import { PUBLIC_SETTINGS_GROUPS } from '@mediatheque/contract/settings.ts'
import {
  DRAFT_HEADER,
  DRAFT_PARAMETER,
} from '@mediatheque/contract/site/appearance/appearance-groups.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { plainPath } from '@mediatheque/contract/site/redirects/redirects.settings.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accessServices } from './features.ts'
import { listScriptSources } from './features/accounts/human-check/human-check.service.ts'
import { visitor } from './features/accounts/callers/actors.service.ts'
import { SESSION_COOKIE } from './features/accounts/sessions/session-cookie.service.ts'
import { isSessionToken } from './features/accounts/sessions/sessions.service.ts'
import { listClientOrigins } from './features/links/download-clients/download-clients.service.ts'
import { listUploadOrigins } from './features/operations/files/files.service.ts'
import { findDraftedSettings } from './features/site/appearance/appearance.service.ts'
import { pageOfPath } from './features/operations/visits/page-of-path.ts'
import { assembleBootstrapData } from './features/site/bootstrap/bootstrap.service.ts'
import { customCodeFor } from './features/site/custom-code/custom-code.service.ts'
import { readerLanguage } from './features/site/localizations/localizations.service.ts'
import { findRedirect } from './features/site/redirects/redirects.service.ts'
import { readSeoHeads } from './features/site/seo/seo.service.ts'
import { getPublicSettings, getSettings } from './features/site/settings/settings.service.ts'
import { callInside } from './platform/http/inner-calls.ts'
import { type Guest, registerPages } from './platform/pages/pages.ts'
import { originsIn } from './platform/pages/security-headers.ts'
import type { Platform } from './platform/platform.ts'

const PASSED_ON = [
  'cookie',
  'user-agent',
  'accept-language',
  // By these a call is known for one from elsewhere, whoever made it.
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-original-host',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'forwarded',
] as const

/** What a page takes from the request of its visitor. */
type Visit = Pick<FastifyRequest, 'id' | 'headers' | 'cookies'> &
  Partial<Pick<FastifyRequest, 'url'>>

/** Pages on top of the API: each is rendered as its visitor, whose calls go through the API's own doors. */
export async function addPages(app: FastifyInstance, platform: Platform): Promise<void> {
  await registerPages(app, {
    config: platform.config,
    cache: platform.cache,
    loadContext: async (request) => {
      const actor = await accessServices.resolveActor(platform, request)
      return withDraft(platform, actor, {
        isAsked: asksForDraft(request),
        load: () => loadContext(app, platform, actor, request),
      })
    },
    listOutsideScripts: () => listScriptSources(platform),
    // A page lives on while its visitor goes from one to the next, and with it what it may call: who may come to the account
    // settings may do so from any page.
    listOutsideCalls: async ({ bootstrap: { user, settings } }) => [
      ...(user?.IsPremium ? [JDOWNLOADER_ORIGIN] : []),
      ...(user ? await listClientOrigins(platform, user.id) : []),
      ...(user && hasPermission(user, 'files.create') ? await listUploadOrigins(platform) : []),
      ...(user ? originsIn(settings.dns_warning.video_host_url) : []),
    ],
    findRedirect: async (target) =>
      (await findMovedPage(platform, target)) ?? findRedirect(platform, target),
    chooseAddedCode: customCodeFor,
    kindOf: (path) => pageOfPath(path)?.page ?? 'staff',
    findGuest: (request) => findGuest(app, platform, request),
  })
}

/** The records of features may have become part of others: where their pages lead then. */
async function findMovedPage(platform: Platform, target: string): Promise<string | undefined> {
  const path = plainPath(target)
  for (const { findMovedPage: find } of platform.features) {
    const to = await find?.(platform, path)
    if (to !== undefined) return to
  }
  return undefined
}

type Context = Omit<PageContext, 'nonce' | 'basePath' | 'baseUrl' | 'take'>

/** The page as it would be were the draft of its appearance published, for those who edit that and ask for it. */
async function withDraft(
  platform: Platform,
  actor: Actor,
  { isAsked, load }: { isAsked: boolean; load(): Promise<Context> },
): Promise<Context> {
  const drafted = await findDraftedSettings(platform, actor, isAsked)
  const context = await load()
  if (!drafted) return context
  const groups = Object.fromEntries(PUBLIC_SETTINGS_GROUPS.map((key) => [key, drafted[key]]))
  const settings = { ...context.bootstrap.settings, ...groups }
  return {
    ...context,
    bootstrap: { ...context.bootstrap, settings },
    customCode: drafted.custom_code,
  }
}

async function loadContext(
  app: FastifyInstance,
  platform: Platform,
  actor: Actor,
  visit: Visit,
): Promise<Context> {
  const headers = headersOf(visit)
  const bootstrap = await assembleBootstrapData(platform, actor, visit)
  return {
    bootstrap,
    seoHeads: await readSeoHeads(platform, bootstrap.i18n.language),
    customCode: (await getSettings(platform)).custom_code,
    cookies: visit.headers.cookie ?? '',
    now: platform.clock.now().toISOString(),
    call: (method, path, body) =>
      callInside(app, {
        method: method,
        url: path,
        headers,
        ...(body !== undefined && { payload: body as object }),
      }),
  }
}

/** Asked with a mark in the address: no more than a wish, which the rights of the visitor decide about. */
const asksForDraft = ({ url = '' }: Visit): boolean =>
  new URLSearchParams(url.split('?')[1]).has(DRAFT_PARAMETER)

function headersOf(visit: Visit): Record<string, string> {
  const kept = PASSED_ON.flatMap((name) =>
    typeof visit.headers[name] === 'string' ? [[name, visit.headers[name]] as const] : [],
  )
  return {
    ...Object.fromEntries(kept),
    'sec-fetch-site': 'same-origin',
    'x-request-id': visit.id,
    ...(asksForDraft(visit) && { [DRAFT_HEADER]: '1' }),
  }
}

/**
 * A visitor without a session, reduced to what the bytes of a page may depend on: language, theme, cookie notice, streaming
 * mode and size of posters. Not the device: a cache in between cannot know what a browser says of it only in its own words,
 * and what differs between devices is a matter of styles. Whoever carries a session cookie that this site once gave out is
 * not one of them; one that anybody can make up does not take the kept page away.
 */
async function findGuest(
  app: FastifyInstance,
  platform: Platform,
  request: FastifyRequest,
): Promise<Guest | undefined> {
  if (isSessionToken(platform, request.cookies[SESSION_COOKIE] ?? '')) return undefined
  const [language, { themes, cookie_notice }] = await Promise.all([
    readerLanguage(platform, { user: null }, request),
    getPublicSettings(platform),
  ])
  const wanted = request.cookies[THEME_COOKIE] ?? ''
  const isKnown =
    ['light', 'dark', 'system', '0'].includes(wanted) ||
    themes.all.some(({ id }) => String(id) === wanted)
  const posters = POSTER_VIEWS.find((view) => view === request.cookies[POSTER_VIEW_COOKIE])
  const cookies = {
    [LOCALE_COOKIE]: language,
    ...(themes.user_change && isKnown && { [THEME_COOKIE]: wanted }),
    ...(request.cookies[STREAMING_ONLY_COOKIE] === '1' && { [STREAMING_ONLY_COOKIE]: '1' }),
    ...(posters && { [POSTER_VIEW_COOKIE]: posters }),
    ...(!(cookie_notice.enable && request.cookies[COOKIE_NOTICE_COOKIE] === undefined) && {
      [COOKIE_NOTICE_COOKIE]: 'seen',
    }),
  }
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const visit: Visit = {
    id: request.id,
    cookies,
    headers: { cookie, 'accept-language': language },
  }
  return {
    variant: cookie,
    loadContext: async () => loadContext(app, platform, await visitor(platform), visit),
  }
}
