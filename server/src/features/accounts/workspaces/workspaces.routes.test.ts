import { readMails } from '../../../platform/mail/test-read-mails.ts'
import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import { describe, expect, it } from 'vitest'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { lookingFirst } from '../../look-first.factory.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { buildUser } from '../users/users.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { workspaceJobs } from './workspaces.jobs.ts'

const test = lookingFirst(useTestApp())
type Caller = Awaited<ReturnType<typeof test.as>>
const api = '/api/v1/workspace'

const usernameOf = async ({ id }: Caller) =>
  (
    await test.platform.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).username

async function openWorkspace(owner: Caller, name = 'Cinema club'): Promise<number> {
  const response = await owner.call('POST', api, { name })
  expect(response.statusCode, response.body).toBe(201)
  return response.json().workspace.id
}

async function inviteOf(invited: Caller): Promise<string> {
  const { pagination } = (await invited.call('GET', '/api/v1/notifications')).json()
  return pagination.data.find(({ type }: { type: string }) => type === 'workspace.invited').data
    .inviteId
}

/** Invites by name and lets them join. */
async function addMember(owner: Caller, workspaceId: number, role = 'member'): Promise<Caller> {
  const invited = await test.as('member')
  expect(
    (
      await owner.call('POST', `${api}/${workspaceId}/invites`, {
        invitee: await usernameOf(invited),
        role,
      })
    ).statusCode,
  ).toBe(201)
  expect((await invited.call('POST', `${api}/join/${await inviteOf(invited)}`)).statusCode).toBe(
    200,
  )
  return invited
}

/** The throttles that a call was the first to count in. */
async function throttlesOf(call: () => Promise<unknown>): Promise<string[]> {
  const keys = async () =>
    (await test.platform.db.selectFrom('throttles').select('key').execute()).map(({ key }) => key)
  const before = await keys()
  await call()
  return (await keys()).filter((key) => !before.includes(key))
}

async function mailedInvite(email: string): Promise<string> {
  await runWaitingJobs(test.platform, workspaceJobs)
  const mail = (await readMails(test.platform, email)).at(-1)!
  return /invite_id=([\w.-]+)/.exec(mail.text_body)![1]!
}

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

  it('by mail opens the registration for this address, even where it is closed', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    await owner.call('POST', `${api}/${id}/invites`, { invitee: 'new@test.example' })
    const inviteId = await mailedInvite('new@test.example')
    const { registration } = await getSettings(test.platform)
    await updateSettings(test.platform, {
      registration: { ...registration, disable: true },
      require_email_confirmation: true,
    })
    const form = {
      username: 'newcomer',
      email: 'new@test.example',
      password: 'a quiet Horse 7',
      password_confirmation: 'a quiet Horse 7',
      invite_id: inviteId,
    }
    expect(
      (await test.call('POST', '/auth/register', { ...form, email: 'other@test.example' }))
        .statusCode,
    ).toBe(403)
    const registered = await test.call('POST', '/auth/register', form)
    expect(registered.json()).toMatchObject({
      status: 'success',
      bootstrapData: { user: { email: 'new@test.example' } },
    })
    await updateSettings(test.platform, { registration, require_email_confirmation: false })
    const session = registered.cookies.find(({ name }) => name === 'mediatheque_session')!
    const headers = { cookie: `mediatheque_session=${session.value}` }
    const outside = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      {},
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
    ]
    for (const from of outside) {
      const asked = await test.app.inject({
        url: `${api}/join/${inviteId}`,
        headers: { ...headers, ...from },
      })
      expect([from, asked.statusCode, asked.headers.location]).toEqual([
        from,
        302,
        expect.stringMatching(new RegExp(`[?]invite=${inviteId}$`)),
      ])
    }
    expect(
      (
        await test.app.inject({
          url: `${api}/join/${inviteId}`,
          headers: {
            ...headers,
            'sec-fetch-site': 'same-origin',
            'sec-fetch-dest': 'empty',
          },
        })
      ).json().workspace.id,
    ).toBe(id)
  })

  it('proves the address that it was mailed to; one by name proves nothing', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const unproven = async () => {
      const invited = await test.as('member')
      const account = await test.platform.db
        .updateTable('users')
        .set({ email_verified_at: null })
        .where('id', '=', invited.id)
        .returning(['email', 'username'])
        .executeTakeFirstOrThrow()
      const isProven = async () =>
        (
          await test.platform.db
            .selectFrom('users')
            .select('email_verified_at')
            .where('id', '=', invited.id)
            .executeTakeFirstOrThrow()
        ).email_verified_at !== null
      return { ...invited, ...account, isProven }
    }
    const [mailed, named] = [await unproven(), await unproven()]
    for (const invitee of [mailed.email, named.username])
      await owner.call('POST', `${api}/${id}/invites`, { invitee })
    const inviteId = await mailedInvite(mailed.email)
    expect((await mailed.call('POST', `${api}/join/${inviteId}`)).statusCode).toBe(200)
    expect((await named.call('POST', `${api}/join/${await inviteOf(named)}`)).statusCode).toBe(200)
    expect([await mailed.isProven(), await named.isProven()]).toEqual([true, false])
  })

  it('tells neither whose an address is, nor whether it has an account', async () => {
    const owner = await test.as('member')
    const id = await openWorkspace(owner)
    const member = await addMember(owner, id)
    const { email } = await test.platform.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const invited = await buildUser(test.platform.db)
    const ask = async (invitee: string) => {
      const answer = await owner.call('POST', `${api}/${id}/invites`, { invitee })
      return [answer.statusCode, answer.json().errors]
    }
    expect(await ask(invited.username)).toEqual([201, undefined])
    for (const address of [email, invited.email, 'nobody-here@test.example'])
      expect(await ask(address)).toEqual([201, undefined])
    const { workspace } = (await owner.call('GET', `${api}/${id}`)).json()
    expect(workspace.invites.map(({ invitee }: { invitee: string }) => invitee)).toEqual([
      invited.username,
      email,
      invited.email,
      'nobody-here@test.example',
    ])
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
