import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { buildTitle } from '../titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>

beforeAll(async () => {
  team = await test.as('moderator')
})

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await team.call(method, `/api/v1/${path}`, body)
  return { status: answer.statusCode, ...answer.json() }
}

describe.each(['genres', 'keywords'] as const)('two %s', (path) => {
  const column = path === 'genres' ? 'genre_id' : 'keyword_id'
  const filter = path === 'genres' ? 'genre' : 'keyword'
  let made = 0
  const add = async () => (await call('POST', path, { name: `${path} ${++made}` })).taxon
  const give = async (taxonId: number, ...titleIds: number[]) => {
    for (const title_id of titleIds)
      await test.platform.db
        .insertInto(`title_${path}`)
        .values({ title_id, [column]: taxonId } as never)
        .execute()
  }
  const titles = async (slug: string) =>
    (await test.call('GET', `/api/v1/titles?${filter}=${slug}&lang=en`))
      .json()
      .pagination.data.map(({ id }: { id: number }) => id)
      .sort()

  it('become one, which has the titles of both, each once, and is meant by both addresses', async () => {
    const [from, into] = [await add(), await add()]
    const ids: number[] = []
    for (let index = 0; index < 3; index++) ids.push((await buildTitle(test.platform.db)).id)
    const [one, two, three] = ids as [number, number, number]
    await give(from.id, one, two)
    await give(into.id, two, three)
    expect(await call('GET', `${path}/${from.id}/merge?into=${into.id}`)).toMatchObject({
      titles: 2,
      both: 1,
    })
    const merged = await call('POST', `${path}/${from.id}/merge`, { into: into.id, version: 1 })
    expect(merged).toMatchObject({ status: 200, taxon: { id: into.id, titles_count: 3 } })
    expect(await titles(into.slug)).toEqual(ids)
    expect(await titles(from.slug)).toEqual(ids)
    const { channel } = (
      await test.call('GET', `/api/v1/channel/movies?restriction=${from.slug}&lang=en`)
    ).json()
    expect(channel.restriction).toMatchObject({ id: into.id, slug: into.slug })
    if (path === 'genres') {
      const row = test.platform.db.selectFrom('titles').select('genre_ids').where('id', '=', two)
      expect((await row.executeTakeFirstOrThrow()).genre_ids.map(Number)).toEqual([into.id])
    }
    const events = await test.platform.db
      .selectFrom('audit_events')
      .select(['action', 'record_id', 'reason'])
      .where('record_type', '=', filter)
      .where('record_id', 'in', [String(from.id), String(into.id)])
      .where('action', '<>', 'created')
      .orderBy('id')
      .execute()
    expect(events).toEqual(
      expect.arrayContaining([
        { action: 'deleted', record_id: String(from.id), reason: `→ ${into.name}` },
        { action: 'updated', record_id: String(into.id), reason: null },
      ]),
    )
    // What became part of it leads on when it becomes part of another.
    const last = await add()
    await call('POST', `${path}/${into.id}/merge`, { into: last.id, version: 1 })
    expect(await titles(from.slug)).toEqual(ids)
  })

  it('are merged neither into themselves, nor into nothing, nor unseen', async () => {
    const [from, into] = [await add(), await add()]
    const merge = (body: object) => call('POST', `${path}/${from.id}/merge`, body)
    expect(Object.keys((await merge({ into: from.id, version: 1 })).errors)).toEqual(['into'])
    expect(Object.keys((await merge({ into: 2_147_483_648, version: 1 })).errors)).toEqual(['into'])
    expect((await merge({ into: into.id, version: 7 })).status).toBe(409)
    expect((await call('GET', `${path}/${from.id}/merge?into=${from.id}`)).status).toBe(422)
    expect((await call('GET', `${path}/2147483648/merge?into=${into.id}`)).status).toBe(404)
    const member = await test.as('member')
    const refused = await member.call('POST', `/api/v1/${path}/${from.id}/merge`, {
      into: into.id,
      version: 1,
    })
    expect(refused.statusCode).toBe(403)
  })

  it('that are merged into each other at once leave one', async () => {
    const [one, two] = [await add(), await add()]
    const answers = await Promise.all([
      call('POST', `${path}/${one.id}/merge`, { into: two.id, version: 1 }),
      call('POST', `${path}/${two.id}/merge`, { into: one.id, version: 1 }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await test.platform.db
      .selectFrom(path as 'genres')
      .select('id')
      .where('id', 'in', [one.id, two.id])
      .execute()
    expect(left).toHaveLength(1)
  })
})
