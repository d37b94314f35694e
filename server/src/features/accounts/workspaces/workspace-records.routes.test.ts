import { describe, expect, it } from 'vitest'
import { useWorkspacesStage } from './workspaces-stage.factory.ts'

const { test, usernameOf, openWorkspace, addMember } = useWorkspacesStage()
const ALL = '/api/v1/workspaces'

describe('the workspaces that staff see', () => {
  it('are all of them, with whose they are and how many are in them, found by name', async () => {
    const [owner, admin] = [await test.as('member'), await test.as('admin')]
    const id = await openWorkspace(owner, 'Ciné-club of Lyon')
    await addMember(owner, id)
    const invited = await usernameOf(await test.as('member'))
    await owner.call('POST', `/api/v1/workspace/${id}/invites`, { invitee: invited })
    await openWorkspace(await test.as('member'), 'Another one')
    const found = (await admin.call('GET', `${ALL}?query=ciné-CLUB`)).json().pagination
    expect(found.data).toMatchObject([
      {
        id,
        name: 'Ciné-club of Lyon',
        owner: { id: owner.id, username: await usernameOf(owner) },
        members_count: 2,
        invites_count: 1,
      },
    ])
    const { data } = (await admin.call('GET', ALL)).json().pagination
    expect(data.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual([
      'Another one',
      'Ciné-club of Lyon',
    ])
    expect((await admin.call('GET', `${ALL}?query=%25`)).json().pagination.data).toEqual([])
  })

  it('say who is in them, and end invitations that are over', async () => {
    const [owner, admin] = [await test.as('member'), await test.as('admin')]
    const id = await openWorkspace(owner, 'Night owls')
    const member = await addMember(owner, id, 'admin')
    const invited = await usernameOf(await test.as('member'))
    await owner.call('POST', `/api/v1/workspace/${id}/invites`, { invitee: invited })
    await test.platform.db
      .updateTable('workspace_invites')
      .set({ expires_at: new Date(0) })
      .where('workspace_id', '=', id)
      .execute()
    const { members } = (await admin.call('GET', `${ALL}/${id}/members`)).json()
    expect(members).toMatchObject([
      { id: owner.id, role: 'owner' },
      { id: member.id, role: 'admin' },
    ])
    const [row] = (await admin.call('GET', `${ALL}?query=night owls`)).json().pagination.data
    expect(row).toMatchObject({ members_count: 2, invites_count: 0 })
    const file = await admin.call('GET', `${ALL}/csv?query=night owls`)
    expect(file.body).toContain(`Night owls,${await usernameOf(owner)},2,0,`)
    expect((await admin.call('GET', `${ALL}/9999999/members`)).statusCode).toBe(404)
  })

  it('are shown to nobody else, whose members are named to nobody either', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    for (const caller of [owner, await test.as('moderator')])
      for (const path of [ALL, `${ALL}/csv`, `${ALL}/${id}/members`])
        expect([path, (await caller.call('GET', path)).statusCode]).toEqual([path, 403])
  })
})
