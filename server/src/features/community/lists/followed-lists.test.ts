import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Member = Awaited<ReturnType<typeof test.as>>
let owner: Member
let titleId = 0

beforeAll(async () => {
  owner = await test.as('member')
  titleId = (await buildTitle(test.platform.db, { name: 'Nosferatu' })).id
})

async function make(name: string): Promise<number> {
  const form = { name, visibility: 'public', title_id: titleId }
  return (await owner.call('POST', '/api/v1/lists', form)).json().list.id
}
const follow = ({ call }: Member, id: number, method: 'PUT' | 'DELETE' = 'PUT') =>
  call(method, `/api/v1/follows/list/${id}`)
const suspend = (ids: readonly number[], banned_at: Date | null = new Date()) =>
  test.platform.db.updateTable('users').set({ banned_at }).where('id', 'in', ids).execute()
const members = (count: number) =>
  Promise.all(Array.from({ length: count }, () => test.as('member')))

interface Page {
  data: { id: number; name: string }[]
  next_cursor: string | null
}
async function read(query: string): Promise<Page> {
  return (await owner.call('GET', `/api/v1/lists?${query}`)).json().pagination
}
const followed = async () => (await read('order=followed&perPage=50')).data.map(({ name }) => name)

/** What the triggers keep, beside what a count finds. */
async function counts(id: number) {
  const kept = await test.platform.db
    .selectFrom('follow_counts')
    .select(['followers_count', 'standing_followers_count'])
    .where('kind', '=', 'list')
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow()
  const followers = await test.platform.db
    .selectFrom('follows as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select('u.banned_at')
    .where('f.kind', '=', 'list')
    .where('f.item_id', '=', id)
    .execute()
  const standing = followers.filter(({ banned_at }) => banned_at === null).length
  return {
    kept: [kept.followers_count, kept.standing_followers_count],
    found: [followers.length, standing],
  }
}

describe('the lists that most follow', () => {
  it('are put in order by accounts that are not suspended', async () => {
    const [honest, bought] = [await make('Honest'), await make('Bought')]
    const [one, two, ...crowd] = await members(5)
    await Promise.all([follow(one!, honest), follow(two!, honest)])
    await Promise.all(crowd.map((member) => follow(member, bought)))
    expect(await followed()).toEqual(['Bought', 'Honest'])
    await suspend(crowd.slice(1).map(({ id }) => id))
    expect(await followed()).toEqual(['Honest', 'Bought'])
    await suspend([crowd[0]!.id])
    expect(await followed()).toEqual(['Honest'])
    await suspend([crowd[0]!.id, crowd[1]!.id, crowd[2]!.id], null)
    expect(await followed()).toEqual(['Bought', 'Honest'])
  })

  it('are counted rightly when ten follow, stop, are suspended and go at once', async () => {
    const id = await make('Contested')
    const ten = await members(10)
    await Promise.all(ten.map((member) => follow(member, id)))
    const ids = ten.map((member) => member.id)
    await Promise.all([
      ...ids.slice(0, 4).map((one) => suspend([one])),
      ...ten.slice(2, 6).map((member) => follow(member, id, 'DELETE')),
      ...ids.slice(5, 8).map((one) => suspend([one])),
      ...ids
        .slice(7)
        .map((one) => test.platform.db.deleteFrom('users').where('id', '=', one).execute()),
    ])
    const { kept, found } = await counts(id)
    expect(kept).toEqual(found)
    // Suspended ones that go take only themselves along.
    await suspend(ids.slice(0, 2))
    await test.platform.db.deleteFrom('users').where('id', 'in', ids.slice(0, 2)).execute()
    const after = await counts(id)
    expect(after.kept).toEqual(after.found)
  })
})

describe('pages of public lists by cursor', () => {
  it('miss none where one of a page before was closed', async () => {
    const ids: number[] = []
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push(await make(name))
    const first = await read('perPage=2&page=1&paginate=simple')
    expect(first.data.map(({ name }) => name)).toEqual(['F', 'E'])
    await test.platform.db.deleteFrom('lists').where('id', '=', ids[5]!).execute()
    const second = await read(`perPage=2&paginate=cursor&cursor=${first.next_cursor}`)
    expect(second.data.map(({ name }) => name)).toEqual(['D', 'C'])
    const third = await read(`perPage=2&paginate=cursor&cursor=${second.next_cursor}`)
    expect(third.data.map(({ name }) => name)).toEqual(['B', 'A'])
  })

  it('hold in the order of followers too', async () => {
    const [one] = await members(1)
    const ids = [await make('X'), await make('Y'), await make('Z')]
    await Promise.all(ids.map((id) => follow(one!, id)))
    const met: number[] = []
    let cursor: string | null = ''
    while (cursor !== null && met.length < 9) {
      const page: Page = await read(`order=followed&perPage=1&paginate=cursor&cursor=${cursor}`)
      met.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
      if (met.length === 2) await follow(one!, met[0]!, 'DELETE')
    }
    expect(met).toHaveLength(new Set(met).size)
    expect(ids.filter((id) => met.includes(id))).toEqual(ids)
  })
})
