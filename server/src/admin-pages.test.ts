import {
  hasPermission,
  type Permission,
  type PermissionHolder,
} from '@mediatheque/contract/core/permissions.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readPages } from '../../web/src/routes.ts'
import { buildPlan } from './features/billing/products/plans.factory.ts'
import { buildLink } from './features/links/links/links.factory.ts'
import { buildPerson } from './features/catalogue/people/people.factory.ts'
import { buildVideo } from './features/catalogue/plays/videos.factory.ts'
import { buildSeason, buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { buildNotice } from './features/links/takedowns/takedowns.factory.ts'
import { useTestApp } from './features/test-app.ts'

const test = useTestApp({}, { withPages: true })

/** What an area needs besides `admin.access`, as the specification says. */
const EXTRA = {
  denials: 'titles.update',
  postponed: 'titles.update',
  'liens-validation': 'titles.update',
  'liens-reportes': 'titles.update',
  'nzbs-validation': 'titles.update',
  'nzbs-reportes': 'titles.update',
  'torrents-validation': 'titles.update',
  'torrents-reportes': 'titles.update',
  community: 'comments.delete',
  comments: 'comments.delete',
  reviews: 'reviews.delete',
  'comments-reportes': 'comments.delete',
  'reviews-reportes': 'reviews.delete',
  'lists-reportes': 'lists.delete',
  'hosts-status': 'titles.update',
  people: 'people.update',
  genres: 'titles.update',
  keywords: 'titles.update',
  lists: 'lists.update',
  channels: 'channels.update',
  news: 'news.update',
  videos: 'videos.update',
  takedowns: 'takedowns.update',
  users: 'users.update',
  workspaces: 'users.update',
  roles: 'roles.update',
  subscriptions: 'subscriptions.update',
  invoices: 'subscriptions.update',
  coupons: 'subscriptions.update',
  'gift-codes': 'subscriptions.update',
  plans: 'plans.update',
  'custom-pages': 'custom_pages.update',
  messages: 'contact.update',
  tags: 'tags.update',
  localizations: 'localizations.update',
  files: 'files.update',
  ads: 'settings.update',
  settings: 'settings.update',
  'first-steps': 'settings.update',
  health: 'logs.view',
  backups: 'backups.update',
  logs: 'logs.view',
  appearance: 'appearance.update',
} as const

/** Where uploaders reach what is theirs, without `admin.access`: who may add such contributions. */
const CONTRIBUTIONS: Readonly<Record<string, Permission>> = {
  liens: 'liens.create',
  nzbs: 'nzb.create',
  torrents: 'nzb.create',
}
const mayContribute = (who: PermissionHolder) =>
  Object.values(CONTRIBUTIONS).some((one) => hasPermission(who, one))

/** Forms that nobody can send who may not do what they are for. */
const EXTRA_OF_FORMS: Readonly<Record<string, Permission>> = {
  '/admin/titles/duplicates': 'titles.delete',
  '/admin/titles/hidden': 'titles.update',
  '/admin/titles/exchange': 'titles.import',
  '/admin/requests/form/$requestId/edit': 'requests.update',
  '/admin/titles/new': 'titles.create',
  '/admin/community/answers': 'members.moderate',
  '/admin/community/sanctions': 'members.moderate',
}

/** Whose contributions the edited ones are. */
const OWNER = 'uploader'

function isOpenTo(page: string, { name, holder: who }: Pick<Visitor, 'name' | 'holder'>): boolean {
  const area = page.split('/')[2] ?? ''
  const needed = CONTRIBUTIONS[area]
  if (needed && page.endsWith('/edit') && name !== OWNER)
    return hasPermission(who, area === 'liens' ? 'liens.update' : 'nzb.update')
  if (needed) return hasPermission(who, needed)
  if (area === 'add-many') return mayContribute(who)
  const extra =
    (page.startsWith('/admin/titles/$titleId/edit/') ? 'titles.update' : undefined) ??
    EXTRA_OF_FORMS[page] ??
    (area in EXTRA ? EXTRA[area as keyof typeof EXTRA] : undefined)
  return hasPermission(who, 'admin.access') && (!extra || hasPermission(who, extra))
}

/** Only leads to another page. */
const ALIASES: Readonly<Record<string, string>> = {
  '/admin/nzb/$titleId/$nzbId/edit': '/admin/nzbs/$titleId/$nzbId/edit',
  '/admin/liens/$titleId/manage': '/admin/liens/$titleId',
  '/admin/nzbs/$titleId/manage': '/admin/nzbs/$titleId',
  '/admin/torrents/$titleId/manage': '/admin/torrents/$titleId',
  '/admin/titles/$titleId/edit': '/admin/titles/$titleId/edit/primary-facts',
  '/admin/titles/$titleId/locks': '/admin/titles/$titleId/edit/primary-facts',
  '/admin/logs': '/admin/logs/schedule',
  '/admin/people/$personId/edit': '/admin/people/$personId/edit/primary-facts',
  '/admin/users/$userId': '/admin/users/$userId/details',
}

const pages = readPages(new URL('../../web/src/routes', import.meta.url).pathname)
  .filter(({ id, isFrame }) => id.startsWith('/_shell/admin/') && !isFrame && !id.endsWith('/$'))
  .map(({ id }) => id.replace('/_shell', '').replace(/\/$/, ''))
  .filter((page) => !(page in ALIASES))

/** Made of what every member may read, of which those pages show more: what they are there for is judged per record. */
const SHARED_CALLS: ReadonlySet<string> = new Set([
  // An empty form asks for nothing.
  '/admin/custom-pages/new',
  '/admin/news/add',
  '/admin/channels/new',
  '/admin/lists/new',
  '/admin/titles/new',
  '/admin/people/new',
  '/admin/videos/new',
  '/admin/requests/form',
  // Members read the same requests on a page of theirs.
  '/admin/requests',
  '/admin/requests/form/$requestId/edit',
  // An empty table: the lists that it chooses from are public.
  '/admin/add-many',
  // Titles with the numbers of links and files alike.
  '/admin/liens',
  '/admin/nzbs',
  '/admin/torrents',
  '/admin/liens/$titleId',
  '/admin/liens/$titleId/new',
  '/admin/nzbs/$titleId',
  '/admin/torrents/$titleId',
  '/admin/nzbs/$titleId/new',
  '/admin/nzbs/$titleId/$nzbId/edit',
  '/admin/torrents/$titleId/$torrentId/edit',
  '/admin/torrents/$titleId/new',
  '/admin/liens/$titleId/$lienId/edit',
])

interface Visitor {
  readonly name: string
  readonly call: typeof test.call
  readonly holder: PermissionHolder
}

let visitors: readonly Visitor[] = []
let ids: Readonly<Record<string, string>> = {}

async function meet(name: string, call: typeof test.call): Promise<Visitor> {
  const data = (await call('GET', '/api/v1/bootstrap-data')).json()
  return { name, call, holder: data.user ?? data.guest_role }
}

/** A member with one right more: `admin.access` opens the navigation, and nothing that lies behind it. */
async function withOnly(permission: Permission) {
  const someone = await test.as('member')
  await test.platform.db
    .insertInto('user_permissions')
    .values({ user_id: someone.id, permission })
    .execute()
  return meet(`${permission} alone`, someone.call)
}

/** One of each kind of file. */
async function buildReleases(titleId: number, userId: number) {
  const { db } = test.platform
  const shared = {
    title_id: titleId,
    user_id: userId,
    name: 'Greed',
    size_bytes: 9,
    quality_id: 16,
    language_ids: [6],
    status: 'active',
    file_key: 'greed',
  }
  const nzb = await db
    .insertInto('nzbs')
    .values({ ...shared, total_parts: 1, groups: ['a.b'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const torrent = await db
    .insertInto('torrents')
    .values({ ...shared, infohash: 'a'.repeat(40), files: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { $nzbId: String(nzb.id), $torrentId: String(torrent.id) }
}

beforeAll(async () => {
  const uploader = await test.as('uploader')
  const title = await buildTitle(test.platform.db)
  await buildSeason(test.platform.db, title.id, { number: 1, episodes: 1 })
  const linkId = await buildLink(test.platform.db, { title_id: title.id, user_id: uploader.id })
  const { id: pageId } = await test.platform.db
    .insertInto('custom_pages')
    .values({ slug: 'house-rules', title: 'House rules', body: '<p>Be kind.</p>' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: articleId } = await test.platform.db
    .insertInto('news_articles')
    .values({ slug: 'a-reel', title: 'A reel was found', body: '<p>In an attic.</p>' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: requestId } = await test.platform.db
    .insertInto('requests')
    .values({ user_id: uploader.id, name: 'Greed', title_type: 'movie', wish: 'movie:greed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Called like the channel, so that one address is of both.
  await test.platform.db
    .insertInto('lists')
    .values({ user_id: uploader.id, name: 'movies', visibility: 'public' })
    .execute()
  ids = {
    $requestId: String(requestId),
    $noticeId: String((await buildNotice(test.platform.db)).noticeId),
    $pageId: String(pageId),
    $articleId: String(articleId),
    $localeId: 'fr',
    $slugOrId: 'movies',
    $titleId: String(title.id),
    $personId: String((await buildPerson(test.platform.db)).id),
    $lienId: String(linkId),
    ...(await buildReleases(title.id, uploader.id)),
    $tab: 'general',
    $userId: String(uploader.id),
    $roleId: '4',
    $productId: String((await buildPlan(test.platform.db)).product.id),
    $videoId: String((await buildVideo(test.platform.db, { title_id: title.id })).id),
  }
  visitors = await Promise.all([
    meet('guest', test.call),
    meet('member', (await test.as('member')).call),
    meet(OWNER, uploader.call),
    meet('moderator', (await test.as('moderator')).call),
    withOnly('admin.access'),
    withOnly('nzb.create'),
    withOnly('liens.create'),
    meet('admin', (await test.as('admin')).call),
  ])
})

const addressOf = (page: string) => page.replaceAll(/\$\w+/g, (name) => ids[name] ?? '1')

/** The calls that a page makes while it is rendered for somebody. */
async function callsOf(page: string, { call }: Visitor): Promise<string[]> {
  const route = test.app.routing.bind(test.app)
  const made: string[] = []
  const spy = vi.spyOn(test.app, 'routing').mockImplementation((request, answer) => {
    made.push(String(request.url))
    route(request, answer)
  })
  await call('GET', addressOf(page))
  spy.mockRestore()
  return made.filter((url) => url.startsWith('/api/v1/') && !url.includes('bootstrap-data'))
}

async function verdicts(page: string): Promise<Record<string, string>> {
  const entries = visitors.map(async ({ name, call }) => {
    const { statusCode, headers } = await call('GET', addressOf(page))
    const isLogin = String(headers.location ?? '').startsWith('/login?redirect=')
    return [name, statusCode === 307 && isLogin ? 'login' : String(statusCode)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Whether one of the calls is refused. */
async function refuses(call: typeof test.call, reading: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(reading.map((url) => call('GET', url)))
  return answers.some(({ statusCode }) => statusCode === 401 || statusCode === 403)
}

it('keeps the frame around what is not there, for those who may enter it', async () => {
  const shown = visitors.map(async ({ name, call }) => {
    const { statusCode, body } = await call('GET', '/admin/nothing/of-the-kind')
    return [name, statusCode, body.includes('id="admin-page"')]
  })
  expect(await Promise.all(shown)).toEqual([
    ['guest', 307, false],
    ['member', 404, false],
    ['uploader', 404, false],
    ['moderator', 404, true],
    ['admin.access alone', 404, true],
    ['nzb.create alone', 404, false],
    ['liens.create alone', 404, false],
    ['admin', 404, true],
  ])
})

it.each(Object.entries(ALIASES))('%s leads to %s, whom that is for', async (alias, page) => {
  const reader = visitors.find((visitor) => isOpenTo(page, visitor))!
  const { statusCode, headers } = await reader.call('GET', addressOf(alias))
  expect(statusCode).toBe(307)
  expect(headers.location).toBe(addressOf(page))
})

describe('a page of the administration', () => {
  it.each(pages)('%s is open to whom the specification says', async (page) => {
    const expected = visitors.map(({ name, holder }) => {
      if (isOpenTo(page, { name, holder })) return [name, '200']
      return [name, name === 'guest' ? 'login' : '404']
    })
    expect(await verdicts(page)).toEqual(Object.fromEntries(expected))
  })

  it.each(pages)('%s is open to those whom its calls answer', async (page) => {
    const all = await callsOf(page, visitors.at(-1)!)
    for (const visitor of visitors) {
      const { name, call } = visitor
      const isOpen = isOpenTo(page, visitor)
      const isRefused = await refuses(call, isOpen ? await callsOf(page, visitor) : all)
      if (isOpen) expect([name, isRefused]).toEqual([name, false])
      else if (!SHARED_CALLS.has(page)) expect([name, isRefused]).toEqual([name, true])
    }
  })

  // 0 is refused by schemas, the other is a number of nothing. What fails unheard here fails the whole run.
  it.each(pages.filter((page) => page.includes('$') && !page.endsWith('$tab')))(
    '%s is not found where nothing has its numbers',
    async (page) => {
      const { call } = visitors.at(-1)!
      const answers = ['0', '2147483647', '999999999999999'].map((number) =>
        call('GET', page.replaceAll(/\$\w+/g, number)),
      )
      const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
      expect(statuses).toEqual([404, 404, 404])
    },
  )
})
