import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ROLES_TAG } from '../../accounts/roles/roles.service.ts'
import { buildWorkspace } from '../../accounts/workspaces/workspaces.factory.ts'
import { buildPerson } from '../../catalogue/people/people.factory.ts'
import { buildSeason, buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { withdraw } from '../../catalogue/withdrawals/withdrawals.factory.ts'
import { SITEMAP_SPAN } from '../../../platform/sitemap.ts'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../settings/settings.service.ts'

const test = useTestApp({}, { withPages: true })
const BASE = 'http://127.0.0.1:3000'
const DAY_MS = 86_400_000
const OWN_PATHS = /<link rel="canonical" href="([^"]*)"/

async function locationsOf(address: string): Promise<string[]> {
  const { statusCode, headers, body } = await test.call('GET', address)
  expect({ address, statusCode }).toEqual({ address, statusCode: 200 })
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location)
}

/** Every page that the parts of the index list, by the names of the parts. */
async function listed(): Promise<Record<string, string[]>> {
  const parts = await locationsOf('/sitemap.xml')
  const pages: Record<string, string[]> = {}
  for (const part of parts) {
    const [, name = ''] = /^http:\/\/127\.0\.0\.1:3000\/sitemap-([a-z]+-\d+)\.xml$/.exec(part) ?? []
    pages[name] = await locationsOf(part.slice(BASE.length))
  }
  return pages
}

async function addList(userId: number, name: string, values: object = {}, titleIds: number[] = []) {
  const { db } = test.platform
  const { id } = await db
    .insertInto('lists')
    .values({ user_id: userId, name, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const title_id of titleIds)
    await db.insertInto('list_items').values({ list_id: id, title_id }).execute()
}

const addArticle = (slug: string, published_at: Date | null) =>
  test.platform.db
    .insertInto('news_articles')
    .values({ slug, title: slug, body: 'In an attic.', published_at })
    .execute()

async function closeToGuests(): Promise<void> {
  const { db, cache } = test.platform
  const guests = db.selectFrom('roles').select('id').where('key', '=', 'guest')
  await db
    .deleteFrom('role_permissions')
    .where('role_id', 'in', guests)
    .where('permission', '=', 'titles.view')
    .execute()
  await cache.invalidate([ROLES_TAG])
}

async function openToGuests(): Promise<void> {
  const { db, cache } = test.platform
  await db
    .insertInto('role_permissions')
    .expression(
      db
        .selectFrom('roles')
        .select((eb) => ['id', eb.val('titles.view').as('permission')])
        .where('key', '=', 'guest'),
    )
    .columns(['role_id', 'permission'])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await cache.invalidate([ROLES_TAG])
}

beforeAll(async () => {
  const { db } = test.platform
  const owner = await test.as('member')
  const title = await buildTitle(db, { name: 'Тіні забутих предків & 夜', is_series: true })
  await db
    .insertInto('title_translations')
    .values({ title_id: title.id, language: 'fr', name: 'Les Chevaux de feu' })
    .execute()
  await buildSeason(db, title.id, { number: 2, episodes: 2 })
  // Beyond the first plane, and long enough to be cut.
  await buildTitle(db, { name: '𐌰'.repeat(100) })
  await buildTitle(db, { id: 3 * SITEMAP_SPAN + 7, name: 'Far away' })
  await buildPerson(db, { name: "Ὑπατία d'Alexandrie" })
  await addList(owner.id, 'Silent nights', { name_fr: 'Nuits muettes' }, [title.id])
  await addList(owner.id, 'For me', { visibility: 'private' }, [title.id])
  await addList(owner.id, 'Nothing yet')
  await addList(owner.id, 'Ours', { workspace_id: await buildWorkspace(db, owner.id) }, [title.id])
  await addArticle('a-reel-was-found', new Date(Date.now() - DAY_MS))
  await addArticle('a-draft', null)
  await addArticle('of-tomorrow', new Date(Date.now() + DAY_MS))
})

afterEach(async () => {
  await updateSettings(test.platform, {
    homepage: { type: 'channel' },
    i18n: { enable: true, default_localization: 'auto' },
  })
})

describe('the sitemap', () => {
  it('lists every kind of page in parts by ranges of ids, without those that hold nothing', async () => {
    const pages = await listed()
    expect(Object.keys(pages).toSorted()).toEqual([
      'channels-0',
      'episodes-0',
      'lists-0',
      'news-0',
      'pages-0',
      'people-0',
      'seasons-0',
      'titles-0',
      'titles-3',
    ])
    expect(pages['titles-3']).toEqual([`${BASE}/titles/${3 * SITEMAP_SPAN + 7}/far-away`])
    expect(pages['channels-0']).toContain(`${BASE}/`)
    expect(pages['channels-0']).toContain(`${BASE}/movies`)
    expect(pages['pages-0']).toEqual([`${BASE}/news`, `${BASE}/lists/public`])
    expect(pages['episodes-0']).toHaveLength(2)
  })

  it.each(['en', 'fr'] as const)(
    'gives each page the address that the page calls its own, where the site speaks %s',
    async (language) => {
      await updateSettings(test.platform, {
        i18n: { enable: true, default_localization: language },
      })
      const pages = Object.values(await listed()).flat()
      expect(pages.join().includes('les-chevaux-de-feu')).toBe(language === 'fr')
      for (const page of pages) {
        const { statusCode, body } = await test.call('GET', page.slice(BASE.length))
        expect({ page, statusCode }).toEqual({ page, statusCode: 200 })
        expect(new URL(OWN_PATHS.exec(body)?.[1] ?? '').href).toBe(page)
        expect(page).toMatch(/^[\x21-\x7e]{1,2047}$/)
      }
    },
    60_000,
  )

  it('holds nothing that guests may not see', async () => {
    const { 'lists-0': lists, 'news-0': news } = await listed()
    expect(lists).toEqual([expect.stringMatching(/\/lists\/\d+-silent-nights$/)])
    expect(news).toEqual([expect.stringMatching(/\/news\/\d+\/a-reel-was-found$/)])
  })

  it('holds neither what was withdrawn or deleted, nor a list that moderators withhold', async () => {
    const { db } = test.platform
    const gone = await buildTitle(db, { id: 8 * SITEMAP_SPAN, name: 'Asked back' })
    const { id: deleted } = await buildTitle(db, { id: 9 * SITEMAP_SPAN, name: 'A mistake' })
    const owner = await test.as('member')
    const { list } = (
      await owner.call('POST', '/api/v1/lists', { name: 'Insults', visibility: 'public' })
    ).json()
    const { id: shown } = await buildTitle(db, { name: 'Shown' })
    await db.insertInto('list_items').values({ list_id: list.id, title_id: shown }).execute()
    const before = Object.values(await listed()).flat()
    for (const name of ['asked-back', 'a-mistake', 'insults'])
      expect(before.filter((page) => page.endsWith(name))).toHaveLength(1)

    await withdraw(db, 'title', gone.id)
    const admin = await test.as('admin')
    const answers = [
      await admin.call('DELETE', `/api/v1/titles/${deleted}`, { versions: { [deleted]: 1 } }),
      await admin.call('POST', `/api/v1/lists/${list.id}/withhold`, {
        action: 'hide',
        reason: 'Insults',
        versions: { [list.id]: list.version },
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const pages = await listed()
    expect(Object.values(pages).flat().join()).not.toMatch(/asked-back|a-mistake|insults/)
    expect(Object.keys(pages)).not.toContain('titles-8')
  })

  it('follows what the front page shows', async () => {
    await updateSettings(test.platform, { homepage: { type: 'landing' } })
    const landing = await listed()
    expect(landing['pages-0']).toContain(`${BASE}/`)
    expect(landing['channels-0']).toContain(`${BASE}/channel/home`)
    await updateSettings(test.platform, { homepage: { type: 'login' } })
    const login = Object.values(await listed()).flat()
    expect(login).not.toContain(`${BASE}/`)
    expect(login).toContain(`${BASE}/channel/home`)
  })

  it('is written as sitemaps.org has it', async () => {
    const index = (await test.call('GET', '/sitemap.xml')).body
    const part = (await test.call('GET', '/sitemap-titles-3.xml')).body
    const [head, namespace] = [
      '<\\?xml version="1.0" encoding="UTF-8"\\?>\n',
      'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ]
    expect(index).toMatch(
      new RegExp(
        `^${head}<sitemapindex ${namespace}>\n(<sitemap><loc>[^<>&\\s]+</loc></sitemap>\n)+</sitemapindex>\n$`,
      ),
    )
    expect(part).toMatch(
      new RegExp(
        `^${head}<urlset ${namespace}>\n(<url><loc>[^<>&\\s]+</loc>(<lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>)?</url>\n)+</urlset>\n$`,
      ),
    )
  })

  it('lists each page of a long part once', async () => {
    const { db } = test.platform
    const [from, count] = [6 * SITEMAP_SPAN, 2_500]
    await sql`insert into titles (id, type, name) select ${from}::bigint + n, 'movie', 'Title ' || ${count}::int - n
      from generate_series(0, ${count}::int - 1) n`.execute(db)
    const pages = await locationsOf('/sitemap-titles-6.xml')
    expect([pages.length, new Set(pages).size]).toEqual([count, count])
    await db.deleteFrom('titles').where('id', '>=', from).execute()
  })

  it('says when a title changed', async () => {
    const { db } = test.platform
    const changed = await buildTitle(db, { id: 5 * SITEMAP_SPAN, name: 'Changed' })
    const { updated_at } = await db
      .updateTable('titles')
      .set({ name: 'Changed again' })
      .where('id', '=', changed.id)
      .returning('updated_at')
      .executeTakeFirstOrThrow()
    expect((await test.call('GET', '/sitemap-titles-5.xml')).body).toContain(
      `/changed-again</loc><lastmod>${updated_at.toISOString()}</lastmod>`,
    )
    await db.deleteFrom('titles').where('id', '=', changed.id).execute()
  })

  it('is kept by caches for a while, and not sent again to who has it', async () => {
    const part = await test.call('GET', '/sitemap-titles-0.xml')
    expect(part.headers['cache-control']).toBe('public, max-age=600')
    for (const url of ['/robots.txt', '/sitemap.xml']) {
      const { headers } = await test.call('GET', url)
      expect(headers['cache-control']).toBe('public, max-age=600')
      const again = await test.app.inject({
        url,
        headers: { 'if-none-match': String(headers['etag']) },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  it.each([
    '/sitemap-titles-1.xml',
    '/sitemap-titles-99999999999.xml',
    '/sitemap-titles-03.xml',
    '/sitemap-titles--1.xml',
    '/sitemap-titles.xml',
    '/sitemap-links-0.xml',
    '/sitemap-pages-1.xml',
  ])('has no %s', async (address) => {
    expect((await test.call('GET', address)).statusCode).toBe(404)
  })

  it('is asked for its head without reading more than says that it is there', async () => {
    const { statusCode, headers, body } = await test.call('HEAD', '/sitemap-titles-0.xml')
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      'application/xml; charset=utf-8',
      '',
    ])
    expect((await test.call('HEAD', '/sitemap-titles-1.xml')).statusCode).toBe(404)
  })

  it('asks those to come back who want very many parts at once, and answers everybody else', async () => {
    const ask = (remoteAddress: string, file: string) =>
      test.app.inject({ url: `/sitemap-${file}.xml`, remoteAddress })
    const answers = Promise.all(
      Array.from({ length: 60 }, (_, part) => ask('192.0.2.1', `people-${part}`)),
    )
    const others = ['192.0.2.2', '192.0.2.3'].map((address) => ask(address, 'people-0'))
    const refused = (await answers).filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(20)
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    for (const { statusCode } of await Promise.all(others)) expect(statusCode).toBe(200)
    expect((await ask('192.0.2.1', 'people-0')).statusCode).toBe(200)
  })
})

describe('robots.txt', () => {
  it('closes accounts, staff, calls and made-up queries, and names the sitemap', async () => {
    const { headers, body } = await test.call('GET', '/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = body.split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain(`Sitemap: ${BASE}/sitemap.xml`)
    for (const path of ['/api/', '/auth/', '/secure/', '/search/', '/admin/', '/admin$', '/*?'])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain('Allow: /*?page=')
  })
})

describe('a site that guests may not look into', () => {
  it('has no sitemap, and asks search engines to stay away', async () => {
    await closeToGuests()
    try {
      expect((await test.call('GET', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
      for (const address of ['/sitemap.xml', '/sitemap-titles-0.xml', '/sitemap-lists-0.xml']) {
        expect((await test.call('GET', address)).statusCode).toBe(404)
        const member = await test.as('member')
        expect((await member.call('GET', address)).statusCode).toBe(404)
      }
    } finally {
      await openToGuests()
    }
  })
})
