import { encodeFilters } from '@mediatheque/contract/core/table-filters.ts'
import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { SHIPPED_ROLES, type ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { buildWorkspace } from './features/accounts/workspaces/workspaces.factory.ts'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { buildLink } from './features/links/links/links.factory.ts'
import { getSettings, updateSettings } from './features/site/settings/settings.service.ts'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { TITLES_TAG } from './features/catalogue/titles/titles.service.ts'
import { QUEUES_TAG } from './features/links/links/links.service.ts'
import { NEWS_TAG } from './features/catalogue/news/news.service.ts'
import { CHANNELS_TAG } from './features/catalogue/channels/channels.service.ts'

const test = useTestApp()

/** A thing that some may not see, in two states that differ in nothing else. */
interface Hidden {
  readonly name: string
  readonly from: readonly ShippedRole[]
  /** SQL that changes it from one state to the other; the two words are what a reader would search for. */
  become(state: Word): string
}
type Word = 'zyxfirst' | 'zyxother'
const WORDS = ['zyxfirst', 'zyxother'] as const

const everybody = SHIPPED_ROLES
const unchecked = ['guest', 'member', 'uploader'] as const
const strangers = ['guest', 'member', 'uploader', 'premium', 'team', 'moderator'] as const
const outsiders = ['guest', 'member', 'uploader', 'premium'] as const

let titleId = 0
let listId = 0
/** Pages of single records that some may not see. */
const lookups: string[] = []
/** What comments are looked for on besides the title. */
const commented: Record<string, string>[] = []
const hidden: Hidden[] = []

/** What lists ask for besides; a list that needs more and is not here fails. */
const NEEDED: Record<string, () => Record<string, string>[]> = {
  'commentable/comments': () => [
    { commentable_type: 'title', commentable_id: String(titleId) },
    ...commented,
  ],
}
/** Lists that offer more of a title than of all titles are asked both ways. */
const OF_A_TITLE = new Set(['liens', 'nzb', 'torrents'])
const LOADERS: Record<string, readonly string[]> = {
  liens: ['linksdl', 'liens', 'adminliens', 'admin-links-validation'],
  nzb: ['nzbdl', 'liens', 'adminliens', 'admin-links-validation'],
  torrents: ['torrentdl', 'liens', 'adminliens', 'admin-links-validation'],
  'liens-overview': ['liens', 'adminliens'],
}

type Shaped = { shape: Record<string, z.ZodType> }
const shapeOf = ({ query }: Endpoint) => (query as unknown as Shaped | undefined)?.shape ?? {}
const lists = Object.values<Endpoint>(endpoints).filter((endpoint) => {
  const shape = shapeOf(endpoint)
  return endpoint.method === 'GET' && ['query', 'orderBy', 'filters'].some((key) => key in shape)
})

function choicesOf(schema: z.ZodType | undefined): readonly string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    enum?: string[]
    anyOf?: { enum?: string[] }[]
  }
  return json.enum ?? json.anyOf?.flatMap((one) => one.enum ?? []) ?? []
}

function pathOf({ path }: Endpoint): string {
  const values: Record<string, string> = { model: 'title', slugOrId: 'movies', season: '1' }
  if (path.startsWith('lists/')) values['slugOrId'] = String(listId)
  return endpointUrl(path).replace(
    /:([A-Za-z]+)/g,
    (_, name: string) => values[name] ?? String(titleId),
  )
}

/** Every way to look for a record without being shown it. */
function probesOf(endpoint: Endpoint): string[] {
  const shape = shapeOf(endpoint)
  const orders = [undefined, ...choicesOf(shape['orderBy'])]
  const searches = 'query' in shape ? [undefined, ...WORDS, 'zyx'] : [undefined]
  const loaders = LOADERS[endpoint.path] ?? [undefined]
  const probes: Record<string, string | undefined>[] = []
  const titles = OF_A_TITLE.has(endpoint.path) ? [undefined, String(titleId)] : [undefined]
  for (const of of loaders.flatMap((loader) => titles.map((title_id) => ({ loader, title_id })))) {
    for (const query of searches) probes.push({ ...of, query })
    for (const orderBy of orders)
      for (const orderDir of ['asc', 'desc']) probes.push({ ...of, orderBy, orderDir })
    for (const key of ['query', 'name', 'url', 'lien', 'status', 'active'])
      probes.push({ ...of, filters: encodeFilters([{ key, value: WORDS[0], operator: '=' }]) })
  }
  const needed = NEEDED[endpoint.path]?.() ?? [{}]
  return needed.flatMap((about) =>
    probes.map((probe) => {
      const given = Object.entries({ ...about, ...probe, perPage: '100' })
      const values = given.filter((entry): entry is [string, string] => entry[1] !== undefined)
      return `${pathOf(endpoint)}?${new URLSearchParams(values).toString()}`
    }),
  )
}

type Call = (typeof test)['call']

async function answersOf(call: Call): Promise<Map<string, string>> {
  await test.platform.cache.invalidate([TITLES_TAG, CHANNELS_TAG, QUEUES_TAG, NEWS_TAG])
  const answers = new Map<string, string>()
  for (const url of [...lookups, ...lists.flatMap(probesOf)]) {
    const { statusCode, body } = await call('GET', url)
    answers.set(url, `${statusCode} ${body}`)
  }
  return answers
}

/** Without triggers: what they keep, such as the time of the last change, would tell the states apart. */
async function become(one: Hidden, state: Word): Promise<void> {
  await test.platform.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(one.become(state)).execute(tx)
  })
}

/** Answers that differ between the states. Everything changes at once; what leaked is then looked for by itself. */
async function differences(call: Call, unseen: readonly Hidden[]): Promise<string[]> {
  for (const one of unseen) await become(one, WORDS[0])
  const first = await answersOf(call)
  for (const one of unseen) await become(one, WORDS[1])
  const other = await answersOf(call)
  const urls = [...first.keys()].filter((url) => other.get(url) !== first.get(url))
  if (urls.length === 0 || unseen.length === 1) return urls
  const leaks: string[] = []
  for (const one of unseen)
    for (const url of await differences(call, [one])) leaks.push(`${one.name}: ${url}`)
  return leaks
}

async function plant(): Promise<void> {
  const { db } = test.platform
  const { recaptcha } = await getSettings(test.platform)
  await updateSettings(test.platform, {
    recaptcha: { ...recaptcha, enable: { ...recaptcha.enable, download: true } },
  })
  const owner = await buildUser(db, { role: 'uploader' })
  titleId = (await buildTitle(db, { name: 'A film in plain sight' })).id
  const shown = { title_id: titleId, user_id: owner.id }
  const linkId = await buildLink(db, shown)
  await buildLink(db, shown)
  const pendingId = await buildLink(db, { ...shown, status: 'pending' })
  const one = async (text: string) => {
    const { rows } = await sql.raw<{ id: number }>(text).execute(db)
    return rows[0]!.id
  }
  const release = `title_id, name, file_key, quality_id, user_id`
  const values = `${titleId}, 'release', 'none', 16, ${owner.id}`
  const nzbId = await one(
    `insert into nzbs (${release}, status) values (${values}, 'pending') returning id`,
  )
  const activeNzbId = await one(
    `insert into nzbs (${release}, status) values (${values}, 'active') returning id`,
  )
  const reportId = await one(
    `insert into reports (item_type, item_id, user_id, reason) values ('link', ${linkId}, ${owner.id}, 'text') returning id`,
  )
  const torrents = `insert into torrents (${release}, infohash, size_bytes, status) values (${values}`
  const torrentId = await one(`${torrents}, repeat('a', 40), 1, 'active') returning id`)
  const pendingTorrentId = await one(`${torrents}, repeat('b', 40), 1, 'pending') returning id`)
  listId = await one(
    `insert into lists (user_id, name, is_public, items_count) values (${owner.id}, 'open', true, 1) returning id`,
  )
  const privateId = await one(
    `insert into lists (user_id, name, is_public, items_count) values (${owner.id}, 'closed', false, 1) returning id`,
  )
  const comment = `insert into comments (commentable_type, commentable_id, user_id, content, deleted_at`
  const on = `values ('title', ${titleId}, ${owner.id}, 'text'`
  const deletedId = await one(`${comment}) ${on}, now()) returning id`)
  await one(
    `${comment}, parent_id, root_id, depth) ${on}, null, ${deletedId}, ${deletedId}, 1) returning id`,
  )
  const newsId = await one(
    `insert into news_articles (title, slug, body, published_at) values ('later', 'later', '', now() + interval '1 year') returning id`,
  )
  const suspended = await buildUser(db, { banned_at: new Date() })
  const workspaceId = await buildWorkspace(db, suspended.id)
  const sharedId = await one(
    `insert into lists (user_id, workspace_id, name, is_public, items_count) values (${owner.id}, ${workspaceId}, 'shared', true, 1) returning id`,
  )
  const said = async (type: string, id: number) => {
    commented.push({ commentable_type: type, commentable_id: String(id) })
    return one(
      `insert into comments (commentable_type, commentable_id, user_id, content) values ('${type}', ${id}, ${owner.id}, 'text') returning id`,
    )
  }
  const onPrivateId = await said('list', privateId)
  const onSharedId = await said('list', sharedId)
  const onDraftId = await said('news', newsId)
  lookups.push(
    ...[privateId, sharedId, ...WORDS].map((list) => `/api/v1/lists/${list}`),
    `/api/v1/lists?user_id=${owner.id}`,
    `/api/v1/lists?workspaceId=${workspaceId}`,
    `/api/v1/news/${newsId}`,
    `/api/v1/users/${suspended.id}`,
    `/api/v1/get-user/${suspended.username}`,
    ...[onPrivateId, onSharedId, onDraftId].map(
      (id) => `/api/v1/commentable/comments/${id}/replies`,
    ),
  )
  const debridId = await one(
    `insert into debrid_accounts (user_id, provider, key_encrypted) values (${owner.id}, 1, 'x') returning id`,
  )
  const noticeId = await one(
    `insert into notifications (user_id, type, data) values (${owner.id}, 'link.accepted', '{}') returning position as id`,
  )
  const number = (state: Word) => (state === 'zyxfirst' ? 1 : 900_000_000)
  hidden.push(
    {
      name: 'the address of a link whose download is checked',
      from: unchecked,
      become: (state) =>
        `update links set url = 'https://archive.org/${state}' where id = ${linkId}`,
    },
    {
      name: 'a link that waits for a moderator',
      from: outsiders,
      become: (
        state,
      ) => `update links set url = 'https://archive.org/${state}', views = ${number(state)},
        size_bytes = ${number(state)}, reports_count = ${number(state)} where id = ${pendingId}`,
    },
    {
      name: 'the infohash of a torrent whose download is checked',
      from: unchecked,
      become: (state) =>
        `update torrents set infohash = repeat('${state === 'zyxfirst' ? 'c' : 'd'}', 40) where id = ${torrentId}`,
    },
    {
      name: 'the password of a newsgroup file whose download is checked',
      from: unchecked,
      become: (state) => `update nzbs set archive_password = '${state}' where id = ${activeNzbId}`,
    },
    {
      name: 'what somebody reported about a link',
      from: outsiders,
      become: (state) => `update reports set reason = '${state}' where id = ${reportId}`,
    },
    ...[['nzbs', nzbId] as const, ['torrents', pendingTorrentId] as const].map(([table, id]) => ({
      name: `one of the ${table} that wait for a moderator`,
      from: outsiders,
      become: (state: Word) =>
        `update ${table} set name = '${state}', size_bytes = ${number(state)}, views = ${number(state)} where id = ${id}`,
    })),
    {
      name: 'the words of a deleted comment',
      from: everybody,
      become: (state) => `update comments set content = '${state}' where id = ${deletedId}`,
    },
    {
      name: 'a list that is not public',
      from: strangers,
      become: (state) =>
        `update lists set name = '${state}', items_count = ${number(state)} where id = ${privateId}`,
    },
    {
      name: 'a list that a workspace shares',
      from: strangers,
      become: (state) =>
        `update lists set name = '${state}', items_count = ${number(state)} where id = ${sharedId}`,
    },
    ...[
      { what: 'a list that is not public', id: onPrivateId, from: strangers },
      { what: 'a list that a workspace shares', id: onSharedId, from: strangers },
      { what: 'an article that is not published yet', id: onDraftId, from: everybody },
    ].map(({ what, id, from }) => ({
      name: `a comment on ${what}`,
      from,
      become: (state: Word) =>
        `update comments set content = '${state}', upvotes = ${number(state)}, deleted_at = ${state === 'zyxfirst' ? 'null' : 'now()'} where id = ${id}`,
    })),
    {
      name: 'the profile of a suspended account',
      from: outsiders,
      become: (state) => `update users set first_name = '${state}' where id = ${suspended.id}`,
    },
    {
      name: 'an article that is not published yet',
      from: everybody,
      become: (state) =>
        `update news_articles set title = '${state}', comments_count = ${number(state)} where id = ${newsId}`,
    },
    {
      name: "somebody else's debrid account",
      from: everybody,
      become: (state) =>
        `update debrid_accounts set username = '${state}', key_ending = '${state.slice(3, 7)}' where id = ${debridId}`,
    },
    {
      name: "somebody else's notification",
      from: everybody,
      become: (state) =>
        `update notifications set data = '{"lines": ["${state}"]}' where position = ${noticeId}`,
    },
    {
      name: 'the address and the password of an account',
      from: everybody,
      become: (state) =>
        `update users set email = '${state}@test.example', password_hash = '${state}' where id = ${owner.id}`,
    },
  )
}

describe('what a reader may not see', () => {
  beforeAll(plant, 60_000)

  it.each(SHIPPED_ROLES)(
    'makes no difference to what any list answers to %s, however it is searched and sorted',
    async (role) => {
      const { call } = role === 'guest' ? test : await test.as(role)
      const unseen = hidden.filter(({ from }) => from.includes(role))
      expect(await differences(call, unseen)).toEqual([])
    },
    120_000,
  )

  it.each(outsiders)('is not counted either where %s reads about its title', async (role) => {
    const { db, cache } = test.platform
    const { call } = role === 'guest' ? test : await test.as(role)
    const read = async () => {
      await cache.invalidate([TITLES_TAG])
      const pages = ['', '/download'].map((end) => call('GET', `/api/v1/titles/${titleId}${end}`))
      return (await Promise.all(pages)).map(({ body }) => body)
    }
    const before = await read()
    const values = { title_id: titleId, user_id: null }
    await buildLink(db, { ...values, status: 'pending' })
    await buildLink(db, { ...values, status: 'dead' })
    await sql`insert into nzbs (title_id, name, file_key, quality_id, status)
      values (${titleId}, 'waits', 'none', 16, 'pending')`.execute(db)
    expect(await read()).toEqual(before)
  })

  it('is looked for in lists that answer', async () => {
    const [admin, premium] = [await test.as('admin'), await test.as('premium')]
    const unanswered: string[] = []
    for (const endpoint of lists) {
      const [first] = probesOf(endpoint)
      const { call } = endpoint.access.kind === 'premium' ? premium : admin
      const { statusCode } = await call('GET', first!)
      if (statusCode !== 200) unanswered.push(`${statusCode} ${first}`)
    }
    expect(unanswered).toEqual([])
  })
})
