import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { buildUser } from '../../../accounts/users/users.factory.ts'
import { buildLink } from '../../../links/links/links.factory.ts'
import { buildSeason, buildTitle } from '../../titles/titles.factory.ts'

const test = useTestApp({}, { withPages: true })
let admin = {} as Awaited<ReturnType<typeof test.as>>
let [from, into] = [0, 0]
let [ann, bob] = [0, 0]

const db = () => test.platform.db
const run = (query: ReturnType<typeof sql>) => query.execute(db())
const preview = async (a = from, b = into) =>
  (await admin.call('GET', `/api/v1/titles/${a}/merge/${b}`)).json()
const versionOf = async (id: number) =>
  (await db().selectFrom('titles').select('version').where('id', '=', id).executeTakeFirst())
    ?.version ?? 1
const merge = async (a = from, b = into, versions?: object) =>
  admin.call('POST', `/api/v1/titles/${a}/merge/${b}`, {
    versions: versions ?? { [a]: await versionOf(a), [b]: await versionOf(b) },
  })
const restore = (id = from) => admin.call('POST', `/api/v1/titles/${id}/restore`, {})

/** Everything that is counted of these titles, as it stands and as it would be counted now. */
async function counted(ids = [from, into]) {
  const { rows } = await sql<Record<string, unknown>>`select t.id,
      array[t.links_count, t.active_links_count, t.nzbs_count, t.torrents_count, t.comments_count, t.local_vote_count,
        t.seasons_count, t.episodes_count, coalesce(f.followers_count, 0)] as kept,
      array[(select count(*) from links x where x.title_id = t.id),
        (select count(*) from links x where x.title_id = t.id and x.status = 'active'),
        (select count(*) from nzbs x where x.title_id = t.id), (select count(*) from torrents x where x.title_id = t.id),
        (select count(*) from comments c where c.commentable_type = 'title' and c.commentable_id = t.id and c.deleted_at is null),
        (select count(*) from reviews r where r.title_id = t.id and r.deleted_at is null),
        (select count(*) from seasons s where s.title_id = t.id), (select count(*) from episodes e where e.title_id = t.id),
        (select count(*) from follows x where x.kind = 'title' and x.item_id = t.id)]::int[] as true
    from titles t left join follow_counts f on f.kind = 'title' and f.item_id = t.id
    where t.id = any (${ids}::bigint[]) order by t.id`.execute(db())
  const { rows: seasons } = await sql<Record<string, unknown>>`select s.id, s.title_id,
      array[s.episodes_count, s.active_links_count] as kept,
      array[(select count(*) from episodes e where e.season_id = s.id),
        (select count(*) from links x where x.title_id = s.title_id and x.season_number = s.number and x.status = 'active')]::int[] as true
    from seasons s where s.title_id = any (${ids}::bigint[]) order by s.id`.execute(db())
  return { titles: rows, seasons }
}
const expectRight = async (ids?: number[]) => {
  const { titles, seasons } = await counted(ids)
  for (const row of [...titles, ...seasons]) expect(row['kept']).toEqual(row['true'])
  return titles
}

/** Whatever points at these titles, as it lies in the tables. */
async function everything() {
  const lines: string[] = []
  for (const table of [
    'links',
    'link_parts',
    'reviews',
    'list_items',
    'watched_parts',
    'title_external_ids',
    'title_alternative_names',
    'title_genres',
    'videos',
    'seasons',
    'episodes',
    'credits',
    'requests',
  ]) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(x) as row
      from ${sql.table(table)} x where title_id = any (${[from, into]}::bigint[])`.execute(db())
    for (const { row } of rows) {
      const { version: _version, updated_at: _updated, ...rest } = row
      lines.push(`${table} ${JSON.stringify(rest)}`)
    }
  }
  const { rows } = await sql<{
    row: object
  }>`select to_jsonb(x) - 'created_at' as row from follows x where kind = 'title'
    union all select to_jsonb(f) from favourite_titles f
    union all select to_jsonb(c) from comments c`.execute(db())
  return [...lines, ...rows.map(({ row }) => JSON.stringify(row))].toSorted()
}

const comment = (kind: string, id: number, by: number) =>
  run(sql`insert into comments (commentable_type, commentable_id, user_id, content)
    values (${kind}, ${id}, ${by}, 'Well said')`)
const review = (id: number, by: number, score: number) =>
  run(sql`insert into reviews (title_id, user_id, score) values (${id}, ${by}, ${score})`)
const follow = (id: number, by: number) =>
  run(sql`insert into follows (user_id, kind, item_id) values (${by}, 'title', ${id})`)
const episodeOf = async (id: number, season: number, episode: number) =>
  db()
    .selectFrom('episodes')
    .select(['id', 'season_id'])
    .where('title_id', '=', id)
    .where('season_number', '=', season)
    .where('episode_number', '=', episode)
    .executeTakeFirstOrThrow()

beforeAll(async () => {
  admin = await test.as('admin')
  ann = (await buildUser(db())).id
  bob = (await buildUser(db())).id
})
beforeEach(async () => {
  const series = { is_series: true, type: 'series' } as const
  from = (await buildTitle(db(), { ...series, name: 'Judex (serial)', views: 30 })).id
  into = (await buildTitle(db(), { ...series, name: 'Judex', views: 12 })).id
  await buildSeason(db(), from, { number: 1, episodes: 3 })
  await buildSeason(db(), from, { number: 2, episodes: 2 })
  await buildSeason(db(), into, { number: 1, episodes: 2 })
  await buildLink(db(), {
    title_id: from,
    url: `https://archive.org/details/judex-${from}`,
    season_number: 2,
  })
  const same = `https://archive.org/details/both-${from}`
  await buildLink(db(), { title_id: from, url: same })
  await buildLink(db(), { title_id: into, url: same })
  await review(from, ann, 9)
  await review(from, bob, 3)
  await review(into, bob, 5)
  await comment('title', from, ann)
  await comment('title', into, bob)
  await comment('episode', (await episodeOf(from, 1, 1)).id, ann)
  await comment('episode', (await episodeOf(from, 1, 3)).id, ann)
  await follow(from, ann)
  await follow(from, bob)
  await follow(into, bob)
  await run(sql`with made as (insert into lists (user_id, name) values (${ann}, 'Mine'), (${bob}, 'Both') returning id, name),
      one as (insert into list_items (list_id, title_id, position) select id, ${from}, 0 from made)
    insert into list_items (list_id, title_id, position) select id, ${into}, 1 from made where name = 'Both'`)
  await run(sql`insert into favourite_titles (user_id, title_ids)
    values (${ann}, array[${from}::bigint]), (${bob}, array[${into}::bigint, ${from}])
    on conflict (user_id) do update set title_ids = excluded.title_ids`)
  await run(
    sql`insert into title_external_ids (title_id, provider, value) values (${from}, 'imdb', ${`tt${from}`})`,
  )
  await run(sql`insert into videos (title_id, episode_id, name, type, url)
    values (${from}, ${(await episodeOf(from, 1, 1)).id}, 'Whole', 'external', 'https://archive.org/details/judex')`)
  await run(sql`insert into watched_parts (user_id, title_id, season_number, episode_number, is_by_hand, watched_at)
    values (${ann}, ${from}, 1, 1, true, now()), (${bob}, ${from}, 1, 2, true, now()), (${bob}, ${into}, 1, 2, true, now())`)
})

describe('two titles that are one', () => {
  it('are merged as was shown before, and every count is right', async () => {
    const before = await everything()
    const shown = await preview()
    expect(await everything()).toEqual(before)
    const part = (name: string) => shown.parts.find((one: { part: string }) => one.part === name)
    expect(part('liens')).toMatchObject({ moves: 1, stays: 1 })
    expect(part('reviews')).toMatchObject({ moves: 1, stays: 1 })
    expect(part('list_items')).toMatchObject({ moves: 1, stays: 1 })
    expect(part('favourites')).toMatchObject({ moves: 1, stays: 1 })
    expect(part('follows')).toMatchObject({ moves: 1, stays: 1 })
    expect(part('seasons')).toMatchObject({ moves: 1, stays: 1 })
    expect(part('episodes')).toMatchObject({ moves: 3, stays: 2 })
    expect(part('comments')).toMatchObject({ moves: 3, stays: 0 })
    const done = await merge()
    expect(done.json()).toEqual({ id: into })
    const titles = await expectRight()
    expect(titles).toHaveLength(1)
    const { rows } = await sql<{
      views: number
    }>`select views from titles where id = ${into}`.execute(db())
    expect(rows).toEqual([{ views: 42 }])
    const favourites = await db()
      .selectFrom('favourite_titles')
      .select('title_ids')
      .where('user_id', '=', ann)
      .executeTakeFirst()
    expect(favourites).toEqual({ title_ids: [into] })
    // The episode that both had now has what was said of the other's.
    const { id: episode } = await episodeOf(into, 1, 1)
    const about =
      await sql`select 1 from comments where commentable_type = 'episode' and commentable_id = ${episode}`.execute(
        db(),
      )
    expect(about.rows).toHaveLength(1)
    const { season_id: season } = await episodeOf(into, 1, 3)
    expect(season).toBe((await episodeOf(into, 1, 1)).season_id)
    const own = await admin.call('GET', `/api/v1/titles/${into}?lang=en`)
    expect(own.statusCode).toBe(200)
    expect((await admin.call('GET', `/api/v1/titles/${from}?lang=en`)).statusCode).toBe(404)
  })

  it('lead from the old addresses to the new ones', async () => {
    await merge()
    for (const [path, to] of [
      [`/titles/${from}/judex-serial`, `/titles/${into}/judex`],
      [`/titles/${from}`, `/titles/${into}/judex`],
      [
        `/titles/${from}/judex-serial/season/2/episode/1`,
        `/titles/${into}/judex/season/2/episode/1`,
      ],
      [`/titles/${from}/download`, `/titles/${into}/download`],
    ] as const) {
      const { statusCode, headers } = await test.call('GET', path)
      expect([path, statusCode, headers['location']]).toEqual([path, 301, to])
    }
    const third = (await buildTitle(db(), { name: 'Judex, restored', type: 'series' })).id
    await merge(into, third)
    expect((await test.call('GET', `/titles/${from}`)).headers['location']).toBe(
      `/titles/${third}/judex-restored`,
    )
  })

  it('are two again with all that they had, and what came since stays', async () => {
    const [before, counts] = [await everything(), await counted()]
    await merge()
    await comment('title', into, ann)
    await run(sql`update reviews set score = 8 where title_id = ${into} and user_id = ${ann}`)
    expect((await restore()).json()).toEqual({ restored: 1 })
    await expectRight()
    await run(
      sql`delete from comments where commentable_type = 'title' and commentable_id = ${into} and user_id = ${ann}`,
    )
    await run(sql`update reviews set score = 9 where title_id = ${from} and user_id = ${ann}`)
    expect(await everything()).toEqual(before)
    expect(await counted()).toEqual(counts)
    expect((await test.call('GET', `/titles/${from}/judex-serial`)).statusCode).toBe(200)
    expect((await restore()).statusCode).toBe(404)
  })

  it('are told of in the history of both, from where they are brought back', async () => {
    await merge()
    const events = async (id: number) =>
      (await admin.call('GET', `/api/v1/history/title/${id}`)).json().pagination.data
    expect((await events(from))[0]).toMatchObject({
      action: 'merged',
      reason: 'Judex',
      can_restore: true,
    })
    expect((await events(into))[0]).toMatchObject({ action: 'updated', reason: 'Judex (serial)' })
  })

  it('are not given back what the other no longer has', async () => {
    await merge()
    const version = await versionOf(into)
    await admin.call('DELETE', `/api/v1/titles/${into}`, { versions: { [into]: version } })
    const refused = await restore()
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.ids[0]).toContain('bring that back first')
    await restore(into)
    expect((await restore()).statusCode).toBe(200)
    await expectRight()
  })

  it('are merged once by ten at once, in both directions', async () => {
    const versions = { [from]: await versionOf(from), [into]: await versionOf(into) }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? merge(from, into, versions) : merge(into, from, versions),
      ),
    )
    const good = answers.filter(({ statusCode }) => statusCode === 200)
    expect(good).toHaveLength(1)
    for (const { statusCode } of answers) expect([200, 404, 409]).toContain(statusCode)
    await expectRight()
  })

  it.each([
    ['itself', () => [from, from], 422],
    ['nothing', () => [from, 999_999], 404],
    ['too large a number', () => [from, '9223372036854775808'], 422],
  ])('is no merge with %s', async (_what, ids, status) => {
    const [a, b] = ids()
    expect((await admin.call('GET', `/api/v1/titles/${a}/merge/${b}`)).statusCode).toBe(status)
    const body = { versions: { [from]: 1, [into]: 1 } }
    const answer = await admin.call('POST', `/api/v1/titles/${a}/merge/${b}`, body)
    expect(answer.statusCode).toBe(status)
  })

  it('has to have been seen as they are, both', async () => {
    expect(
      (await merge(from, into, { [from]: 99, [into]: await versionOf(into) })).statusCode,
    ).toBe(409)
    expect((await merge(from, into, { [from]: 1 })).statusCode).toBe(422)
    const uploader = await test.as('uploader')
    const versions = { [from]: await versionOf(from), [into]: await versionOf(into) }
    const url = `/api/v1/titles/${from}/merge/${into}`
    expect((await uploader.call('GET', url)).statusCode).toBe(403)
    expect((await uploader.call('POST', url, { versions })).statusCode).toBe(403)
  })
})

describe('any mixture of merges', () => {
  it('leaves every count right, and all is as before when it is taken back in turn', async () => {
    let seed = 42
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    const ids = [from, into]
    for (let n = 0; n < 4; n++) {
      const { id } = await buildTitle(db(), { name: `Part ${n}`, type: 'series', is_series: true })
      ids.push(id)
      for (let season = 1; season <= random(3); season++)
        await buildSeason(db(), id, { number: season, episodes: 1 + random(4) })
      for (let link = 0; link < random(4); link++)
        await buildLink(db(), {
          title_id: id,
          url: `https://archive.org/details/p-${random(6)}-${from}`,
        }).catch(() => undefined)
      for (const by of [ann, bob]) if (random(2)) await review(id, by, 1 + random(10))
      for (const by of [ann, bob]) if (random(2)) await follow(id, by)
      await comment('title', id, ann)
    }
    const states: unknown[] = []
    const gone: number[] = []
    const left = [...ids]
    while (left.length > 1) {
      states.push(await counted(ids))
      const [victim] = left.splice(random(left.length), 1)
      const target = left[random(left.length)]!
      expect((await merge(victim!, target)).statusCode).toBe(200)
      await expectRight(ids)
      gone.push(victim!)
    }
    for (const victim of gone.toReversed()) {
      expect((await restore(victim)).statusCode).toBe(200)
      expect(await counted(ids)).toEqual(states.pop())
    }
  })
})

it('is not waited for where somebody works on one of both', async () => {
  const [title, other] = [await buildTitle(db()), await buildTitle(db())]
  let done = () => {}
  const isDone = new Promise<void>((resolve) => (done = resolve))
  const work = db()
    .transaction()
    .execute(async (tx) => {
      await sql`select 1 from titles where id = ${title.id} for update`.execute(tx)
      await isDone
    })
  const path = `/api/v1/titles/${title.id}/merge/${other.id}`
  const answers = await Promise.all([1, 2, 3].map(() => admin.call('GET', path)))
  done()
  await work
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
  expect((await admin.call('GET', path)).statusCode).toBe(200)
})

describe('duplicates', () => {
  /** The titles of the other tests are called alike, too. */
  const list = async (query = '') =>
    (await admin.call('GET', `/api/v1/title-duplicates?perPage=100&${query}`))
      .json()
      .pagination.data.filter(({ first }: { first: { type: string } }) => first.type === 'movie')
  const look = () => run(sql`select find_title_duplicates(1000)`)

  it('are pairs of a kind, a year and a name, until somebody says that they are two', async () => {
    const build = (values: object) => buildTitle(db(), { type: 'movie', ...values } as never)
    const a = await build({ name: 'Häxan', year: 1922 })
    const b = await build({ name: 'Haxan', year: 1923 })
    const c = await build({ name: 'The Witch', original_name: 'Häxan', year: 1922 })
    await build({ name: 'Haxan', year: 1955 })
    await build({ name: 'Haxan', year: 1922, type: 'music' })
    await look()
    await look()
    const pairs = (await list()).map(
      (one: { first: { id: number }; second: { id: number }; reason: string }) =>
        [one.first.id, one.second.id, one.reason] as const,
    )
    expect(pairs.toSorted()).toEqual(
      [
        [a.id, b.id, 'name'],
        [a.id, c.id, 'original_name'],
        [b.id, c.id, 'original_name'],
      ].toSorted(),
    )
    const [{ id }] = await list()
    const dismiss = (dismissed: boolean) =>
      admin.call('PUT', `/api/v1/title-duplicates/${id}`, { dismissed })
    expect((await dismiss(true)).json().duplicate.is_dismissed).toBe(true)
    await look()
    expect(await list()).toHaveLength(2)
    const filters = encodeURIComponent(
      encodeFilters([{ key: 'dismissed', operator: '=', value: true }]),
    )
    expect(await list(`filters=${filters}`)).toHaveLength(1)
    await dismiss(false)
    expect(await list()).toHaveLength(3)
    await merge(a.id, b.id)
    expect(await list()).toHaveLength(1)
    expect(
      (await admin.call('PUT', '/api/v1/title-duplicates/999999', { dismissed: true })).statusCode,
    ).toBe(404)
  })
})
