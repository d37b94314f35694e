import { describe, expect, it } from 'vitest'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { api, useWorkspacesStage } from './workspaces-stage.factory.ts'

const { test, openWorkspace, inviteOf, addMember, mailedInvite } = useWorkspacesStage()

describe('an invitation', () => {
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
