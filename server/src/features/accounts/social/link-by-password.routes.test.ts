import { describe, expect, it } from 'vitest'
import { findAccount } from '../users/login-accounts.service.ts'
import { PASSWORD, SESSION, useSocialSite } from './test-social-site.ts'

const { test, provider, openBrowser, openAccount, profilesOf } = await useSocialSite()

const LINK = '/secure/auth/social/google/login'

/** Somebody comes from a service to an account that exists, as far as its password. */
async function arriveAt(email_verified_at: Date | null) {
  const { user, browser: earlier } = await openAccount({
    email: provider.person.email!,
    email_verified_at,
    first_name: 'Ada',
  })
  const browser = openBrowser()
  expect((await browser.logIn('google')).status).toBe('REQUEST_PASSWORD')
  return { user, earlier, browser }
}

const isIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.send('GET', '/api/v1/user-sessions')).statusCode === 200

describe('connecting a service by the password', () => {
  it('proves an address that the service vouches for, and ends what was let in before', async () => {
    const { user, earlier, browser } = await arriveAt(null)
    await test.platform.db
      .insertInto('access_tokens')
      .values({
        user_id: user.id,
        name: 'old',
        token_hash: `hash of ${user.id}`,
        created_at: new Date(),
      })
      .execute()
    expect((await browser.send('POST', LINK, { password: PASSWORD })).json().status).toBe('SUCCESS')
    const account = await findAccount(test.platform, user.id)
    // They know the password: nobody else described the account.
    expect(account).toMatchObject({ first_name: 'Ada', may_choose_username: false })
    expect(account?.email_verified_at).not.toBeNull()
    expect([await isIn(browser), await isIn(earlier)]).toEqual([true, false])
    const tokens = test.platform.db.selectFrom('access_tokens').where('user_id', '=', user.id)
    expect(await tokens.selectAll().execute()).toEqual([])
    expect(await profilesOf(user.id)).toHaveLength(1)
  })

  it('ends nothing where the address was proven before', async () => {
    const { earlier, browser } = await arriveAt(new Date())
    expect((await browser.send('POST', LINK, { password: PASSWORD })).json().status).toBe('SUCCESS')
    expect([await isIn(browser), await isIn(earlier)]).toEqual([true, true])
  })

  it('is over where somebody else proved the address meanwhile', async () => {
    const { user, browser } = await arriveAt(null)
    await test.platform.db
      .updateTable('users')
      .set({ email: `stand-in-${user.id}@unconfirmed.invalid`, unconfirmed_email: user.email })
      .where('id', '=', user.id)
      .execute()
    await openAccount({ email: user.email, email_verified_at: new Date() })
    expect((await browser.send('POST', LINK, { password: PASSWORD })).statusCode).toBe(410)
    expect(await profilesOf(user.id)).toEqual([])
    expect(browser.jar.get(SESSION)).toBeUndefined()
  })

  it('opens one session of ten calls at once', async () => {
    const { user, browser } = await arriveAt(null)
    const cookie = browser.jar.get('mediatheque_social')!
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const copy = openBrowser()
        copy.jar.set('mediatheque_social', cookie)
        return (await copy.send('POST', LINK, { password: PASSWORD })).statusCode
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 500)).toEqual([])
    expect(await profilesOf(user.id)).toHaveLength(1)
  })
})
