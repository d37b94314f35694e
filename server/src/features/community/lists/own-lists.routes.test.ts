import { listUrl, MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildWorkspace } from '../../accounts/workspaces/workspaces.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp({}, { withPages: true })
type Caller = Awaited<ReturnType<typeof test.as>>
const BIGGEST = Number.MAX_SAFE_INTEGER
let [owner, stranger] = [] as unknown as [Caller, Caller]
const titles: number[] = []

beforeAll(async () => {
  owner = await test.as('member')
  stranger = await test.as('member')
  for (let number = 0; number < 12; number += 1)
    titles.push((await buildTitle(test.platform.db, { name: `Film ${number}` })).id)
})

const send = (caller: Pick<Caller, 'call'>, path: string, body: object, method = 'POST') =>
  caller.call(method as 'POST', `/api/v1/${path}`, body)

interface Made {
  id: number
  version: number
  share_key: string | null
  slug: string
}

async function make(caller: Caller, values: object = {}, workspaceId = 0): Promise<Made> {
  const answer = await send(caller, `lists?workspaceId=${workspaceId}`, {
    name: 'Nights',
    ...values,
  })
  expect(answer.statusCode).toBe(201)
  return answer.json().list
}

const add = (caller: Caller, id: number, title_id: number, more: object = {}) =>
  send(caller, `lists/${id}/add`, { title_id, ...more })

async function filled(count: number, values: object = {}): Promise<Made> {
  const list = await make(owner, values)
  for (const title of titles.slice(0, count)) await add(owner, list.id, title)
  return list
}

async function read(caller: Pick<Caller, 'call'>, address: string | number) {
  const answer = await caller.call('GET', `/api/v1/lists/${address}?perPage=100`)
  return answer.statusCode === 200 ? answer.json() : answer.statusCode
}

const placesOf = async (id: number): Promise<number[]> =>
  (await read(owner, id)).items.data.map((title: { id: number }) => titles.indexOf(title.id))

describe('an own list', () => {
  it('is made private, with its first title, and is nobody else’s to see', async () => {
    const list = await make(owner, { name: ' For me ', title_id: titles[3] })
    expect(list).toMatchObject({
      name: 'For me',
      visibility: 'private',
      is_public: false,
      items_count: 1,
    })
    expect(await placesOf(list.id)).toEqual([3])
    expect([await read(stranger, list.id), await read(test, list.id)]).toEqual([404, 404])
    expect((await test.call('GET', `/lists/${list.id}`)).statusCode).toBe(404)
  })

  it('needs a name of letters that can be shown', async () => {
    for (const name of ['', '  ', 'a\0b', 'x'.repeat(101)])
      expect((await send(owner, 'lists', { name })).json().errors).toHaveProperty('name')
    expect((await send(owner, 'lists', { name: 'Nights', title_id: BIGGEST })).statusCode).toBe(422)
    expect((await send(test, 'lists', { name: 'Nights' })).statusCode).toBe(401)
  })

  it('says whether it may be changed, and is changed by its owner only', async () => {
    const list = await make(owner, { visibility: 'public', title_id: titles[0] })
    expect((await read(owner, list.id)).list.can).toEqual({
      update: true,
      delete: true,
      discuss: true,
      withhold: false,
    })
    expect((await read(stranger, list.id)).list.can).toEqual({
      update: false,
      delete: false,
      discuss: true,
      withhold: false,
    })
    const admin = await test.as('admin')
    for (const caller of [stranger, admin]) {
      const answers = await Promise.all([
        send(caller, `lists/${list.id}`, { name: 'Mine', version: 1 }, 'PUT'),
        send(caller, `lists/${list.id}`, { versions: { [list.id]: 1 } }, 'DELETE'),
        add(caller, list.id, titles[1]!),
        send(caller, `lists/${list.id}/remove`, { title_id: titles[0] }),
        send(caller, `lists/${list.id}/note`, { title_id: titles[0], note: 'Mine' }),
        send(caller, `lists/${list.id}/reorder`, { title_id: titles[0], position: 1 }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403))
    }
    expect(await placesOf(list.id)).toEqual([0])
  })

  it('is changed as it was seen, and keeps the translation of words that stay', async () => {
    const list = await make(owner, { description: 'Long ones' })
    await test.platform.db
      .updateTable('lists')
      .set({ name_fr: 'Nuits' })
      .where('id', '=', list.id)
      .execute()
    const { version } = (await read(owner, list.id)).list
    const body = { name: 'Nights', description: '', visibility: 'public' }
    const saved = await send(owner, `lists/${list.id}`, { ...body, version }, 'PUT')
    expect(saved.json().list).toMatchObject({ name: 'Nights', description: null, is_public: true })
    const stale = await send(owner, `lists/${list.id}`, { ...body, name: 'Days', version }, 'PUT')
    expect(stale.statusCode).toBe(409)
    expect(stale.json().conflicts[0].changed).toMatchObject({ visibility: ['private', 'public'] })
    const inFrench = await owner.call('GET', `/api/v1/lists/${list.id}?lang=fr`)
    expect(inFrench.json().list.name).toBe('Nuits')
  })

  it('is deleted as it was seen, with its titles', async () => {
    const [first, second] = [await filled(2), await make(owner)]
    const ids = `${first.id},${second.id}`
    const versions = { [first.id]: 1, [second.id]: 1 }
    expect((await send(stranger, `lists/${ids}`, { versions }, 'DELETE')).statusCode).toBe(404)
    expect((await send(owner, `lists/${ids}`, { versions }, 'DELETE')).json().deleted).toBe(2)
    expect(await read(owner, first.id)).toBe(404)
  })
})

describe('the titles of an own list', () => {
  it('are added once, at the end or at a place, with a note', async () => {
    const list = await filled(3)
    const again = await add(owner, list.id, titles[1]!, { note: 'Twice' })
    expect(again.json()).toEqual({ list_id: list.id, items_count: 3, changed: false })
    await add(owner, list.id, titles[4]!, { position: 1, note: 'First of all' })
    await add(owner, list.id, titles[5]!, { position: MOST_LIST_ITEMS })
    expect(await placesOf(list.id)).toEqual([4, 0, 1, 2, 5])
    const { items } = await read(stranger, list.id).then(() => read(owner, list.id))
    expect(items.data.map(({ note }: { note: string | null }) => note)).toEqual([
      'First of all',
      null,
      null,
      null,
      null,
    ])
    for (const title_id of [BIGGEST, 0, '1\0', 1.5])
      expect((await send(owner, `lists/${list.id}/add`, { title_id })).statusCode).toBe(422)
  })

  it('move to any place, beyond either end too, and the others keep their order', async () => {
    const list = await filled(5)
    const move = async (title: number, position: number) => {
      await send(owner, `lists/${list.id}/reorder`, { title_id: titles[title], position })
      return placesOf(list.id)
    }
    expect(await move(0, 3)).toEqual([1, 2, 0, 3, 4])
    expect(await move(4, 1)).toEqual([4, 1, 2, 0, 3])
    expect(await move(4, MOST_LIST_ITEMS)).toEqual([1, 2, 0, 3, 4])
    await send(owner, `lists/${list.id}/remove`, { title_id: titles[2] })
    expect(await move(3, 2)).toEqual([1, 3, 0, 4])
    expect(await move(11, 1)).toEqual([1, 3, 0, 4])
    const beyond = { title_id: titles[0], position: BIGGEST }
    expect((await send(owner, `lists/${list.id}/reorder`, beyond)).statusCode).toBe(422)
  })

  it('get a note, or lose it', async () => {
    const list = await filled(1)
    const note = (words: string | null, title_id = titles[0]) =>
      send(owner, `lists/${list.id}/note`, { title_id, note: words })
    const noted = async () => (await read(owner, list.id)).items.data[0].note
    await note('See it\nin the dark')
    expect(await noted()).toBe('See it\nin the dark')
    await note('  ')
    expect(await noted()).toBeNull()
    expect((await note('x'.repeat(301))).statusCode).toBe(422)
    expect((await note('a\0b')).statusCode).toBe(422)
    expect((await note('There?', titles[7])).statusCode).toBe(422)
  })

  it('are neither lost nor doubled by ten tabs that add and move at once', async () => {
    const list = await filled(4)
    const answers = await Promise.all([
      ...titles.slice(2, 12).map((title) => add(owner, list.id, title)),
      ...[0, 1, 2, 3].map((title) =>
        send(owner, `lists/${list.id}/reorder`, { title_id: titles[title], position: 4 - title }),
      ),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(200))
    const { list: card, items } = await read(owner, list.id)
    expect(card.items_count).toBe(12)
    expect(items.data.map(({ id }: { id: number }) => id).toSorted()).toEqual(titles.toSorted())
    const rows = await test.platform.db
      .selectFrom('list_items')
      .select('position')
      .where('list_id', '=', list.id)
      .execute()
    expect(new Set(rows.map(({ position }) => position)).size).toBe(12)
  })

  it('are as many as a list can hold, and not one more by ten calls at once', async () => {
    const list = await make(owner)
    await test.platform.db
      .insertInto('list_items')
      .expression((eb) =>
        eb
          .selectFrom('titles')
          .select([
            eb.val(list.id).as('list_id'),
            'id',
            eb.lit(0).as('position'),
            'created_at',
            eb.lit(null).as('note'),
          ])
          .where('id', 'in', titles.slice(0, 1)),
      )
      .execute()
    // As full as it can get, but for three.
    await test.platform.db
      .updateTable('lists')
      .set({ items_count: MOST_LIST_ITEMS - 3 })
      .where('id', '=', list.id)
      .execute()
    const answers = await Promise.all(
      titles.slice(1, 11).map((title) => add(owner, list.id, title)),
    )
    const taken = answers.filter(({ statusCode }) => statusCode === 200)
    expect([taken.length, answers.length - taken.length]).toEqual([3, 7])
  })
})

describe('what is kept for later', () => {
  it('is one private list, however many titles come at once, that is not deleted', async () => {
    const caller = await test.as('member')
    const answers = await Promise.all(
      titles.slice(0, 10).map((title_id) => send(caller, 'lists/watch-later', { title_id })),
    )
    expect(new Set(answers.map((answer) => answer.json().list_id)).size).toBe(1)
    const id = answers[0]!.json().list_id
    const { list } = (await caller.call('GET', `/api/v1/lists/${id}?lang=fr`)).json()
    expect(list).toMatchObject({
      name: 'À voir plus tard',
      kind: 'watch_later',
      visibility: 'private',
      items_count: 10,
      can: { update: true, delete: false },
    })
    const refused = await send(caller, `lists/${id}`, { versions: { [id]: 1 } }, 'DELETE')
    expect(refused.statusCode).toBe(422)
    expect((await send(caller, 'lists/watch-later', { title_id: BIGGEST })).statusCode).toBe(422)
  })

  it('comes first of the own lists, which say whether they hold a title', async () => {
    const caller = await test.as('member')
    const list = await make(caller, { name: 'Nights', title_id: titles[2] })
    await send(caller, 'lists/watch-later', { title_id: titles[1] })
    await make(caller, { name: 'Empty' })
    const mine = async (query: string) =>
      (await caller.call('GET', `/api/v1/lists/mine?lang=en&${query}`))
        .json()
        .pagination.data.map((one: { name: string; has_title: boolean | null }) => [
          one.name,
          one.has_title,
        ])
    expect(await mine(`title_id=${titles[2]}`)).toEqual([
      ['Watch later', false],
      ['Empty', false],
      ['Nights', true],
    ])
    expect((await mine(''))[0]).toEqual(['Watch later', null])
    expect(await mine(`title_id=${BIGGEST}`)).toHaveLength(3)
    expect((await test.call('GET', '/api/v1/lists/mine')).statusCode).toBe(401)
    expect((await send(caller, `lists/${list.id}/remove`, { title_id: titles[2] })).json()).toEqual(
      {
        list_id: list.id,
        items_count: 0,
        changed: true,
      },
    )
  })
})

describe('an unlisted list', () => {
  it('opens by its key for everybody, and by nothing else for nobody but its owner', async () => {
    const list = await filled(2, { name: 'Between us', visibility: 'unlisted' })
    expect(list.share_key).toMatch(/^[0-9a-f]{32}$/)
    for (const caller of [test, stranger]) {
      expect((await read(caller, list.share_key!)).list).toMatchObject({
        id: list.id,
        can: { update: false, delete: false, discuss: false, withhold: false },
      })
      for (const address of [list.id, `${list.id}-between-us`, 'between-us'])
        expect(await read(caller, address)).toBe(404)
      const listed = await caller.call('GET', `/api/v1/lists?user_id=${owner.id}&perPage=100`)
      expect(JSON.stringify(listed.json())).not.toContain('Between us')
    }
    const page = await owner.call('GET', `/lists/${list.id}`)
    expect([page.statusCode, page.headers.location]).toEqual([301, listUrl(list)])
    const shared = await test.call('GET', listUrl(list))
    expect(shared.statusCode).toBe(200)
    expect(shared.body).toContain('noindex')
  })

  it('leads on from its key when it is public, and no more once it was private', async () => {
    const list = await filled(1, { name: 'Opening', visibility: 'unlisted' })
    const become = async (visibility: string) => {
      const { version } = (await read(owner, list.id)).list
      const body = { name: 'Opening', visibility, version }
      return (await send(owner, `lists/${list.id}`, body, 'PUT')).json().list
    }
    expect((await become('public')).share_key).toBeNull()
    const page = await test.call('GET', listUrl(list))
    expect([page.statusCode, page.headers.location]).toEqual([301, `/lists/${list.id}-opening`])
    await become('private')
    expect(await read(test, list.share_key!)).toBe(404)
    const { share_key } = await become('unlisted')
    expect([share_key === list.share_key, await read(test, list.share_key!)]).toEqual([false, 404])
  })
})

describe('in a workspace, a list', () => {
  it('is made by its members, for its members, and is out of reach of an owner who left', async () => {
    const workspaceId = await buildWorkspace(test.platform.db, owner.id)
    const refused = await send(stranger, `lists?workspaceId=${workspaceId}`, { name: 'Ours' })
    expect(refused.json().errors).toHaveProperty('workspaceId')
    const list = await make(owner, { name: 'Ours', visibility: 'unlisted' }, workspaceId)
    expect(list.share_key).toBeNull()
    const mine = (await owner.call('GET', `/api/v1/lists/mine?workspaceId=${workspaceId}`)).json()
    expect(mine.pagination.data.map(({ id }: { id: number }) => id)).toEqual([list.id])
    await test.platform.db
      .deleteFrom('workspace_members')
      .where('workspace_id', '=', workspaceId)
      .where('user_id', '=', owner.id)
      .execute()
    expect((await add(owner, list.id, titles[0]!)).statusCode).toBe(404)
  })
})
