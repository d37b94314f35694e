import { buildWorkspace } from '../../accounts/workspaces/workspaces.factory.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
let titleIds: number[] = []
let owner: Awaited<ReturnType<typeof test.as>>
let listId = 0
let privateId = 0

async function addList(name: string, ids: readonly number[], isPublic = true): Promise<number> {
  const { db } = test.platform
  const { id } = await db
    .insertInto('lists')
    .values({
      user_id: owner.id,
      name,
      name_fr: `${name} (fr)`,
      visibility: isPublic ? 'public' : 'private',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (ids.length > 0)
    await db
      .insertInto('list_items')
      .values(ids.map((title_id, position) => ({ list_id: id, title_id, position })))
      .execute()
  return id
}

beforeAll(async () => {
  owner = await test.as('member')
  titleIds = await Promise.all(
    ['One', 'Two', 'Three', 'Four', 'Five'].map(
      async (name) => (await buildTitle(test.platform.db, { name })).id,
    ),
  )
  listId = await addList('Silent nights', titleIds.toReversed())
  privateId = await addList('For me', titleIds.slice(0, 1), false)
  await addList('Nothing yet', [])
})

describe('lists', () => {
  it('that are public and hold something are listed, with their first covers', async () => {
    const { pagination } = (await test.call('GET', '/api/v1/lists?lang=en')).json()
    expect(pagination.data).toHaveLength(1)
    expect(pagination.data[0]).toMatchObject({
      id: listId,
      name: 'Silent nights',
      slug: 'silent-nights',
      items_count: 5,
      user: { id: owner.id },
    })
    expect(pagination.data[0].covers.map(({ name }: { name: string }) => name)).toEqual([
      'Five',
      'Four',
      'Three',
      'Two',
    ])
  })

  it('are found by a title that they hold and by their owner', async () => {
    const other = await buildTitle(test.platform.db, { name: 'In no list' })
    const total = async (query: string) =>
      (await test.call('GET', `/api/v1/lists?${query}`)).json().pagination.total
    expect(
      await Promise.all([
        total(`title_id=${titleIds[2]}`),
        total(`title_id=${other.id}`),
        total(`user_id=${owner.id}`),
      ]),
    ).toEqual([1, 0, 1])
  })

  it('open by their name alone in either language, for who may see them', async () => {
    const stranger = await test.as('member')
    const open = async (call: typeof test.call, name: string) =>
      (await call('GET', `/api/v1/lists/${encodeURIComponent(name)}`)).statusCode
    const statuses = await Promise.all([
      open(test.call, 'silent-nights'),
      open(test.call, 'silent-nights-fr'),
      open(owner.call, 'for-me'),
      open(stranger.call, 'for-me'),
      open(test.call, 'no-such-list'),
      open(test.call, 'ünbekannt'),
    ])
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404])
  })

  it('open by id and by id with name, with a page of titles in their order', async () => {
    for (const address of [listId, `${listId}-silent-nights`]) {
      const { list, items } = (
        await test.call('GET', `/api/v1/lists/${address}?lang=fr&perPage=2&page=2`)
      ).json()
      expect(list.name).toBe('Silent nights (fr)')
      expect(items).toMatchObject({ total: 5, current_page: 2 })
      expect(items.data.map(({ name }: { name: string }) => name)).toEqual(['Three', 'Two'])
    }
  })

  it('that are private open for their owner only', async () => {
    const stranger = await test.as('member')
    const open = async (call: typeof test.call) =>
      (await call('GET', `/api/v1/lists/${privateId}`)).statusCode
    expect([await open(owner.call), await open(stranger.call), await open(test.call)]).toEqual([
      200, 404, 404,
    ])
    expect((await test.call('GET', '/api/v1/lists/999999')).statusCode).toBe(404)
  })

  it('that were made in a workspace are seen there by its members, and nowhere else', async () => {
    const { db } = test.platform
    const [member, stranger, admin] = [
      await test.as('member'),
      await test.as('member'),
      await test.as('admin'),
    ]
    const workspaceId = await buildWorkspace(db, member.id)
    const [open, hidden] = [
      await addList('Ours', titleIds),
      await addList('Ours, hidden', titleIds, false),
    ]
    await db
      .updateTable('lists')
      .set({ workspace_id: workspaceId })
      .where('id', 'in', [open, hidden])
      .execute()
    const seen = async (call: typeof test.call, query: string) =>
      (await call('GET', `/api/v1/lists?${query}`))
        .json()
        .pagination.data.map(({ id }: { id: number }) => id)
        .sort()
    const there = `workspaceId=${workspaceId}`
    expect(await seen(member.call, there)).toEqual([open, hidden].sort())
    expect(await seen(member.call, `${there}&title_id=${titleIds[0]}`)).toHaveLength(2)
    for (const { call } of [stranger, owner, test]) expect(await seen(call, there)).toEqual([])
    expect(await seen(member.call, 'workspaceId=0')).toEqual([listId])
    const status = async (call: typeof test.call) =>
      (await call('GET', `/api/v1/lists/${open}`)).statusCode
    expect(
      await Promise.all([member, stranger, owner, admin, test].map(({ call }) => status(call))),
    ).toEqual([200, 404, 404, 200, 404])
    await db.deleteFrom('workspaces').where('id', '=', workspaceId).execute()
    expect(
      await db.selectFrom('lists').select('id').where('id', 'in', [open, hidden]).execute(),
    ).toEqual([])
  })

  it('count their titles, also when a title leaves the catalogue', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { name: 'Short stay' })
    const id = await addList('Counted', [title.id, titleIds[0]!])
    const countOf = async () =>
      (
        await db
          .selectFrom('lists')
          .select('items_count')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).items_count
    expect(await countOf()).toBe(2)
    await db.deleteFrom('titles').where('id', '=', title.id).execute()
    expect(await countOf()).toBe(1)
  })
})
