import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildWorkspace } from '../../accounts/workspaces/workspaces.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp({}, { withPages: true })
type Caller = Awaited<ReturnType<typeof test.as>>
let [owner, stranger, admin] = [] as unknown as [Caller, Caller, Caller]

beforeAll(async () => {
  owner = await test.as('member')
  stranger = await test.as('member')
  admin = await test.as('admin')
})

async function addList(name: string, values: { workspace_id?: number } = {}): Promise<number> {
  const { id } = await test.platform.db
    .insertInto('lists')
    .values({ user_id: owner.id, name, name_fr: `${name} (fr)`, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const rename = (id: number, name: string, values: { visibility?: string } = {}) =>
  test.platform.db
    .updateTable('lists')
    .set({ name, name_fr: `${name} (fr)`, ...values })
    .where('id', '=', id)
    .execute()

/** The list that this caller gets by a name, else the status. */
async function open({ call }: Pick<Caller, 'call'>, name: string): Promise<number> {
  const answer = await call('GET', `/api/v1/lists/${encodeURIComponent(name)}`)
  return answer.statusCode === 200 ? answer.json().list.id : answer.statusCode
}

describe('a list that was renamed', () => {
  it('is found by its old names in both languages, and its page leads on to the present one', async () => {
    const id = await addList('Тихі ночі')
    await rename(id, 'Silent nights')
    for (const name of ['тихі-ночі', 'тихі-ночі-fr', 'silent-nights'])
      expect(await open(test, name)).toBe(id)
    const page = await test.call('GET', `/lists/${encodeURIComponent('тихі-ночі')}?page=2`)
    expect([page.statusCode, page.headers.location]).toEqual([
      301,
      `${listUrl({ id, slug: 'silent-nights' })}?page=2`,
    ])
  })

  it('is not found by who may not see it now', async () => {
    const id = await addList('Open days')
    await rename(id, 'Closed days', { visibility: 'private' })
    expect(await open(owner, 'open-days')).toBe(id)
    for (const caller of [test, stranger]) {
      expect(await open(caller, 'open-days')).toBe(404)
      expect((await caller.call('GET', '/lists/open-days')).statusCode).toBe(404)
    }
  })

  it('keeps to its owner what it was called while it was private', async () => {
    const id = await addList('For me')
    await rename(id, 'For the birthday of Ada', { visibility: 'private' })
    await rename(id, 'Presents', { visibility: 'public' })
    expect(await open(owner, 'for-the-birthday-of-ada')).toBe(id)
    for (const caller of [test, stranger, admin]) {
      expect(await open(caller, 'for-the-birthday-of-ada')).toBe(404)
      expect(await open(caller, 'for-me')).toBe(id)
    }
  })

  it('and belongs to a workspace is found there only', async () => {
    const member = await test.as('member')
    const workspace_id = await buildWorkspace(test.platform.db, member.id)
    const id = await addList('Our nights', { workspace_id })
    await rename(id, 'Our days')
    expect(await open(member, 'our-nights')).toBe(id)
    for (const caller of [test, stranger, owner]) expect(await open(caller, 'our-nights')).toBe(404)
  })

  it('gives its old name up to a list that is called so now, and to the one that gave it up last', async () => {
    const [first, second] = [await addList('The best'), await addList('The very best')]
    await rename(first, 'Good')
    await rename(second, 'The best')
    expect(await open(test, 'the-best')).toBe(second)
    await rename(second, 'Better')
    expect(await open(test, 'the-best')).toBe(second)
    expect(await open(test, 'good')).toBe(first)
  })

  it('again and again is found by its last twenty names', async () => {
    const id = await addList('Name 0')
    for (let number = 1; number <= 25; number += 1)
      await test.platform.db
        .updateTable('lists')
        .set({ name: `Name ${number}`, name_fr: null })
        .where('id', '=', id)
        .execute()
    const names = ['name-4', 'name-5', 'name-24', 'name-25']
    expect(await Promise.all(names.map((name) => open(test, name)))).toEqual([404, id, id, id])
  })
})
