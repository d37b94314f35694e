import { beforeAll, expect, it } from 'vitest'
import { buildPerson } from '../../catalogue/people/people.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let [ada, bob] = [] as unknown as [Caller, Caller]

beforeAll(async () => {
  ada = await test.as('member')
  bob = await test.as('member')
})

const following = async (kind: string, caller: Pick<Caller, 'call'> = ada) =>
  (await caller.call('GET', `/api/v1/users/me/following?kind=${kind}`)).json().pagination
const idsOf = async (kind: string) =>
  (await following(kind)).data.map(({ id }: { id: number }) => id)

it('shows what the caller follows, of one kind, last chosen first, and nothing of others', async () => {
  const { db } = test.platform
  const [first, second] = [await buildTitle(db), await buildTitle(db, { name: 'Second' })]
  const person = await buildPerson(db, { name: 'Lotte' })
  for (const [kind, id] of [
    ['title', first.id],
    ['title', second.id],
    ['person', person.id],
    ['user', bob.id],
  ] as const)
    await ada.call('PUT', `/api/v1/follows/${kind}/${id}`)
  await bob.call('PUT', `/api/v1/follows/title/${first.id}`)
  expect(await following('title')).toMatchObject({
    total: 2,
    data: [{ id: second.id, title: { name: 'Second' }, person: null }, { id: first.id }],
  })
  expect((await following('person')).data).toMatchObject([{ person: { name: 'Lotte' } }])
  expect((await following('user')).data).toMatchObject([{ user: { id: bob.id } }])
  expect((await following('list')).data).toEqual([])
  expect((await following('title', bob)).data).toMatchObject([{ id: first.id }])
  const guest = await test.call('GET', '/api/v1/users/me/following')
  expect(guest.statusCode).toBe(401)
  const wrong = await ada.call('GET', '/api/v1/users/me/following?kind=workspace')
  expect(wrong.statusCode).toBe(422)
})

it('leaves out, and does not count, what the caller may see no more', async () => {
  const { db } = test.platform
  const { id } = await db
    .insertInto('lists')
    .values({ user_id: bob.id, name: 'Nights', visibility: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ada.call('PUT', `/api/v1/follows/list/${id}`)
  expect(await idsOf('list')).toEqual([id])
  await db.updateTable('lists').set({ visibility: 'private' }).where('id', '=', id).execute()
  expect(await following('list')).toMatchObject({ total: 0, data: [] })
  await db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', bob.id).execute()
  expect(await following('user')).toMatchObject({ total: 0, data: [] })
  await db.updateTable('users').set({ banned_at: null }).where('id', '=', bob.id).execute()
})
