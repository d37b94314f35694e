import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import { describe, expect, it } from 'vitest'
import { api, type Caller, useWorkspacesStage } from './workspaces-stage.factory.ts'

const { test, usernameOf, openWorkspace, addMember } = useWorkspacesStage()

describe('workspaces', () => {
  it('begin with the personal one, of id 0', async () => {
    const member = await test.as('member')
    expect((await member.call('GET', '/api/v1/me/workspaces')).json()).toEqual({
      workspaces: [
        { id: 0, version: 1, name: 'Default', default: true, members_count: 1, role: 'owner' },
      ],
      active_id: 0,
    })
  })

  it('are made, renamed and deleted by their owner', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    expect(
      (await owner.call('PUT', `${api}/${id}`, { name: '  Film club ' })).json().workspace,
    ).toMatchObject({ id, name: 'Film club', members_count: 1, role: 'owner', default: false })
    expect((await owner.call('PUT', `${api}/${id}`, { name: '' })).json().errors).toEqual({
      name: ['Please enter a name.'],
    })
    expect((await owner.call('DELETE', `${api}/${id}`)).statusCode).toBe(204)
    expect((await owner.call('GET', `${api}/${id}`)).statusCode).toBe(404)
  })

  it('take what was told in them along when they are deleted', async () => {
    const owner = await test.as('member')
    const [id, other] = [await openWorkspace(owner), await openWorkspace(owner)]
    for (const workspace_id of [id, other])
      await test.platform.db
        .insertInto('notifications')
        .values({ user_id: owner.id, type: 'workspace.passed-on', workspace_id, data: '{}' })
        .execute()
    const toldIn = async () =>
      (
        await test.platform.db
          .selectFrom('notifications')
          .select('workspace_id')
          .where('user_id', '=', owner.id)
          .execute()
      ).map(({ workspace_id }) => workspace_id)
    expect((await owner.call('DELETE', `${api}/${id}`)).statusCode).toBe(204)
    expect(await toldIn()).toEqual([other])
  })

  it('are as many as the role allows', async () => {
    const owner = await test.as('member')
    for (let made = 0; made < 5; made += 1) await openWorkspace(owner)
    expect((await owner.call('POST', api, { name: 'One too many' })).statusCode).toBe(403)
  })

  it('are not there for strangers', async () => {
    const id = await openWorkspace(await test.as('member'))
    const stranger = await test.as('admin')
    const calls = Object.values(workspaceEndpoints).filter(({ path }) =>
      path.startsWith('workspace/:id'),
    )
    for (const { method, path } of calls) {
      const url = `/api/v1/${path.replace(':id', String(id)).replace(':userId', '1').replace(':pendingId', '1')}`
      expect([
        path,
        (
          await stranger.call(
            method,
            url,
            method === 'GET' ? undefined : { name: 'Mine', invitee: 'x@y.example', role: 'admin' },
          )
        ).statusCode,
      ]).toEqual([path, 404])
    }
  })

  it('become active in a cookie, for members only', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const switched = await owner.call('POST', `${api}/${id}/switch`)
    expect(switched.cookies.find(({ name }) => name === 'activeWorkspaceId')).toMatchObject({
      value: String(id),
      path: '/',
    })
    expect((await owner.call('POST', `${api}/0/switch`)).json().workspace.name).toBe('Default')
    const stranger = await test.as('member')
    expect((await stranger.call('POST', `${api}/${id}/switch`)).statusCode).toBe(404)
    const activeFor = async ({ cookie }: Caller) =>
      (
        await test.app.inject({
          url: '/api/v1/me/workspaces',
          headers: { cookie: `${cookie}; activeWorkspaceId=${id}` },
        })
      ).json().active_id
    expect([await activeFor(owner), await activeFor(stranger)]).toEqual([id, 0])
  })
})

describe('members', () => {
  it('see the members, and only those who manage see who is invited', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const member = await addMember(owner, id)
    await owner.call('POST', `${api}/${id}/invites`, { invitee: 'later@test.example' })
    const seen = (await member.call('GET', `${api}/${id}`)).json().workspace
    expect([seen.members.length, seen.invites, seen.role]).toEqual([2, [], 'member'])
    expect((await owner.call('GET', `${api}/${id}`)).json().workspace.invites).toMatchObject([
      { invitee: 'later@test.example', is_expired: false },
    ])
  })

  it('do what their role lets them', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const [member, admin] = [await addMember(owner, id), await addMember(owner, id, 'admin')]
    expect(
      (await member.call('POST', `${api}/${id}/invites`, { invitee: 'a@test.example' })).statusCode,
    ).toBe(403)
    expect((await member.call('DELETE', `${api}/${id}/members/${admin.id}`)).statusCode).toBe(403)
    expect((await admin.call('DELETE', `${api}/${id}`)).statusCode).toBe(403)
    expect((await admin.call('DELETE', `${api}/${id}/members/${owner.id}`)).statusCode).toBe(404)
    expect(
      (await admin.call('PUT', `${api}/${id}/members/${owner.id}`, { role: 'member' })).statusCode,
    ).toBe(404)
    expect(
      (await admin.call('PUT', `${api}/${id}/members/${member.id}`, { role: 'owner' })).statusCode,
    ).toBe(422)
    expect(
      (await admin.call('PUT', `${api}/${id}/members/${member.id}`, { role: 'admin' })).statusCode,
    ).toBe(200)
    expect((await admin.call('DELETE', `${api}/${id}/members/${admin.id}`)).statusCode).toBe(409)
    expect((await member.call('POST', `${api}/${id}/leave`)).statusCode).toBe(204)
    expect(
      (await owner.call('DELETE', `${api}/${id}/members/${admin.id}`)).json().workspace.members,
    ).toHaveLength(1)
    expect((await admin.call('GET', `${api}/${id}`)).statusCode).toBe(404)
  })
})

describe('a workspace whose owner goes', () => {
  const rolesOf = async (id: number) =>
    Object.fromEntries(
      (
        await test.platform.db
          .selectFrom('workspace_members')
          .select(['user_id', 'role'])
          .where('workspace_id', '=', id)
          .execute()
      ).map(({ user_id, role }) => [user_id, role]),
    )
  const isThere = async (id: number) =>
    (await test.platform.db
      .selectFrom('workspaces')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined
  const deleteAccount = (id: number) =>
    test.platform.db.deleteFrom('users').where('id', '=', id).execute()

  it('passes to an administrator, and its members are told', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner, 'Heirs')
    const member = await addMember(owner, id)
    const admin = await addMember(owner, id, 'admin')
    expect((await owner.call('POST', `${api}/${id}/leave`)).statusCode).toBe(204)
    expect(await rolesOf(id)).toEqual({ [admin.id]: 'owner', [member.id]: 'member' })
    for (const told of [admin, member]) {
      const { pagination } = (
        await told.call('GET', `/api/v1/notifications?workspaceId=${id}`)
      ).json()
      expect(pagination.data[0].data.lines[0].content).toBe(
        `The workspace Heirs belongs to ${await usernameOf(admin)} now`,
      )
    }
  })

  it('passes to who has been in it for longest where there is no administrator, also with an account that is deleted', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const [first, second] = [await addMember(owner, id), await addMember(owner, id)]
    await deleteAccount(owner.id)
    expect(await rolesOf(id)).toEqual({ [first.id]: 'owner', [second.id]: 'member' })
  })

  it('is closed when nobody else is in it', async () => {
    const [leaving, deleted] = [await test.as('member'), await test.as('member')]
    const ids = [await openWorkspace(leaving), await openWorkspace(deleted)]
    expect((await leaving.call('POST', `${api}/${ids[0]}/leave`)).statusCode).toBe(204)
    await deleteAccount(deleted.id)
    expect([await isThere(ids[0]!), await isThere(ids[1]!)]).toEqual([false, false])
  })

  it('has one owner or is gone when all ten of its members go at once', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const members = [owner]
    for (let joined = 0; joined < 9; joined += 1)
      members.push(await addMember(owner, id, joined % 2 ? 'admin' : 'member'))
    const stays = members.pop()!
    const answers = await Promise.all(members.map((who) => who.call('POST', `${api}/${id}/leave`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(members.map(() => 204))
    expect(await rolesOf(id)).toEqual({ [stays.id]: 'owner' })
    await stays.call('POST', `${api}/${id}/leave`)
    expect(await isThere(id)).toBe(false)
  })

  it('cannot be without one, whatever writes it', async () => {
    const { db } = test.platform
    await expect(
      db.insertInto('workspaces').values({ name: 'Nobody’s' }).execute(),
    ).rejects.toThrow(/has no owner/)
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    await db
      .updateTable('workspace_members')
      .set({ role: 'member' })
      .where('workspace_id', '=', id)
      .execute()
    expect(await rolesOf(id)).toEqual({ [owner.id]: 'owner' })
  })
})
