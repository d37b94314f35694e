import { beforeEach, describe, expect, it } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { SESSION, useSocialSite } from './test-social-site.ts'

const { test, provider, openBrowser, openAccount, profilesOf } = await useSocialSite()

const SIGN_UP = '/secure/auth/social/google/sign-up'
const TERMS = { id: 'terms', label: 'terms of use', url: null }
const PRIVACY = { id: 'privacy', label: 'privacy policy', url: null }
const OVER = 'This login took too long or was answered already. Please start again.'

type Registration = Parameters<typeof updateSettings>[1]['registration'] & object

const setSite = (registration: Registration, require_email_confirmation = false) =>
  updateSettings(test.platform, { registration, require_email_confirmation })

const accountsOf = async (email: string | undefined) => {
  const { count } = await test.platform.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('email', '=', email!), eb('unconfirmed_email', '=', email!)]))
    .executeTakeFirstOrThrow()
  return count
}

const countFlows = async () =>
  (await test.platform.db.selectFrom('social_flows').select('token_hash').execute()).length

/** Somebody new who is back from the service. */
async function arrive(service = 'google') {
  const browser = openBrowser()
  expect(await browser.logIn(service)).toEqual({ type: 'social-result', status: 'SIGN_UP' })
  return browser
}

const answer = (username: string, policies: object = { terms: true, privacy: true }) => ({
  username,
  policies,
})

describe('signing up with another service', () => {
  beforeEach(async () => {
    await setSite({ disable: false, policies: [TERMS, PRIVACY] })
    await test.platform.db.deleteFrom('social_flows').execute()
  })

  it('makes no account before the policies are accepted, and tells the browser that asked who it is', async () => {
    const browser = await arrive()
    expect(await accountsOf(provider.person.email)).toBe(0)
    expect(browser.jar.get(SESSION)).toBeUndefined()
    expect((await browser.send('GET', SIGN_UP)).json()).toEqual({
      name: provider.person.name,
      email: provider.person.email,
      username: provider.person.name.replace(' ', '.'),
      policies: [TERMS, PRIVACY],
    })
    expect((await openBrowser().send('GET', SIGN_UP)).statusCode).toBe(410)
    const other = SIGN_UP.replace('google', 'envato')
    expect((await browser.send('GET', other)).statusCode).toBe(410)
    const [flow] = await test.platform.db.selectFrom('social_flows').selectAll().execute()
    expect(JSON.stringify(flow)).not.toContain(provider.person.email)
  })

  it('asks for every policy and for a username that is free, at their fields', async () => {
    const { username } = await buildUser(test.platform.db)
    const browser = await arrive()
    const refused = async (payload: object) => {
      const response = await browser.send('POST', SIGN_UP, payload)
      expect(response.statusCode).toBe(422)
      return Object.keys(response.json().errors)
    }
    expect(await refused(answer('ada_one', {}))).toEqual(['policies.terms', 'policies.privacy'])
    expect(await refused(answer('ada_one', { terms: true, privacy: false }))).toEqual([
      'policies.privacy',
    ])
    expect(await refused(answer(username.toUpperCase()))).toEqual(['username'])
    expect(await refused(answer('a b'))).toEqual(['username'])
    expect(await accountsOf(provider.person.email)).toBe(0)
  })

  it('makes the account under the chosen name once, which the service opens from then on', async () => {
    const browser = await arrive()
    const cookie = browser.jar.get('mediatheque_social')!
    const done = await browser.send('POST', SIGN_UP, answer('Countess.1'))
    const { status, bootstrapData } = done.json()
    expect({ status, user: bootstrapData.user }).toMatchObject({
      status: 'SUCCESS',
      user: { username: 'Countess.1', email: provider.person.email, first_name: 'Ada' },
    })
    expect(bootstrapData.user.email_verified_at).not.toBeNull()
    expect(browser.jar.get(SESSION)).toBeTruthy()
    expect(await profilesOf(bootstrapData.user.id)).toHaveLength(1)
    const again = openBrowser()
    again.jar.set('mediatheque_social', cookie)
    const second = await again.send('POST', SIGN_UP, answer('Countess.2'))
    expect([second.statusCode, second.json().message]).toEqual([410, OVER])
    expect((await openBrowser().logIn('google')).bootstrapData?.user?.username).toBe('Countess.1')
  })

  it('makes one account of ten calls at once', async () => {
    const browser = await arrive()
    const cookie = browser.jar.get('mediatheque_social')!
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_one, index) => {
        const copy = openBrowser()
        copy.jar.set('mediatheque_social', cookie)
        return (await copy.send('POST', SIGN_UP, answer(`tenfold_${index}`))).statusCode
      }),
    )
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 410)])
    expect(await accountsOf(provider.person.email)).toBe(1)
  })

  it('makes one account of ten windows of the same person', async () => {
    const browsers = await Promise.all(Array.from({ length: 10 }, () => arrive()))
    const statuses = await Promise.all(
      browsers.map(
        async (browser, index) =>
          (await browser.send('POST', SIGN_UP, answer(`window_${index}`))).statusCode,
      ),
    )
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 422)])
    expect(await accountsOf(provider.person.email)).toBe(1)
  })

  it('says so where the address was taken meanwhile, and goes on once it is free', async () => {
    const browser = await arrive()
    const other = await buildUser(test.platform.db, {
      email: provider.person.email!,
      email_verified_at: new Date(),
    })
    const refused = await browser.send('POST', SIGN_UP, answer('late_ada'))
    expect(refused.json().errors).toEqual({
      email: ['There is already an account with this email address.'],
    })
    await test.platform.db.deleteFrom('users').where('id', '=', other.id).execute()
    expect((await browser.send('POST', SIGN_UP, answer('late_ada'))).statusCode).toBe(200)
  })

  it('is refused before it begins while registration is closed, and where it closed meanwhile', async () => {
    const browser = await arrive()
    await setSite({ disable: true, policies: [TERMS, PRIVACY] })
    const late = await browser.send('POST', SIGN_UP, answer('closed_out'))
    expect([late.statusCode, late.json().message]).toEqual([403, 'Registration is closed.'])
    await test.platform.db.deleteFrom('social_flows').execute()
    expect(await openBrowser().logIn('google')).toMatchObject({
      status: 'ERROR',
      message: 'Registration is closed.',
    })
    expect(await countFlows()).toBe(0)
  })

  it('is over after half an hour, and when it is given up', async () => {
    const slow = await arrive()
    await test.platform.db.updateTable('social_flows').set({ expires_at: new Date() }).execute()
    for (const method of ['GET', 'POST'] as const) {
      const late = await slow.send(method, SIGN_UP, method === 'POST' ? answer('slow') : undefined)
      expect([late.statusCode, late.json().message]).toEqual([410, OVER])
    }
    await test.platform.db.deleteFrom('social_flows').execute()
    const browser = await arrive()
    const cookie = browser.jar.get('mediatheque_social')!
    expect(await countFlows()).toBe(1)
    expect((await openBrowser().send('DELETE', SIGN_UP)).statusCode).toBe(204)
    expect(await countFlows()).toBe(1)
    expect((await browser.send('DELETE', SIGN_UP)).statusCode).toBe(204)
    expect([await countFlows(), browser.jar.get('mediatheque_social')]).toEqual([0, ''])
    browser.jar.set('mediatheque_social', cookie)
    expect((await browser.send('POST', SIGN_UP, answer('given_up'))).statusCode).toBe(410)
  })

  it('is for who is not logged in', async () => {
    const { browser } = await openAccount()
    const answered = await browser.send('POST', SIGN_UP, answer('logged_in'))
    expect(answered.statusCode).toBe(403)
  })

  it('says nothing of an address that the service does not vouch for: a code has to follow', async () => {
    await setSite({ disable: false, policies: [TERMS, PRIVACY] }, true)
    const browser = await arrive('facebook')
    const path = SIGN_UP.replace('google', 'facebook')
    const { bootstrapData } = (await browser.send('POST', path, answer('unsure_ada'))).json()
    expect(bootstrapData.user).toMatchObject({ username: 'unsure_ada', email_verified_at: null })
    expect((await browser.send('GET', '/api/v1/user-sessions')).json().code).toBe('emailUnverified')
  })

  it('needs no page where there is nothing to accept', async () => {
    await setSite({ disable: false, policies: [] })
    expect(await openBrowser().logIn('google')).toMatchObject({ status: 'SUCCESS' })
    expect(await accountsOf(provider.person.email)).toBe(1)
  })
})
