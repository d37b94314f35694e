import { beforeEach, describe, expect, it } from 'vitest'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { buildUser } from '../users/users.factory.ts'
import { buildWorkspace } from '../workspaces/workspaces.factory.ts'
import { inviteIdOf } from '../workspaces/invite-id.ts'
import { admit, type Application, openAccount } from './open-account.service.ts'

const test = useTestApp()
let made = 0

interface Rules {
  isClosed?: boolean
  mustConfirm?: boolean
  policies?: { id: string; label: string; url: string }[]
}

async function setRules({ isClosed = false, mustConfirm = false, policies = [] }: Rules) {
  const { registration } = await getSettings(test.platform)
  await updateSettings(test.platform, {
    registration: { ...registration, disable: isClosed, policies },
    require_email_confirmation: mustConfirm,
  })
}

const someone = (): Application => {
  made += 1
  const username = `newcomer-${made}`
  return { username, email: `${username}@test.example`, policies: {}, language: 'en' }
}
const open = (application: Partial<Application> = {}) =>
  openAccount(test.platform, { ...someone(), ...application })
const rowOf = (id: number) =>
  test.platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const countUsers = async () =>
  (await test.platform.db.selectFrom('users').select('id').execute()).length

/** An invitation that was sent to this address. */
async function inviteTo(email: string): Promise<string> {
  const { db } = test.platform
  const { id } = await db
    .insertInto('workspace_invites')
    .values({
      workspace_id: await buildWorkspace(db, (await buildUser(db)).id),
      email,
      role: 'member',
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return inviteIdOf(test.platform, id)
}

beforeEach(() => setRules({}))

describe('an application', () => {
  it('is turned away while registration is closed, and makes nothing', async () => {
    await setRules({ isClosed: true })
    const before = await countUsers()
    await expect(open()).rejects.toMatchObject({ code: 'forbidden' })
    await expect(open({ isEmailVerified: true })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await countUsers()).toBe(before)
  })

  it('of who was invited is let in all the same, for the address that was invited', async () => {
    await setRules({ isClosed: true, mustConfirm: true })
    const { email } = someone()
    const inviteId = await inviteTo(email)
    const { userId, awaitsConfirmation } = await open({ email, inviteId })
    expect(awaitsConfirmation).toBe(false)
    expect((await rowOf(userId)).email_verified_at).not.toBeNull()
    await expect(open({ inviteId })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it.each([
    [false, false, { isProven: false, awaitsConfirmation: false }],
    [false, true, { isProven: true, awaitsConfirmation: false }],
    [true, false, { isProven: false, awaitsConfirmation: true }],
    [true, true, { isProven: true, awaitsConfirmation: false }],
  ])(
    'awaits a code only where it must be confirmed (%s) and nobody vouches for it (%s)',
    async (mustConfirm, isEmailVerified, admission) => {
      await setRules({ mustConfirm })
      expect(await admit(test.platform, { ...someone(), isEmailVerified })).toEqual(admission)
    },
  )

  it('says everything that is wrong with it at once, and hashes nothing', async () => {
    const [named, addressed] = [
      await buildUser(test.platform.db),
      await buildUser(test.platform.db),
    ]
    await setRules({ policies: [{ id: 'terms', label: 'Terms', url: '/terms' }] })
    const before = await countUsers()
    let hashed = 0
    const refused = open({
      username: named.username.toUpperCase(),
      email: addressed.email,
      policies: { terms: false },
      faults: { password: ['Too short.'] },
      hashPassword: async () => `hash ${(hashed += 1)}`,
    })
    await expect(refused).rejects.toMatchObject({
      code: 'validation',
      fields: {
        email: ['There is already an account with this email address.'],
        username: ['This username is already taken.'],
        password: ['Too short.'],
        'policies.terms': ['Please accept this to continue.'],
      },
    })
    expect([hashed, await countUsers()]).toEqual([0, before])
  })

  it('with a taken address is answered like any other where a code is awaited', async () => {
    await setRules({ mustConfirm: true })
    const { email, id } = await buildUser(test.platform.db)
    const { userId, awaitsConfirmation } = await open({ email })
    expect(awaitsConfirmation).toBe(true)
    expect(await rowOf(userId)).toMatchObject({
      email: expect.stringMatching(/@unconfirmed\.invalid$/),
      unconfirmed_email: email,
      email_verified_at: null,
      confirmation_awaited: true,
    })
    expect((await rowOf(id)).email).toBe(email)
  })

  it('makes an account with what it says, and a code where one is awaited', async () => {
    const codes = async (userId: number) =>
      (
        await test.platform.db
          .selectFrom('email_verifications')
          .select('user_id')
          .where('user_id', '=', userId)
          .execute()
      ).length
    const details = { firstName: 'Ada', lastName: 'Lovelace', hashPassword: async () => 'the-hash' }
    const at = await open(details)
    expect(await rowOf(at.userId)).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      password_hash: 'the-hash',
      email_verified_at: null,
      confirmation_awaited: false,
    })
    expect(await codes(at.userId)).toBe(0)
    await setRules({ mustConfirm: true })
    expect(await codes((await open()).userId)).toBe(1)
  })
})
