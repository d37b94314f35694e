import { describe, expect, it } from 'vitest'
import { hashToken } from '../../../platform/secrets.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { buildWorkspace } from '../workspaces/workspaces.factory.ts'
import { inviteIdOf } from '../workspaces/invite-id.ts'
import { cookieOf, NEW_PASSWORD, PASSWORD, useRecoveryStage } from './recovery-stage.factory.ts'
import { give, tablesWith } from './what-opens-accounts.factory.ts'

const { test, call, logIn, reset, register, lastMailTo, resetTokenFor, userOf, squat } =
  useRecoveryStage()

describe('an address that somebody only typed', () => {
  const verify = (cookie: string, code: string) =>
    call('/api/v1/validate-email-verification-otp', { code }, { cookie })
  const codeIn = (mail: string) => /^(\d{6})$/m.exec(mail)?.[1] ?? ''
  const meOf = async (cookie: string) =>
    (await test.app.inject({ url: '/api/v1/bootstrap-data', headers: { cookie } })).json().user
  const confirming = async (isOn: boolean) =>
    updateSettings(test.platform, { require_email_confirmation: isOn })

  it('is given to who enters the code of a mail to it, and the other notices nothing', async () => {
    await confirming(true)
    const email = 'owner-1@test.example'
    const squatter = await register(email)
    const squattersCode = codeIn(await lastMailTo(email))
    const before = await meOf(squatter.cookie)
    const owner = await register(email)
    const code = codeIn(await lastMailTo(email))
    expect((await verify(owner.cookie, code)).json()).toEqual({ success: true })
    expect(await userOf({ username: owner.username })).toMatchObject({ email })
    expect(await meOf(squatter.cookie)).toEqual(before)
    expect((await verify(squatter.cookie, squattersCode)).statusCode).toBe(422)
    expect((await logIn(email, PASSWORD)).json().bootstrapData.user.username).toBe(owner.username)
    await reset(await resetTokenFor(email), email)
    expect((await logIn(email, NEW_PASSWORD)).json().bootstrapData.user.username).toBe(
      owner.username,
    )
    await confirming(false)
  })

  it('takes from who proves it what somebody else may have opened before, and leaves them in', async () => {
    await confirming(true)
    const user = await squat()
    const [own, other] = [
      cookieOf(await logIn(user.email, PASSWORD)),
      cookieOf(await logIn(user.email, PASSWORD)),
    ]
    await test.platform.db
      .insertInto('access_tokens')
      .values({ user_id: user.id, name: 'program', token_hash: hashToken(user.username) })
      .execute()
    await call('/api/v1/resend-email-verification', {}, { cookie: own })
    const code = codeIn(await lastMailTo(user.email))
    expect((await verify(own, code)).json()).toEqual({ success: true })
    expect((await meOf(own)).id).toBe(user.id)
    expect(await meOf(other)).toBeNull()
    expect(await tablesWith(test.platform.db, user.id)).toEqual(['sessions'])
    await confirming(false)
  })

  it('belongs to one account when ten prove it at the same moment', async () => {
    await confirming(true)
    const email = 'owner-2@test.example'
    const claims = []
    for (let claim = 0; claim < 10; claim += 1) {
      const { cookie } = await register(email)
      claims.push({ cookie, code: codeIn(await lastMailTo(email)) })
    }
    const answers = await Promise.all(claims.map(({ cookie, code }) => verify(cookie, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 422),
    ])
    await confirming(false)
  })

  it('is answered alike to ten who register with it at once, whether it is known or not', async () => {
    await confirming(true)
    const known = await buildUser(test.platform.db)
    for (const email of [known.email, 'free@test.example']) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => register(email)))
      expect(new Set(answers.map(({ response }) => response.statusCode))).toEqual(new Set([200]))
    }
    await confirming(false)
  })

  it('is held against nobody by an account that is suspended', async () => {
    const { email } = await squat({ banned_at: new Date() })
    expect((await register(email)).response.statusCode).toBe(200)
  })

  it('makes way for who comes by the mail of an invitation', async () => {
    const squatter = await squat()
    const { id: inviterId } = await buildUser(test.platform.db)
    const workspaceId = await buildWorkspace(test.platform.db, inviterId)
    const { id } = await test.platform.db
      .insertInto('workspace_invites')
      .values({
        workspace_id: workspaceId,
        email: squatter.email,
        role: 'member',
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const invite_id = inviteIdOf(test.platform, id)
    const { username, response } = await register(squatter.email, { invite_id })
    expect(response.statusCode).toBe(200)
    const owner = await userOf({ username })
    expect([owner.email, owner.email_verified_at]).toEqual([squatter.email, expect.any(Date)])
  })

  it('makes nobody the first administrator', async () => {
    const { createFirstAdministrator } = await import('../setup/first-administrator.service.ts')
    const squatter = await squat({ username: 'early-bird' })
    await give(test.platform.db, squatter.id)
    await createFirstAdministrator(test.platform, squatter.email, NEW_PASSWORD)
    const { bootstrapData } = (await logIn(squatter.email, NEW_PASSWORD)).json()
    expect(bootstrapData.user.id).not.toBe(squatter.id)
    expect(bootstrapData.user.roles).toContainEqual(
      expect.objectContaining({ name: 'Administrator' }),
    )
    expect((await userOf({ id: squatter.id })).email).toMatch(/@unconfirmed\.invalid$/)
  })
})
