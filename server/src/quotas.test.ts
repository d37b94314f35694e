import { createECDH, randomBytes } from 'node:crypto'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAuthenticator } from './features/accounts/passkeys/test-authenticator.ts'
import { buildLink } from './features/links/links/links.factory.ts'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { buildNzb, buildTorrent } from './features/links/releases/release-files.factory.ts'
import { sendReleaseFile } from './features/links/releases/sent-releases.factory.ts'
import { sendTestFile } from './features/operations/files/test-upload.ts'
import { getSettings, updateSettings } from './features/site/settings/settings.service.ts'
import { startTestS3Server } from './platform/storage/test-bucket.ts'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { expectingQuota, withinQuota } from './platform/access/within-quota.ts'

const SITE = { origin: 'https://media.example', rpId: 'media.example' }
const PUSH_SERVICE = 'https://push.example'
const LIMIT = 3
const CALLS = 10

const bucket = await startTestS3Server()
afterAll(() => bucket.stop())
const test = useTestApp({
  BASE_URL: 'https://media.example',
  S3_ENDPOINT: bucket.config.endpoint,
  S3_REGION: bucket.config.region,
  S3_BUCKET: bucket.config.bucket,
  S3_ACCESS_KEY_ID: bucket.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.config.secretAccessKey,
})
type Caller = Awaited<ReturnType<typeof test.as>>
type Answer = Awaited<ReturnType<Caller['call']>>

interface Arrangement {
  readonly most: number
  /** Somebody who is close to the limit, or far below a small one. */
  begin(): Promise<Caller>
  /** A call that adds one; `index` makes it differ from the others. */
  add(caller: Caller, index: number): Promise<Answer>
  count(caller: Caller): Promise<number>
}

async function limited(permission: string, restriction: string): Promise<Caller> {
  const caller = await test.as('member')
  await test.platform.db
    .insertInto('user_permissions')
    .values({
      user_id: caller.id,
      permission,
      restrictions: JSON.stringify([{ name: restriction, value: LIMIT }]),
    })
    .execute()
  return caller
}

async function countRows(table: string, column: string, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(test.platform.db)
  return rows[0]!.count
}

/** Rows that differ in nothing that matters: `values` are SQL in which `n` counts them. */
const fill = (table: string, columns: string, values: string, count: number) =>
  sql
    .raw(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${count}) n`)
    .execute(test.platform.db)

const challenges = new Map<number, { options: { challenge: string; user: { id: string } } }[]>()
const workspaces = new Map<number, number>()
let titleId = 0
const followed: number[] = []

/** Links of theirs that an edit sends back to the queue. */
const active = new Map<number, number[]>()

/** A file of one byte that is about to be sent to the bucket. */
const begunInBucket = (path: string): Arrangement => ({
  most: LIMIT,
  begin: () => limited('files.create', 'space'),
  add: (caller) => caller.call('POST', `/api/v1/${path}`, { filename: 'a.txt', size: 1 }),
  count: ({ id }) => countRows('file_uploads', 'user_id', id),
})

const RELEASES = {
  nzb: { table: 'nzbs', file: (name: string) => buildNzb({ files: { [name]: [1] } }) },
  torrent: { table: 'torrents', file: (name: string) => buildTorrent({ name }) },
} as const
const sent = new Map<number, string[]>()

/** Contributions of theirs that another file sends back to the queue. */
const anotherFileFor = (kind: 'nzb' | 'torrent'): Arrangement => ({
  most: LIMIT,
  begin: async () => {
    const caller = await limited('nzb.create', 'pending')
    const { table, file } = RELEASES[kind]
    const ids: number[] = []
    const urls: string[] = []
    for (let index = 0; index < CALLS; index += 1) {
      const hash = randomBytes(20).toString('hex')
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(table)} (title_id, user_id, name, quality_id, size_bytes, status
          ${kind === 'torrent' ? sql`, infohash` : sql``})
        values (${titleId}, ${caller.id}, 'Old', 16, 1, 'active'
          ${kind === 'torrent' ? sql`, ${hash}` : sql``}) returning id`.execute(test.platform.db)
      ids.push(rows[0]!.id)
      urls.push(
        await sendReleaseFile(test, caller, {
          fileName: `new.${kind}`,
          content: file(`${caller.id}-${index}`),
        }),
      )
    }
    active.set(caller.id, ids)
    sent.set(caller.id, urls)
    return caller
  },
  add: (caller, index) =>
    caller.call(
      'PUT',
      `/api/v1/${kind === 'nzb' ? 'nzb' : 'torrents'}/${active.get(caller.id)![index]}`,
      { version: 1, url: sent.get(caller.id)![index] },
    ),
  count: async ({ id }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from ${sql.table(RELEASES[kind].table)} where user_id = ${id} and status = 'pending'`.execute(
      test.platform.db,
    )
    return rows[0]!.count
  },
})

/** For endpoints that use a quota up otherwise than by adding a record. */
const lists: Arrangement = {
  most: 500,
  begin: async () => {
    const caller = await test.as('member')
    await fill('lists', 'user_id, name', `${caller.id}, 'Old ' || n`, 500 - LIMIT)
    // What the site keeps for each member is no list of theirs.
    await caller.call('POST', '/api/v1/lists/watch-later', {
      title_id: (await buildTitle(test.platform.db)).id,
    })
    return caller
  },
  add: (caller, index) => caller.call('POST', '/api/v1/lists', { name: `List ${index}` }),
  count: async ({ id }) => (await countRows('lists', 'user_id', id)) - 1,
}

/** Lets somebody do something, and of files so many bytes. */
async function grant({ id }: Caller, permission: string, space?: number): Promise<void> {
  const restrictions = JSON.stringify(space === undefined ? [] : [{ name: 'space', value: space }])
  await test.platform.db
    .insertInto('user_permissions')
    .values({ user_id: id, permission, restrictions })
    .execute()
}

/** What each of them cuts parts out of. */
const cutSources = new Map<number, string>()

const arrangementsOfPaths: Record<string, Arrangement> = {
  'PUT nzb/:id': anotherFileFor('nzb'),
  'PUT torrents/:id': anotherFileFor('torrent'),
  'POST lists/import': {
    ...lists,
    add: (caller, index) =>
      caller.call('POST', '/api/v1/lists/import', {
        name: `List ${index}`,
        entries: [{ title_id: titleId }],
      }),
  },
  'POST catalogue-pictures/cuts': {
    most: LIMIT,
    begin: async () => {
      const caller = await test.as('member')
      await grant(caller, 'admin.access')
      const { cookie } = await test.as('moderator')
      const whole = await sendTestFile(test, cookie, {
        content: await sharp({
          create: { width: 200, height: 200, channels: 3, background: '#a83' },
        })
          .png()
          .toBuffer(),
        query: '?purpose=catalogue-picture',
      })
      const { id, file_size: bytes } = whole.json().fileEntry
      cutSources.set(caller.id, `/files/${id}/file.png`)
      await grant(caller, 'files.create', bytes * LIMIT)
      return caller
    },
    add: (caller) =>
      caller.call('POST', '/api/v1/catalogue-pictures/cuts', {
        source: cutSources.get(caller.id),
        left: 0,
        top: 0,
        width: 1,
        height: 1,
      }),
    count: ({ id }) => countRows('file_entries', 'user_id', id),
  },
  'POST release-files': {
    most: LIMIT,
    begin: async () => {
      const caller = await limited('nzb.create', 'none')
      const space = LIMIT * buildNzb({ files: { n0: [1] } }).length
      await test.platform.db
        .insertInto('user_permissions')
        .values({
          user_id: caller.id,
          permission: 'files.create',
          restrictions: JSON.stringify([{ name: 'space', value: space }]),
        })
        .execute()
      return caller
    },
    add: ({ cookie }, index) =>
      sendTestFile(test, cookie, {
        path: 'release-files',
        fileName: 'a.nzb',
        content: buildNzb({ files: { [`n${index}`]: [1] } }),
      }),
    count: ({ id }) => countRows('file_entries', 'user_id', id),
  },
  'POST s3/simple/presign': begunInBucket('s3/simple/presign'),
  'POST s3/multipart/create': begunInBucket('s3/multipart/create'),
  'PUT liens/:id': {
    most: LIMIT,
    begin: async () => {
      const caller = await limited('liens.create', 'pending')
      const values = { title_id: titleId, user_id: caller.id }
      const { db } = test.platform
      const made = Array.from({ length: CALLS }, () => buildLink(db, values))
      active.set(caller.id, await Promise.all(made))
      return caller
    },
    add: (caller, index) =>
      caller.call('PUT', `/api/v1/liens/${active.get(caller.id)![index]}`, {
        version: 1,
        lien: `https://archive.org/details/moved-${caller.id}-${index}`,
      }),
    count: async ({ id }) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from links where user_id = ${id} and status = 'pending'`.execute(test.platform.db)
      return rows[0]!.count
    },
  },
}

/** One for every other quota that an endpoint declares: the test below fails for a quota without one. */
const arrangements: Record<string, Arrangement> = {
  'pending-links': {
    most: LIMIT,
    begin: () => limited('liens.create', 'pending'),
    add: (caller, index) =>
      caller.call('POST', '/api/v1/liens', {
        title_id: titleId,
        lien: `https://archive.org/details/quota-${caller.id}-${index}`,
        qualite: 16,
        langues: '6',
      }),
    count: ({ id }) => countRows('links', 'user_id', id),
  },
  'file-space': {
    most: LIMIT,
    begin: () => limited('files.create', 'space'),
    add: ({ cookie }) => sendTestFile(test, cookie, { content: '1' }),
    count: async ({ id }) => {
      const files = await countRows('file_entries', 'user_id', id)
      return files + (await countRows('file_uploads', 'user_id', id))
    },
  },
  workspaces: {
    most: LIMIT,
    begin: () => test.as('member'),
    add: (caller, index) => caller.call('POST', '/api/v1/workspace', { name: `Room ${index}` }),
    count: ({ id }) => countRows('workspace_members', 'user_id', id),
  },
  'workspace-seats': {
    most: LIMIT,
    begin: async () => {
      const caller = await test.as('member')
      const made = await caller.call('POST', '/api/v1/workspace', { name: 'Small' })
      workspaces.set(caller.id, made.json().workspace.id as number)
      return caller
    },
    add: (caller, index) =>
      caller.call('POST', `/api/v1/workspace/${workspaces.get(caller.id)}/invites`, {
        invitee: `guest-${caller.id}-${index}@test.example`,
        role: 'member',
      }),
    count: async (caller) => {
      const id = workspaces.get(caller.id)!
      const members = await countRows('workspace_members', 'workspace_id', id)
      return members + (await countRows('workspace_invites', 'workspace_id', id))
    },
  },
  'access-tokens': {
    most: 50,
    begin: async () => {
      const caller = await limited('api.access', 'none')
      await fill(
        'access_tokens',
        'user_id, name, token_hash',
        `${caller.id}, 'old', '${caller.id}-' || n`,
        50 - LIMIT,
      )
      return caller
    },
    add: (caller, index) =>
      caller.call('POST', '/api/v1/access-tokens', { tokenName: `Token ${index}` }),
    count: ({ id }) => countRows('access_tokens', 'user_id', id),
  },
  'debrid-accounts': {
    most: 50,
    begin: async () => {
      const caller = await test.as('premium')
      await fill(
        'debrid_accounts',
        'user_id, provider, key_encrypted, key_ending',
        `${caller.id}, 1, 'x', 'abcd'`,
        50 - LIMIT,
      )
      return caller
    },
    add: (caller, index) =>
      caller.call('POST', '/api/v1/debridors', { provider: 1, api: `key-number-${index}` }),
    count: ({ id }) => countRows('debrid_accounts', 'user_id', id),
  },
  'download-clients': {
    most: 10,
    begin: async () => {
      const caller = await test.as('member')
      await fill(
        'download_clients',
        'user_id, kind, name, place',
        `${caller.id}, 'jdownloader', 'here', 'browser'`,
        10 - LIMIT,
      )
      return caller
    },
    add: (caller, index) =>
      caller.call('POST', '/api/v1/download-clients', {
        kind: 'jdownloader',
        name: `Here ${index}`,
        place: 'browser',
      }),
    count: ({ id }) => countRows('download_clients', 'user_id', id),
  },
  'open-reports': {
    most: 100,
    begin: async () => {
      const caller = await test.as('member')
      await fill(
        'reports',
        'item_type, item_id, user_id, reason',
        `'link', -n, ${caller.id}, 'Broken'`,
        100 - LIMIT,
      )
      const { db } = test.platform
      const made = Array.from({ length: CALLS }, () => buildLink(db, { title_id: titleId }))
      active.set(caller.id, await Promise.all(made))
      return caller
    },
    add: (caller, index) =>
      caller.call('POST', '/api/v1/report', {
        model_type: 'link',
        model_id: active.get(caller.id)![index],
        report: 'It leads nowhere.',
      }),
    count: ({ id }) => countRows('reports', 'user_id', id),
  },
  'comments-of-a-day': {
    most: 200,
    begin: async () => {
      const caller = await test.as('member')
      // New accounts have a limit of their own.
      await test.platform.db
        .updateTable('users')
        .set({ created_at: new Date('2020-01-01') })
        .where('id', '=', caller.id)
        .execute()
      const values = `${caller.id}, 'title', ${titleId}, 'Words ' || n`
      await fill(
        'comments',
        'user_id, commentable_type, commentable_id, content',
        values,
        200 - LIMIT,
      )
      return caller
    },
    add: (caller, index) =>
      caller.call('POST', '/api/v1/comment', {
        commentable_type: 'title',
        commentable_id: titleId,
        content: `A word ${index}`,
      }),
    count: ({ id }) => countRows('comments', 'user_id', id),
  },
  'reviews-of-a-day': {
    most: 500,
    begin: async () => {
      const caller = await test.as('member')
      const made = Array.from({ length: CALLS }, () => buildTitle(test.platform.db))
      active.set(
        caller.id,
        (await Promise.all(made)).map(({ id }) => id),
      )
      await sql`with rated as (insert into titles (type, name)
          select 'movie', 'Rated' from generate_series(1, ${500 - LIMIT}) returning id)
        insert into reviews (title_id, user_id, score) select id, ${caller.id}, 7 from rated`.execute(
        test.platform.db,
      )
      return caller
    },
    add: (caller, index) =>
      caller.call('PUT', `/api/v1/titles/${active.get(caller.id)![index]}/own-review`, {
        score: 7,
      }),
    count: ({ id }) => countRows('reviews', 'user_id', id),
  },
  lists,
  follows: {
    most: 2_000,
    begin: async () => {
      const caller = await test.as('member')
      const old = `${caller.id}, 'person', 1000000 + n`
      await fill('follows', 'user_id, kind, item_id', old, 2_000 - LIMIT)
      return caller
    },
    add: async (caller, index) => {
      followed[index] ??= (await buildTitle(test.platform.db)).id
      return caller.call('PUT', `/api/v1/follows/title/${followed[index]}`)
    },
    count: ({ id }) => countRows('follows', 'user_id', id),
  },
  'open-requests': {
    most: 20,
    begin: async () => {
      const caller = await test.as('member')
      const values = `${caller.id}, 'Film', 'movie', 'movie:' || n || '-${caller.id}'`
      await fill('requests', 'user_id, name, title_type, wish', values, 20 - LIMIT)
      return caller
    },
    add: (caller, index) =>
      caller.call('POST', '/api/v1/requests', { title: `Film ${caller.id} ${index}`, category: 1 }),
    count: ({ id }) => countRows('requests', 'user_id', id),
  },
  'bulk-runs': {
    most: 3,
    begin: async () => {
      const caller = await test.as('premium')
      await fill('debrid_accounts', 'user_id, provider, key_encrypted', `${caller.id}, 1, 'x'`, 1)
      return caller
    },
    add: (caller) =>
      caller.call('POST', '/api/v1/bulk-runs', { list: 'debrid-accounts', action: 'delete' }),
    count: ({ id }) => countRows('bulk_runs', 'user_id', id),
  },
  'saved-views': {
    most: 30,
    begin: async () => {
      const caller = await test.as('member')
      await fill(
        'saved_views',
        'user_id, list, name, state',
        `${caller.id}, 'debrid-accounts', 'old ' || n, '{}'`,
        30 - LIMIT,
      )
      return caller
    },
    add: (caller, index) =>
      caller.call('POST', '/api/v1/saved-views', {
        list: 'debrid-accounts',
        name: `New ${index}`,
        state: {},
      }),
    count: ({ id }) => countRows('saved_views', 'user_id', id),
  },
  passkeys: {
    most: 20,
    begin: async () => {
      const caller = await test.as('member')
      await fill(
        'webauthn_credentials',
        'user_id, name, credential_id, public_key, sign_count, is_backed_up',
        `${caller.id}, 'old', '${caller.id}-' || n, ''::bytea, 0, false`,
        20 - LIMIT,
      )
      await sql`update sessions set password_confirmed_at = ${test.platform.clock.now()}
        where user_id = ${caller.id}`.execute(test.platform.db)
      const begun: Awaited<ReturnType<typeof beginPasskey>>[] = []
      for (let index = 0; index < CALLS; index += 1) begun.push(await beginPasskey(caller))
      challenges.set(caller.id, begun)
      return caller
    },
    add: (caller, index) => {
      const { options } = challenges.get(caller.id)![index]!
      return caller.call('POST', '/auth/user/passkeys', {
        name: `Key ${index}`,
        credential: createTestAuthenticator().create({
          ...SITE,
          challenge: options.challenge,
          userId: options.user.id,
        }),
      })
    },
    count: ({ id }) => countRows('webauthn_credentials', 'user_id', id),
  },
  'push-browsers': {
    most: 20,
    begin: async () => {
      const caller = await test.as('member')
      await fill(
        'push_subscriptions',
        'user_id, endpoint, p256dh, auth',
        `${caller.id}, '${PUSH_SERVICE}/${caller.id}-' || n, 'x', 'x'`,
        20 - LIMIT,
      )
      return caller
    },
    add: (caller, index) => {
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      return caller.call('POST', '/api/v1/notifications/push-subscriptions', {
        endpoint: `${PUSH_SERVICE}/new-${caller.id}-${index}`,
        keys: {
          p256dh: curve.getPublicKey('base64url'),
          auth: randomBytes(16).toString('base64url'),
        },
      })
    },
    count: ({ id }) => countRows('push_subscriptions', 'user_id', id),
  },
}

async function beginPasskey(caller: Caller) {
  const answer = await caller.call('POST', '/auth/user/passkeys/options', { name: 'Key' })
  return answer.json() as { options: { challenge: string; user: { id: string } } }
}

const limitedEndpoints = Object.values<Endpoint>(endpoints).filter(({ access }) => access.quota)

describe('quotas', () => {
  beforeAll(async () => {
    const small = JSON.stringify(['count', 'members'].map((name) => ({ name, value: LIMIT })))
    await sql`update role_permissions set restrictions = ${small}::jsonb
      where permission = 'workspaces.create'`.execute(test.platform.db)
    titleId = (await buildTitle(test.platform.db, {})).id
    const { uploads } = await getSettings(test.platform)
    await updateSettings(test.platform, {
      push_services: { hosts: [PUSH_SERVICE] },
      uploads: { ...uploads, uploads_driver: 's3', s3_direct_upload: true },
    })
  })

  it.each(
    limitedEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('ten calls of %s at once do not pass its limit', async (call, { access }) => {
    const arrangement = arrangementsOfPaths[call] ?? arrangements[access.quota!.name]
    expect(arrangement, `no arrangement for the quota ${access.quota!.name}`).toBeDefined()
    const caller = await arrangement!.begin()
    const before = await arrangement!.count(caller)
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, index) => arrangement!.add(caller, index)),
    )
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual(
      [],
    )
    expect(before).toBeLessThan(arrangement!.most)
    expect(await arrangement!.count(caller)).toBe(arrangement!.most)
  })

  it('a call that inserts without counting what its endpoint declares is a fault', async () => {
    const quota = limitedEndpoints[0]!.access.quota!
    await expect(expectingQuota(quota, () => 'inserted')).rejects.toThrow(/nothing was counted/)
    const counted = expectingQuota(quota, () =>
      test.platform.db
        .transaction()
        .execute((tx) =>
          withinQuota(tx, quota, { ownerId: 1, count: async () => 0 }, async () => 'inserted'),
        ),
    )
    await expect(counted).resolves.toBe('inserted')
  })

  it('a quota counted outside a transaction is a fault', async () => {
    const quota = limitedEndpoints[0]!.access.quota!
    const counted = { ownerId: 1, count: async () => 0 }
    await expect(
      withinQuota(test.platform.db, quota, counted, async () => 'inserted'),
    ).rejects.toThrow(/outside a transaction/)
  })
})
