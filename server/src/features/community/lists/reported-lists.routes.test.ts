import type { ReportedListView } from '@mediatheque/contract/community/lists/reported-lists.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildWorkspace } from '../../accounts/workspaces/workspaces.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let [owner, reader, moderator, admin] = [] as unknown as [Caller, Caller, Caller, Caller]

beforeAll(async () => {
  owner = await test.as('member')
  reader = await test.as('member')
  moderator = await test.as('moderator')
  admin = await test.as('admin')
})
beforeEach(async () => {
  await sql`truncate throttles, reports, lists, audit_events, notifications cascade`.execute(
    test.platform.db,
  )
})

let made = 0
async function make(values: object = {}, caller = owner) {
  const form = { name: `Nights ${(made += 1)}`, visibility: 'public', ...values }
  const { list } = (await caller.call('POST', '/api/v1/lists', form)).json()
  return list as { id: number; version: number; share_key: string | null; name: string }
}
const report = (by: Pick<Caller, 'call'>, id: number, reason = 'Rude') =>
  by.call('POST', '/api/v1/report', { model_type: 'list', model_id: id, reason })
const queued = async () =>
  (await moderator.call('GET', '/api/v1/reported-lists')).json().pagination
    .data as ReportedListView[]
const withhold = (
  by: Pick<Caller, 'call'>,
  list: { id: number; version: number },
  action: 'hide' | 'remove' = 'hide',
  more: object = {},
) =>
  by.call('POST', `/api/v1/lists/${list.id}/withhold`, {
    action,
    reason: 'Insults',
    versions: { [list.id]: list.version },
    ...more,
  })
const restore = (by: Pick<Caller, 'call'>, id: number) =>
  by.call('POST', `/api/v1/lists/${id}/restore`)
const statusFor = async (caller: Pick<Caller, 'call'>, path: number | string) =>
  (await caller.call('GET', `/api/v1/lists/${path}`)).statusCode
const heard = async (caller: Caller): Promise<string[]> =>
  (await caller.call('GET', '/api/v1/notifications'))
    .json()
    .pagination.data.flatMap(({ data }: { data: { lines: { content: string }[] } }) =>
      data.lines.map(({ content }) => content),
    )

describe('a list that is reported', () => {
  it('waits for moderators with what it says and what was said, once from each', async () => {
    const list = await make({ description: 'Only the worst' })
    expect((await report(reader, list.id)).statusCode).toBe(201)
    expect((await report(reader, list.id)).statusCode).toBe(422)
    expect((await report(test, list.id, '')).statusCode).toBe(201)
    expect(await queued()).toMatchObject([
      {
        id: list.id,
        name: list.name,
        description: 'Only the worst',
        url: expect.stringContaining(`/lists/${list.id}`),
        reports_count: 2,
        reports: [{ reason: '' }, { reason: 'Rude' }],
      },
    ])
    const { queues } = (await moderator.call('GET', '/api/v1/admin/queues')).json()
    expect(queues).toContainEqual(expect.objectContaining({ name: 'reported-lists', count: 1 }))
    expect((await moderator.call('GET', '/api/v1/reported-lists/csv')).body).toContain(list.name)
    for (const caller of [owner, await test.as('team')])
      expect((await caller.call('GET', '/api/v1/reported-lists')).statusCode).toBe(403)
  })

  it('may be an unlisted one, which is read by its address, and never a private one', async () => {
    const unlisted = await make({ visibility: 'unlisted' })
    expect((await report(reader, unlisted.id)).statusCode).toBe(201)
    expect((await queued())[0]?.url).toBe(`/lists/${unlisted.share_key}`)
    const secret = await make({ visibility: 'private' })
    expect((await report(reader, secret.id)).statusCode).toBe(403)
  })

  it('is let alone where nothing is wrong with it, but for what was said since', async () => {
    const list = await make()
    await report(reader, list.id)
    const [{ reports } = { reports: [] }] = await queued()
    await report(test, list.id)
    const seen = { [list.id]: reports[0]!.id }
    const cleared = await moderator.call('DELETE', `/api/v1/reported-lists/${list.id}`, { seen })
    expect(cleared.json()).toEqual({ deleted: 1 })
    expect(await queued()).toMatchObject([{ reports_count: 1 }])
  })
})

describe('a list that is hidden', () => {
  it('is read by its owner and by those who can show it again, is named nowhere, and settles its reports', async () => {
    const list = await make()
    await report(reader, list.id)
    expect((await withhold(moderator, list)).json()).toEqual({ withheld: 1 })
    for (const caller of [test, reader]) {
      expect(await statusFor(caller, list.id)).toBe(404)
      expect((await caller.call('GET', '/api/v1/lists')).body).not.toContain(list.name)
    }
    expect(await statusFor(moderator, list.id)).toBe(200)
    const own = (await owner.call('GET', `/api/v1/lists/${list.id}`)).json().list
    expect(own).toMatchObject({ visibility: 'private', hidden: { reason: 'Insults' } })
    expect(own.can.withhold).toBe(false)
    expect(await queued()).toEqual([])
    expect((await report(reader, list.id)).statusCode).toBe(403)
    expect(await heard(owner)).toEqual([
      `Your list “${list.name}” was hidden by a moderator`,
      'Reason: Insults',
    ])
    const events = test.platform.db.selectFrom('audit_events').select(['action', 'reason'])
    expect(await events.where('record_type', '=', 'list').execute()).toEqual([
      { action: 'hidden', reason: 'Insults' },
    ])
  })

  it('stays private however its owner changes it, and is changed otherwise', async () => {
    const list = await make()
    await withhold(moderator, list)
    const { version } = (await owner.call('GET', `/api/v1/lists/${list.id}`)).json().list
    const change = (visibility: string) =>
      owner.call('PUT', `/api/v1/lists/${list.id}`, { name: 'Better', visibility, version })
    for (const visibility of ['public', 'unlisted'])
      expect((await change(visibility)).json().errors).toHaveProperty('visibility')
    expect((await change('private')).statusCode).toBe(200)
    expect(await statusFor(reader, list.id)).toBe(404)
  })

  it('is shown again as it was, at the address that it had, and its owner hears of it', async () => {
    const list = await make({ visibility: 'unlisted' })
    await withhold(moderator, list)
    expect(await statusFor(reader, list.share_key!)).toBe(404)
    expect((await restore(reader, list.id)).statusCode).toBe(403)
    expect((await restore(moderator, list.id)).json()).toEqual({ restored: 1 })
    expect(await statusFor(reader, list.share_key!)).toBe(200)
    expect((await restore(moderator, list.id)).statusCode).toBe(404)
    expect(await heard(owner)).toContain(`Your list “${list.name}” is back`)
  })

  it('is hidden from its workspace too', async () => {
    const { db } = test.platform
    const workspace = await buildWorkspace(db, owner.id)
    const values = { workspace_id: workspace, user_id: reader.id, role: 'member' }
    await db.insertInto('workspace_members').values(values).execute()
    const made = { user_id: owner.id, name: 'Ours', workspace_id: workspace }
    const { id } = await db
      .insertInto('lists')
      .values(made)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await statusFor(reader, id)).toBe(200)
    await withhold(admin, { id, version: 1 })
    expect(await statusFor(reader, id)).toBe(404)
    expect((await reader.call('GET', `/api/v1/lists?workspaceId=${workspace}`)).body).not.toContain(
      'Ours',
    )
  })
})

describe('a list that is removed', () => {
  it('is there for nobody, its owner included, until it is restored', async () => {
    const list = await make()
    expect((await withhold(moderator, list, 'remove')).json()).toEqual({ withheld: 1 })
    for (const caller of [test, reader, owner, moderator, admin])
      expect(await statusFor(caller, list.id)).toBe(404)
    expect((await owner.call('GET', '/api/v1/lists/mine')).body).not.toContain(list.name)
    const gone = await owner.call('POST', `/api/v1/lists/${list.id}/add`, { title_id: 1 })
    expect(gone.statusCode).toBe(404)
    expect((await withhold(moderator, { ...list, version: list.version + 1 })).statusCode).toBe(404)
    expect((await restore(moderator, list.id)).json()).toEqual({ restored: 1 })
    expect(await statusFor(test, list.id)).toBe(200)
    const actions = test.platform.db.selectFrom('audit_events').select('action').orderBy('id')
    expect(await actions.where('record_type', '=', 'list').execute()).toEqual([
      { action: 'deleted' },
      { action: 'restored' },
    ])
  })

  it('is offered in its history to those who may bring it back', async () => {
    const list = await make()
    await withhold(moderator, list, 'remove')
    const history = await moderator.call('GET', `/api/v1/history/list/${list.id}`)
    expect(history.json().pagination.data).toMatchObject([
      { action: 'deleted', can_restore: true, reason: 'Insults' },
    ])
  })

  it('is never the one that the site keeps for a member', async () => {
    const { db } = test.platform
    const values = { user_id: owner.id, name: 'Later', kind: 'watch_later' }
    const { id } = await db
      .insertInto('lists')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await withhold(moderator, { id, version: 1 }, 'remove')).statusCode).toBe(422)
  })
})

describe('whoever withholds', () => {
  it('is staff, says why, saw what it is, and does it to others', async () => {
    const list = await make()
    expect((await withhold(reader, list)).statusCode).toBe(403)
    expect((await withhold(test, list)).statusCode).toBe(401)
    expect((await withhold(moderator, list, 'hide', { reason: ' ' })).json().errors).toHaveProperty(
      'reason',
    )
    expect((await withhold(moderator, { ...list, version: 99 })).statusCode).toBe(409)
    const own = await make({}, moderator)
    expect((await withhold(moderator, own)).statusCode).toBe(403)
  })

  it('is one of ten who try at once', async () => {
    const list = await make()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => withhold(moderator, list, 'remove')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await heard(owner)).toHaveLength(2)
  })
})
