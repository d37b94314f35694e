import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import type { StaleRecord } from '@mediatheque/contract/core/version.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { buildLink } from './features/links/links/links.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { expectingVersions, lockAsSeen } from './platform/access/seen-versions.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { type CallOnRecord, CALLS_ON_RECORDS } from './stored-records.factory.ts'

const test = useTestApp()
const versioned = Object.values<Endpoint>(endpoints).filter(({ access }) => access.version)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const TABLE_OF_PATH: Readonly<Record<string, string>> = {
  liens: 'links',
  nzb: 'nzbs',
  torrents: 'torrents',
  debridors: 'debrid_accounts',
  'download-clients': 'download_clients',
  'custom-pages': 'custom_pages',
  plans: 'products',
  localizations: 'localizations',
  channels: 'channels',
  'news-articles': 'news_articles',
  'contact-messages': 'contact_messages',
  lists: 'lists',
  'list-records': 'lists',
  people: 'people',
  requests: 'requests',
  takedowns: 'takedown_notices',
  'counter-notices': 'counter_notices',
  'saved-views': 'saved_views',
  'staff-answers': 'staff_answers',
  sanctions: 'member_sanctions',
  genres: 'genres',
  keywords: 'keywords',
  tags: 'tags',
  captions: 'video_captions',
  media: 'titles',
  titles: 'titles',
  workspace: 'workspaces',
  users: 'users',
  roles: 'roles',
  videos: 'videos',
}
const isOfMember = ({ path }: Endpoint) => path.startsWith('workspace/:id/members/')
const tableOf = (endpoint: Endpoint) =>
  isOfMember(endpoint) ? 'workspace_members' : TABLE_OF_PATH[endpoint.path.split('/')[0]!]

/** Somebody who may do everything, but for what is for premium members. */
const callerFor = async ({ access }: Endpoint) => {
  const caller = await test.as(access.kind === 'premium' ? 'premium' : 'admin')
  if (access.recentPassword)
    await test.platform.db
      .updateTable('sessions')
      .set({ password_confirmed_at: new Date() })
      .where('user_id', '=', caller.id)
      .execute()
  return caller
}

function send(
  { call }: { call: (typeof test)['call'] },
  endpoint: Endpoint,
  { params, body }: CallOnRecord,
) {
  const url = endpointUrl(endpoint.path).replace(/:([A-Za-z]+)/g, (_, name: string) =>
    String(params[name]),
  )
  return call(endpoint.method, url, body)
}

/** What nobody does to themselves. */
const DONE_TO_OTHERS: readonly string[] = [
  'PUT users/:id/trust',
  'POST lists/:ids/withhold',
  'POST sanctions/:id/lift',
]

const makeFor = async (name: string, callerId: number) =>
  CALLS_ON_RECORDS[name]!(
    test,
    DONE_TO_OTHERS.includes(name) ? (await test.as('member')).id : callerId,
  )

async function idOf(endpoint: Endpoint, { params, body }: CallOnRecord): Promise<number> {
  if (!isOfMember(endpoint))
    return Number(params['id'] ?? params['ids'] ?? (body as { id: number }).id)
  const membership = test.platform.db
    .selectFrom('workspace_members')
    .select('id')
    .where('workspace_id', '=', Number(params['id']))
    .where('user_id', '=', Number(params['userId']))
  return (await membership.executeTakeFirstOrThrow()).id
}

async function contentOf(endpoint: Endpoint, made: CallOnRecord): Promise<unknown> {
  const { rows } = await sql`select to_jsonb(t) from ${sql.table(tableOf(endpoint)!)} t
    where id = ${await idOf(endpoint, made)}`.execute(test.platform.db)
  return rows[0]
}

/** What a write says when it saw a version that never was. */
function ofAnotherVersion({ params, body }: CallOnRecord): CallOnRecord {
  const { version, versions, ...others } = body as { version?: number; versions?: object }
  const ids = Object.keys(versions ?? {})
  return {
    params,
    body: {
      ...others,
      ...(version !== undefined && { version: 7 }),
      ...(versions && { versions: Object.fromEntries(ids.map((id) => [id, 7])) }),
    },
  }
}

describe('a write of a record', () => {
  it('says in its body which version it saw, where its endpoint declares it', () => {
    const silent = versioned.filter(({ body }) => {
      const { properties } = z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' })
      return !['version', 'versions'].some((key) => key in (properties ?? {}))
    })
    expect(silent.map(nameOf)).toEqual([])
    expect(versioned.length).toBeGreaterThan(5)
  })

  it.each(versioned.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is refused by %s when somebody changed the record since it was seen, and done otherwise',
    async (name, endpoint) => {
      const caller = await callerFor(endpoint)
      const made = await makeFor(name, caller.id)
      const before = await contentOf(endpoint, made)
      const refused = await send(caller, endpoint, ofAnotherVersion(made))
      expect(refused.json()).toMatchObject({
        code: 'conflict',
        conflicts: expect.arrayContaining([
          expect.objectContaining({ id: await idOf(endpoint, made) }),
        ]),
      })
      // A write of several records has seen none of them as it is.
      const { versions = {} } = made.body as { versions?: object }
      expect(refused.json().conflicts).toHaveLength(Math.max(1, Object.keys(versions).length))
      expect(refused.statusCode).toBe(409)
      expect(await contentOf(endpoint, made)).toEqual(before)
      expect((await send(caller, endpoint, made)).statusCode).toBeLessThan(300)
    },
  )

  it.each(versioned.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is refused by %s when it says nothing of versions',
    async (name, endpoint) => {
      const caller = await callerFor(endpoint)
      const made = await makeFor(name, caller.id)
      const { version: _one, versions: _all, ...body } = made.body as Record<string, unknown>
      expect((await send(caller, endpoint, { ...made, body })).statusCode).toBe(422)
    },
  )

  it.each(versioned.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is done by %s for one of ten who saw the same version and write at once',
    async (name, endpoint) => {
      const caller = await callerFor(endpoint)
      const made = await makeFor(name, caller.id)
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send(caller, endpoint, made)),
      )
      const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
      expect(statuses[0]).toBeLessThan(300)
      // Who comes after them finds another version, or nothing any more.
      expect(statuses.slice(1).filter((status) => ![404, 409].includes(status))).toEqual([])
    },
  )

  it('is a fault where nothing was compared', async () => {
    await expect(expectingVersions('PUT things/:id', () => 'written')).rejects.toThrow(/comparing/)
    await expect(lockAsSeen(test.platform.db, 'links', { 1: 1 })).rejects.toThrow(/transaction/)
  })
})

describe('the version of a link', () => {
  async function pending() {
    const uploader = await test.as('uploader')
    const { id: title_id } = await buildTitle(test.platform.db)
    const values = { title_id, user_id: uploader.id, status: 'pending' as const }
    return { uploader, id: await buildLink(test.platform.db, values) }
  }
  const versionOf = async (id: number) =>
    (
      await test.platform.db
        .selectFrom('links')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version

  it('keeps a moderator from accepting an address that they never saw, and says what changed', async () => {
    const { uploader, id } = await pending()
    const moderator = await test.as('moderator')
    const seen = (await moderator.call('GET', `/api/v1/liens/${id}`)).json().model
    const lien = `https://archive.org/details/another-${id}`
    await uploader.call('PUT', `/api/v1/liens/${id}`, { version: seen.version, lien })
    const body = { validation: 'accept', versions: { [id]: seen.version } }
    const refused = await moderator.call('POST', `/api/v1/liens/${id}`, body)
    expect(refused.statusCode).toBe(409)
    const [stale] = refused.json().conflicts as StaleRecord[]
    expect(stale).toMatchObject({
      id,
      changed: { lien: [seen.lien, lien], liens: [[seen.lien], [lien]] },
      current: { lien, version: stale!.version },
    })
    expect(Object.keys(stale!.changed).sort()).toEqual(['lien', 'liens'])
    const accepted = { validation: 'accept', versions: { [id]: stale!.version } }
    expect((await moderator.call('POST', `/api/v1/liens/${id}`, accepted)).statusCode).toBe(200)
  })

  it('tells a member nothing of the addresses that they may not see', async () => {
    const { uploader, id } = await pending()
    const other = await test.as('uploader')
    const refused = await other.call('PUT', `/api/v1/liens/${id}`, { version: 7, qualite: 21 })
    expect(refused.statusCode).toBe(403)
    expect(refused.body).not.toContain('archive.org')
    expect(uploader.id).not.toBe(other.id)
  })

  it('stays when it is viewed, checked or reported', async () => {
    const { id } = await pending()
    await test.platform.db
      .updateTable('links')
      .set({ views: 5, checked_at: new Date(), reports_count: 2 })
      .where('id', '=', id)
      .execute()
    expect(await versionOf(id)).toBe(1)
  })

  it('lets one of two moderators who decide at once decide', async () => {
    const { id } = await pending()
    const moderator = await test.as('moderator')
    const decide = (validation: string) =>
      moderator.call('POST', `/api/v1/liens/${id}`, {
        validation,
        raison: 'No',
        versions: { [id]: 1 },
      })
    const answers = await Promise.all(['accept', 'deny'].map(decide))
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(1)
  })

  it('counts a change of later parts and of the nfo, which are kept elsewhere', async () => {
    const { uploader, id } = await pending()
    await uploader.call('PUT', `/api/v1/liens/${id}`, { version: 1, nfo: 'Restored' })
    expect(await versionOf(id)).toBe(2)
    const first = `https://archive.org/details/part-${id}`
    const parts = (second: string) => [first, second].join('\n')
    await uploader.call('PUT', `/api/v1/liens/${id}`, { version: 2, lien: parts(`${first}-b`) })
    await uploader.call('PUT', `/api/v1/liens/${id}`, { version: 3, lien: parts(`${first}-c`) })
    const refused = await uploader.call('PUT', `/api/v1/liens/${id}`, { version: 3, qualite: 21 })
    expect(refused.json().conflicts[0].changed).toEqual({
      liens: [
        [first, `${first}-b`],
        [first, `${first}-c`],
      ],
    })
  })

  it('is remembered for the last changes only, and not when the link is gone', async () => {
    const { id } = await pending()
    for (let views = 1; views <= 25; views += 1)
      await test.platform.db
        .updateTable('links')
        .set({ size_bytes: views })
        .where('id', '=', id)
        .execute()
    const count = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from record_versions where table_name = 'links' and record_id = ${id}`.execute(
        test.platform.db,
      )
      return rows[0]!.count
    }
    expect(await count()).toBe(20)
    await test.platform.db.deleteFrom('links').where('id', '=', id).execute()
    expect(await count()).toBe(0)
  })
})
