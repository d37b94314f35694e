import type { Activity } from '@mediatheque/contract/community/activity/activity.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
type Reader = Pick<Caller, 'call'>
let [doer, other, reader] = [] as unknown as [Caller, Caller, Caller]

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))

beforeAll(async () => {
  doer = await test.as('member')
  other = await test.as('member')
  reader = await test.as('member')
  const { db } = test.platform
  const titles = [await buildTitle(db, { name: 'One' }), await buildTitle(db, { name: 'Two' })]
  const [one, two] = titles.map(({ id }) => id) as [number, number]
  const user_id = doer.id
  await db
    .insertInto('reviews')
    .values([
      { user_id, title_id: one, score: 7, created_at: at(1) },
      { user_id, title_id: two, score: 9, body: 'Fine', created_at: at(2) },
      { user_id: other.id, title_id: two, score: 2, created_at: at(3) },
    ])
    .execute()
  const [open, secret] = await db
    .insertInto('lists')
    .values([
      { user_id, name: 'Nights', visibility: 'public', created_at: at(4) },
      { user_id, name: 'Secret', visibility: 'private', created_at: at(4) },
    ])
    .returning('id')
    .execute()
  for (const { id: list_id } of [open!, secret!])
    await db
      .insertInto('list_items')
      .values({ list_id, title_id: one, created_at: at(5) })
      .execute()
  const said = { user_id, content: 'Said', created_at: at(6) }
  await db
    .insertInto('comments')
    .values([
      { ...said, commentable_type: 'title', commentable_id: one },
      { ...said, commentable_type: 'list', commentable_id: secret!.id },
    ])
    .execute()
})

const activity = async (caller: Reader, path = `users/${doer.id}/activity`) => {
  const answer = await caller.call('GET', `/api/v1/${path}`)
  return answer.statusCode === 200 ? (answer.json().activity as Activity[]) : answer.statusCode
}
const kinds = async (caller: Reader, path?: string) => {
  const acts = await activity(caller, path)
  return Array.isArray(acts) ? acts.map(({ kind }) => kind) : acts
}
const choose = (body: object) => doer.call('PUT', '/api/v1/users/me/privacy', body)
const ALL = ['commented', 'added', 'listed', 'reviewed', 'rated']

it('tells what somebody did in public, last first', async () => {
  for (const caller of [test, reader]) {
    expect(await activity(caller)).toMatchObject([
      { kind: 'commented', body: 'Said', title: { name: 'One' }, place: { name: 'One' } },
      { kind: 'added', title: { name: 'One' }, place: { name: 'Nights' }, body: null },
      { kind: 'listed', title: null, place: { name: 'Nights' } },
      { kind: 'reviewed', title: { name: 'Two' }, score: 9, body: 'Fine' },
      { kind: 'rated', title: { name: 'One' }, score: 7, user: { id: doer.id } },
    ])
  }
})

it('leaves out each part that its owner keeps from the reader', async () => {
  for (const [part, gone] of [
    ['ratings', ['rated']],
    ['reviews', ['reviewed']],
    ['lists', ['added', 'listed']],
    ['comments', ['commented']],
  ] as const) {
    await choose({ [part]: 'members' })
    const left = ALL.filter((kind) => !(gone as readonly string[]).includes(kind))
    expect(await kinds(test)).toEqual(left)
    expect(await kinds(reader)).toEqual(ALL)
    await choose({ [part]: 'self' })
    expect(await kinds(reader)).toEqual(left)
    await choose({ [part]: 'everyone' })
  }
  await choose({ activity: 'self' })
  expect([await kinds(test), await kinds(reader)]).toEqual([401, 403])
  // Their own secrets are theirs to see.
  expect(await kinds(doer)).toEqual(['commented', ...ALL])
  await choose({ activity: 'everyone' })
  await updateSettings(test.platform, { enable_comments: false })
  expect(await kinds(test)).toEqual(ALL.slice(1))
  await updateSettings(test.platform, { enable_comments: true })
})

it('shows a member what those do whom they follow, and nobody else', async () => {
  const path = 'users/me/following/activity'
  expect(await kinds(reader, path)).toEqual([])
  expect(await kinds(test, path)).toBe(401)
  await reader.call('PUT', `/api/v1/follows/user/${doer.id}`)
  expect(await kinds(reader, path)).toEqual(ALL)
  await reader.call('PUT', `/api/v1/follows/user/${other.id}`)
  expect(await kinds(reader, path)).toEqual([...ALL.slice(0, 3), 'rated', ...ALL.slice(3)])
  await choose({ activity: 'self' })
  expect(await kinds(reader, path)).toEqual(['rated'])
  await choose({ activity: 'everyone' })
  const ban = (banned_at: Date | null) =>
    test.platform.db.updateTable('users').set({ banned_at }).where('id', '=', doer.id).execute()
  await ban(new Date())
  expect(await kinds(reader, path)).toEqual(['rated'])
  await ban(null)
})

it('goes back page by page and meets all once, also where a hundred happened at one moment', async () => {
  const { db } = test.platform
  const busy = await test.as('member')
  const titles = await sql<{ id: number }>`insert into titles (type, name)
    select 'movie', 'Film ' || n from generate_series(1, 100) n returning id`.execute(db)
  const { id: list_id } = await db
    .insertInto('lists')
    .values({ user_id: busy.id, name: 'All', visibility: 'public', created_at: at(1) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { id: title_id } of titles.rows)
    await db
      .insertInto('list_items')
      .values({ list_id, title_id, created_at: at(2) })
      .execute()
  const met: string[] = []
  let next: string | null = ''
  for (let pages = 0; next !== null && pages < 9; pages += 1) {
    const query: string = next === '' ? '' : `?before=${encodeURIComponent(next)}`
    const answer = await test.call('GET', `/api/v1/users/${busy.id}/activity${query}`)
    const page: { activity: Activity[]; next: string | null } = answer.json()
    met.push(...page.activity.map(({ key }) => key))
    next = page.next
  }
  expect([met.length, new Set(met).size]).toEqual([101, 101])
})

it('refuses a mark that it did not make', async () => {
  for (const before of ['x', '1~', `${'9'.repeat(17)}~review:1`, '1~review:1\u0000', "1~a:1'--"])
    expect(
      await activity(test, `users/${doer.id}/activity?before=${encodeURIComponent(before)}`),
    ).toBe(422)
  expect(
    await activity(test, `users/${doer.id}/activity?before=9999999999999999~zz:9`),
  ).toHaveLength(5)
})
