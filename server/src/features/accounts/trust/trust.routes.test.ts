import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, useLinksStage } from '../../links/links/links-stage.factory.ts'

const stage = useLinksStage()
const { test } = stage
let admin: Caller
beforeAll(async () => {
  admin = await test.as('admin')
})

const versionOf = async (id: number) =>
  (
    await test.platform.db
      .selectFrom('account_trust')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.version ?? 1
const set = async ({ call }: Pick<Caller, 'call'>, id: number, isTrusted: boolean, version = 0) =>
  call('PUT', `/api/v1/users/${id}/trust`, {
    version: version || (await versionOf(id)),
    is_trusted: isTrusted,
  })
const eventsOf = (id: number) =>
  test.platform.db
    .selectFrom('audit_events')
    .select(['action', 'changes', 'actor_id'])
    .where('record_type', '=', 'user')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute()
const noticesOf = async (id: number) => {
  const rows = await test.platform.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', id)
    .where('type', '=', 'contribution.trust')
    .orderBy('position')
    .execute()
  return rows.map(({ data }) => (data as { lines: { content: string }[] }).lines[0]!.content)
}
const GIVEN = 'Moderators trust you: what you add is seen at once from now on'
const TAKEN = 'What you add is looked at by a moderator again before it is seen'

/** Somebody with these permissions alone, besides those of a member. */
async function holder(...permissions: Permission[]): Promise<Caller> {
  const caller = await test.as('member')
  await test.platform.db
    .insertInto('user_permissions')
    .values(permissions.map((permission) => ({ user_id: caller.id, permission })))
    .execute()
  return caller
}

/** As if it had been longer ago than anybody undoes things. */
const letTimePass = () =>
  test.platform.db
    .updateTable('audit_events')
    .set({ at: new Date(Date.now() - 60_000) })
    .where('record_type', '=', 'user')
    .execute()

describe('trust', () => {
  it('lets what somebody adds be seen at once from then on, and is taken again', async () => {
    const { id, ...uploader } = await test.as('uploader')
    const add = async () => (await stage.addOne({ id, ...uploader })).active
    expect(await add()).not.toBe(1)
    const given = await set(admin, id, true)
    expect(given.json()).toEqual({ id, version: 2, trust: 'given' })
    expect(await add()).toBe(1)
    await letTimePass()
    expect((await set(admin, id, false)).json()).toEqual({ id, version: 3, trust: null })
    expect(await add()).not.toBe(1)
    expect(await eventsOf(id)).toEqual([
      { action: 'updated', changes: { is_trusted: [false, true] }, actor_id: admin.id },
      { action: 'updated', changes: { is_trusted: [true, false] }, actor_id: admin.id },
    ])
    expect(await noticesOf(id)).toEqual([GIVEN, TAKEN])
  })

  it('is undone within seconds by who gave it, without a word', async () => {
    const { id } = await test.as('uploader')
    await set(admin, id, true)
    expect((await set(admin, id, false)).statusCode).toBe(200)
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['updated', 'reverted'])
    expect(await noticesOf(id)).toEqual([])
    // Who has read it is told, and so is who hears of it from somebody else.
    await set(admin, id, true)
    await test.platform.db
      .updateTable('notifications')
      .set({ read_at: new Date() })
      .where('user_id', '=', id)
      .execute()
    await set(admin, id, false)
    expect(await noticesOf(id)).toEqual([GIVEN, TAKEN])
    await set(admin, id, true)
    await set(await test.as('admin'), id, false)
    expect((await noticesOf(id)).slice(2)).toEqual([GIVEN, TAKEN])
  })

  it('changes nothing for who saw another version, nor twice, however many press at once', async () => {
    const { id } = await test.as('uploader')
    expect((await set(admin, id, true, 7)).statusCode).toBe(409)
    expect(await eventsOf(id)).toEqual([])
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => (await set(admin, id, true, 1)).statusCode),
    )
    expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await eventsOf(id)).length).toBe(1)
    // Again, for who knows that it is given: nothing happens.
    expect((await set(admin, id, true)).json()).toEqual({ id, version: 2, trust: 'given' })
    expect((await eventsOf(id)).length).toBe(1)
  })

  it('is given by moderators as they are shipped', async () => {
    const { id } = await test.as('uploader')
    expect((await set(stage.moderator, id, true)).json()).toMatchObject({ trust: 'given' })
  })

  it('refuses nobody who has the form of their account open', async () => {
    const { id, call } = await test.as('uploader')
    const details = { first_name: 'Ada', last_name: 'L', country: '', timezone: '' }
    const { user } = (await call('GET', `/api/v1/users/${id}`)).json()
    await set(admin, id, true)
    const saved = await call('PUT', `/api/v1/users/${id}`, { ...details, version: user.version })
    expect(saved.statusCode, saved.body).toBe(200)
    // Nor is who looks at the record of an uploader that changed their name.
    expect((await set(admin, id, false, 2)).statusCode).toBe(200)
  })

  it('ends with the account, whoever deletes it at the same moment', async () => {
    const { id } = await test.as('member')
    const answers = await Promise.all([
      set(admin, id, true, 1),
      test.platform.db.deleteFrom('users').where('id', '=', id).execute(),
      set(stage.moderator, id, true, 1),
    ])
    for (const answer of answers)
      if ('statusCode' in answer) expect([200, 404, 409]).toContain(answer.statusCode)
    const left = test.platform.db.selectFrom('account_trust').selectAll().where('id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  it('is not changed where a role gives it', async () => {
    const { id } = await test.as('team')
    for (const isTrusted of [true, false]) {
      const refused = await set(admin, id, isTrusted)
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
        422,
        ['is_trusted'],
      ])
    }
  })

  it('is nobody’s to give who may not, nor to themselves, nor to somebody who may do more', async () => {
    const manager = await holder('admin.access', 'titles.update', 'liens.autoapprove')
    const { id } = await test.as('uploader')
    const lacking = [
      await holder('titles.update', 'liens.autoapprove'),
      await holder('admin.access', 'liens.autoapprove', 'liens.update', 'users.update'),
      await holder('admin.access', 'titles.update'),
      stage.uploader,
    ]
    for (const caller of lacking) expect((await set(caller, id, true)).statusCode).toBe(403)
    // An uploader has rights that this manager lacks.
    expect((await set(manager, id, true)).statusCode).toBe(403)
    for (const other of [manager, admin, stage.moderator])
      for (const isTrusted of [true, false])
        expect((await set(manager, other.id, isTrusted)).statusCode).toBe(403)
    expect((await set(admin, admin.id, true)).statusCode).toBe(403)
    const { id: memberId } = await test.as('member')
    expect((await set(manager, memberId, true)).statusCode).toBe(200)
    const rows = await test.platform.db
      .selectFrom('user_permissions')
      .select(['user_id', 'permission'])
      .where('user_id', 'in', [id, memberId])
      .execute()
    expect(rows).toEqual([{ user_id: memberId, permission: 'liens.autoapprove' }])
  })
})
