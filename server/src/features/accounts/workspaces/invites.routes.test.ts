import { describe, expect, it } from 'vitest'
import { readMails } from '../../../platform/mail/test-read-mails.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { workspaceJobs } from './workspaces.jobs.ts'
import { api, type Caller, useWorkspacesStage } from './workspaces-stage.factory.ts'

const { test, usernameOf, openWorkspace, inviteOf, addMember } = useWorkspacesStage()

/** The throttles that a call was the first to count in. */
async function throttlesOf(call: () => Promise<unknown>): Promise<string[]> {
  const keys = async () =>
    (await test.platform.db.selectFrom('throttles').select('key').execute()).map(({ key }) => key)
  const before = await keys()
  await call()
  return (await keys()).filter((key) => !before.includes(key))
}

describe('an invitation', () => {
  it('reaches an account as a notification, and is answered once', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner, 'Readers')
    const invited = await test.as('member')
    await owner.call('POST', `${api}/${id}/invites`, { invitee: await usernameOf(invited) })
    const inviteId = await inviteOf(invited)
    expect((await invited.call('GET', `${api}/invite/${inviteId}`)).json().invite).toMatchObject({
      workspace_name: 'Readers',
      role: 'member',
      invited_by: await usernameOf(owner),
    })
    const joined = await invited.call('GET', `${api}/join/${inviteId}`)
    expect(joined.json().workspace).toMatchObject({ id, members_count: 2, role: 'member' })
    expect(joined.cookies.find(({ name }) => name === 'activeWorkspaceId')?.value).toBe(String(id))
    const again = await invited.call('DELETE', `${api}/invite/${inviteId}`)
    expect([again.statusCode, again.json().message]).toEqual([
      404,
      'This invite is no longer valid',
    ])
  })

  it('that was accepted leads the members to the workspace, and nobody else', async () => {
    const [owner, invited, stranger] = [
      await test.as('member'),
      await test.as('member'),
      await test.as('member'),
    ]
    const id = await openWorkspace(owner, 'Readers')
    await owner.call('POST', `${api}/${id}/invites`, { invitee: await usernameOf(invited) })
    const inviteId = await inviteOf(invited)
    await invited.call('POST', `${api}/join/${inviteId}`)
    for (const member of [invited, owner]) {
      expect((await member.call('GET', `${api}/invite/${inviteId}`)).json()).toEqual({
        invite: null,
        joined_id: id,
      })
      expect((await member.call('POST', `${api}/join/${inviteId}`)).json().workspace).toMatchObject(
        { id, members_count: 2 },
      )
    }
    const isOver = async (who: typeof stranger) => {
      for (const answer of [
        await who.call('GET', `${api}/invite/${inviteId}`),
        await who.call('POST', `${api}/join/${inviteId}`),
      ]) {
        expect([answer.statusCode, answer.json().message]).toEqual([
          404,
          'This invite is no longer valid',
        ])
      }
    }
    await isOver(stranger)
    await invited.call('POST', `${api}/${id}/leave`)
    await isOver(invited)
  })

  it('that is accepted in several tabs at once leads all of them to the workspace', async () => {
    const [owner, invited] = [await test.as('member'), await test.as('member')]
    const id = await openWorkspace(owner)
    await owner.call('POST', `${api}/${id}/invites`, { invitee: await usernameOf(invited) })
    const inviteId = await inviteOf(invited)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => invited.call('POST', `${api}/join/${inviteId}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  })

  it('is declined, taken back, or runs out', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const invited = await test.as('member')
    const name = await usernameOf(invited)
    await owner.call('POST', `${api}/${id}/invites`, { invitee: name })
    const first = await inviteOf(invited)
    expect(
      (await (await test.as('member')).call('DELETE', `${api}/invite/${first}`)).statusCode,
    ).toBe(403)
    expect((await invited.call('DELETE', `${api}/invite/${first}`)).statusCode).toBe(204)
    const { invites } = (await owner.call('POST', `${api}/${id}/invites`, { invitee: name })).json()
      .workspace
    expect(invites).toMatchObject([{ invitee: name }])
    expect(
      (await owner.call('DELETE', `${api}/${id}/invites/${invites[0].id}`)).json().workspace
        .invites,
    ).toEqual([])
    expect((await invited.call('POST', `${api}/join/${await inviteOf(invited)}`)).statusCode).toBe(
      404,
    )
    const [late] = (await owner.call('POST', `${api}/${id}/invites`, { invitee: name })).json()
      .workspace.invites
    await test.platform.db
      .updateTable('workspace_invites')
      .set({ expires_at: new Date() })
      .where('id', '=', late.id)
      .execute()
    expect((await invited.call('POST', `${api}/join/${await inviteOf(invited)}`)).statusCode).toBe(
      404,
    )
    expect(
      (await owner.call('POST', `${api}/${id}/invites/${late.id}/resend`)).json().workspace
        .invites[0].is_expired,
    ).toBe(false)
    expect((await invited.call('POST', `${api}/join/${await inviteOf(invited)}`)).statusCode).toBe(
      200,
    )
  })

  it('is sent again or taken back by who manages its own workspace, not another', async () => {
    const [owner, other] = [await test.as('member'), await test.as('member')]
    const [id, otherId] = [await openWorkspace(owner), await openWorkspace(other)]
    const invitee = 'theirs@test.example'
    const [theirs] = (await owner.call('POST', `${api}/${id}/invites`, { invitee })).json()
      .workspace.invites
    const at = `${api}/${otherId}/invites/${theirs.id}`
    expect((await other.call('POST', `${at}/resend`)).statusCode).toBe(404)
    expect((await other.call('DELETE', at)).statusCode).toBe(404)
    await runWaitingJobs(test.platform, workspaceJobs)
    expect(await readMails(test.platform, invitee)).toHaveLength(1)
    expect((await owner.call('GET', `${api}/${id}`)).json().workspace.invites).toMatchObject([
      { id: theirs.id },
    ])
  })

  it('is sent fifty times a day by one account, whether it is a new one or not', async () => {
    const [owner, other] = [await test.as('member'), await test.as('member')]
    const [id, otherId] = [await openWorkspace(owner), await openWorkspace(other)]
    const invite = (who: Caller, at: number, invitee: string) =>
      who.call('POST', `${api}/${at}/invites`, { invitee })
    const throttles = await throttlesOf(() => invite(owner, id, 'first@test.example'))
    expect(throttles).toHaveLength(1)
    await test.platform.db
      .updateTable('throttles')
      .set({ hits: 49 })
      .where('key', 'in', throttles)
      .execute()
    const [last] = (await invite(owner, id, 'fiftieth@test.example')).json().workspace.invites
    expect((await invite(owner, id, 'more@test.example')).statusCode).toBe(429)
    expect((await owner.call('POST', `${api}/${id}/invites/${last.id}/resend`)).statusCode).toBe(
      429,
    )
    expect((await invite(other, otherId, 'other@test.example')).statusCode).toBe(201)
  })

  it('cannot be guessed, nor used by somebody else', async () => {
    const owner = await test.as('member')
    const invited = await test.as('member')
    await owner.call('POST', `${api}/${await openWorkspace(owner)}/invites`, {
      invitee: await usernameOf(invited),
    })
    const inviteId = await inviteOf(invited)
    const [number, signature] = inviteId.split('.')
    expect((await invited.call('POST', `${api}/join/${number}`)).statusCode).toBe(404)
    expect(
      (await invited.call('POST', `${api}/join/${Number(number) + 1}.${signature}`)).statusCode,
    ).toBe(404)
    expect(
      (await (await test.as('member')).call('POST', `${api}/join/${inviteId}`)).statusCode,
    ).toBe(403)
  })

  it('is refused twice, for members, for nobody, and when the workspace is full', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const messageFor = async (invitee: string) =>
      (await owner.call('POST', `${api}/${id}/invites`, { invitee })).json().errors?.invitee?.[0]
    expect(await messageFor('nobody-here')).toBe(
      'There is no account with this name. You can invite an email address instead.',
    )
    expect(await messageFor(await usernameOf(owner))).toBe('They are in this workspace already.')
    expect(await messageFor('twice@test.example')).toBeUndefined()
    expect(await messageFor('TWICE@test.example')).toBe('They are invited already.')
    for (let seats = 2; seats < 20; seats += 1)
      expect(await messageFor(`seat${seats}@test.example`)).toBeUndefined()
    expect(await messageFor('standing@test.example')).toBe('This workspace is full.')
  })

  it('that ran out is not sent again when the workspace is full by now', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const admin = await addMember(owner, id, 'admin')
    const invite = async (invitee: string) =>
      (await owner.call('POST', `${api}/${id}/invites`, { invitee })).json().workspace.invites
    const [late, lateToo] = [
      (await invite('late@test.example')).at(-1),
      (await invite('late-too@test.example')).at(-1),
    ]
    await test.platform.db
      .updateTable('workspace_invites')
      .set({ expires_at: new Date() })
      .where('workspace_id', '=', id)
      .execute()
    for (let seat = 2; seat < 19; seat += 1) await invite(`seat${seat}@test.example`)
    // By two, so that nothing of theirs makes one wait for the other.
    const resend = ({ id: pendingId }: { id: number }) =>
      [owner, admin].map((one) => one.call('POST', `${api}/${id}/invites/${pendingId}/resend`))
    const atOnce = await Promise.all([late, lateToo].flatMap(resend))
    expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 422, 422])
    const refused = atOnce.find(({ statusCode }) => statusCode === 422)!
    expect(refused.json().errors).toEqual({ invitee: ['This workspace is full.'] })
  })
})
