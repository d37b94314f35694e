import { SOCIAL_SERVICE_NAMES } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { buildUser } from '../users/users.factory.ts'
import { PASSWORD, resultOf, SESSION, useSocialSite } from './test-social-site.ts'

const { test, provider, openBrowser, openAccount, profilesOf } = await useSocialSite()

describe('logging in with another service', () => {
  it.each(['google', 'facebook', 'twitter', 'envato'])(
    'makes an account of who comes from %s, and knows them again',
    async (service) => {
      const browser = openBrowser()
      const { status, bootstrapData } = await browser.logIn(service)
      expect({
        status,
        profiles: bootstrapData?.user?.social_profiles.map(({ service_name }) => service_name),
        email: bootstrapData?.user?.email,
      }).toEqual({ status: 'SUCCESS', profiles: [service], email: provider.person.email })
      expect(bootstrapData?.user?.username).toMatch(/^ada[._]?Person\d+$/i)
      // Of the others nobody knows whether the address was ever confirmed.
      expect(bootstrapData?.user?.email_verified_at !== null).toBe(
        service === 'google' || service === 'twitter',
      )
      expect(browser.jar.get(SESSION)).toBeTruthy()
      provider.person.email = 'moved@elsewhere.example'
      expect((await openBrowser().logIn(service)).bootstrapData?.user?.id).toBe(
        bootstrapData?.user?.id,
      )
    },
  )

  it('tells who is logged in already so', async () => {
    const { user, browser } = await openAccount()
    const answer = await browser.send('GET', '/secure/auth/social/google/login')
    expect(resultOf(answer.body)).toMatchObject({
      status: 'ALREADY_LOGGED_IN',
      bootstrapData: { user: { id: user.id } },
    })
  })

  it('asks for the password of the account with the same address, and connects the two', async () => {
    const user = await buildUser(test.platform.db, {
      email: provider.person.email!.toUpperCase(),
      password_hash: await hashPassword(PASSWORD),
    })
    const browser = openBrowser()
    expect(await browser.logIn('google')).toEqual({
      type: 'social-result',
      status: 'REQUEST_PASSWORD',
    })
    expect(browser.jar.get(SESSION)).toBeUndefined()
    expect(await profilesOf(user.id)).toEqual([])
    expect(
      (
        await browser.send('POST', '/secure/auth/social/google/login', { password: 'not the one' })
      ).json().errors,
    ).toHaveProperty('password')
    expect(
      (await openBrowser().send('POST', '/secure/auth/social/google/login', { password: PASSWORD }))
        .statusCode,
    ).toBe(410)
    expect(
      (await browser.send('POST', '/secure/auth/social/facebook/login', { password: PASSWORD }))
        .statusCode,
    ).toBe(410)
    const linked = await browser.send('POST', '/secure/auth/social/google/login', {
      password: PASSWORD,
    })
    expect(linked.json()).toMatchObject({
      status: 'SUCCESS',
      bootstrapData: { user: { id: user.id } },
    })
    expect((await openBrowser().logIn('google')).bootstrapData?.user?.id).toBe(user.id)
  })

  it('never takes an address that the service did not confirm for that of an account', async () => {
    const user = await buildUser(test.platform.db, {
      email: provider.person.email!,
      password_hash: await hashPassword(PASSWORD),
    })
    provider.person.isEmailVerified = false
    for (const service of ['google', 'facebook', 'twitter', 'envato']) {
      const browser = openBrowser()
      expect((await browser.logIn(service)).status).toBe('ERROR')
      expect(
        (await browser.send('POST', `/secure/auth/social/${service}/login`, { password: PASSWORD }))
          .statusCode,
      ).toBe(410)
    }
    expect(await profilesOf(user.id)).toEqual([])
  })

  it('does not take such an address for a verified one in a new account either', async () => {
    provider.person.isEmailVerified = false
    expect((await openBrowser().logIn('google')).bootstrapData?.user).toMatchObject({
      email: provider.person.email,
      email_verified_at: null,
    })
  })

  it('says why it makes no account without an address, and while registration is closed', async () => {
    const { registration } = await getSettings(test.platform)
    await updateSettings(test.platform, { registration: { ...registration, disable: true } })
    expect(await openBrowser().logIn('google')).toMatchObject({
      status: 'ERROR',
      message: 'Registration is closed.',
    })
    await updateSettings(test.platform, { registration })
    provider.person.email = undefined
    expect((await openBrowser().logIn('twitter')).message).toContain('X told us no email address.')
    expect((await openBrowser().logIn('facebook')).message).toContain(
      'Facebook told us no email address.',
    )
  })

  it.each(['google', 'facebook', 'twitter', 'envato'])(
    'of %s takes no name and no address that a form here would not take',
    async (service) => {
      const { person } = provider
      for (const name of ['Ada\0 Byron', 'A\nda \u202eByron', `${'A'.repeat(61)} B\u202e`, '']) {
        person.id = `${person.id}1`
        Object.assign(person, { name, email: `ada${person.id}@elsewhere.example` })
        const { bootstrapData } = await openBrowser().logIn(service)
        const { first_name, name: shown, social_profiles } = bootstrapData!.user!
        expect([first_name, shown]).toEqual([null, expect.stringMatching(/^[\w.]+$/)])
        expect(social_profiles[0]!.username).not.toMatch(/[\0\n\u202e]|^$/)
      }
      for (const email of [
        'no address',
        'a\0da@elsewhere.example',
        'a@b.example\r\nBcc: c@d.example',
      ]) {
        person.email = email
        person.id = `${person.id}1`
        expect((await openBrowser().logIn(service)).message).toContain('told us no email address.')
      }
    },
  )

  it.each(['google', 'facebook', 'twitter', 'envato'] as const)(
    'is asked at the address of the settings, by the client of the settings: %s',
    async (service) => {
      const { social_endpoints, social_secrets } = await getSettings(test.platform)
      const statusWith = async (address: string | null, client: object) => {
        await updateSettings(test.platform, {
          social_endpoints: { ...social_endpoints, [service]: address },
          social_secrets: {
            ...social_secrets,
            [service]: { ...social_secrets[service], ...client },
          },
        })
        // Where nobody is, whoever wants to log in is led in vain.
        const answer = await openBrowser()
          .logIn(service)
          .catch(() => undefined)
        return answer?.status
      }
      const address = social_endpoints[service]
      expect(await statusWith(address, { client_secret: 'another' })).not.toBe('SUCCESS')
      expect(await statusWith(address, { client_id: 'another' })).not.toBe('SUCCESS')
      expect(await statusWith('http://127.0.0.1:40009', {})).not.toBe('SUCCESS')
      expect(await statusWith(address, {})).toBe('SUCCESS')
    },
  )

  it('asks for the code of an account with two factor', async () => {
    const browser = openBrowser()
    const { bootstrapData } = await browser.logIn('google')
    const now = new Date()
    await test.platform.db
      .insertInto('two_factor')
      .values({
        user_id: bootstrapData!.user!.id,
        secret_encrypted: '-',
        recovery_codes_encrypted: '-',
        created_at: now,
        confirmed_at: now,
      })
      .execute()
    const again = openBrowser()
    expect(await again.logIn('google')).toEqual({ type: 'social-result', status: 'TWO_FACTOR' })
    expect([again.jar.get(SESSION), again.jar.has('mediatheque_two_factor')]).toEqual([
      undefined,
      true,
    ])
  })

  it('is offered for the services that are switched on and set up only', async () => {
    const { social } = await getSettings(test.platform)
    await updateSettings(test.platform, { social: { ...social, envato: { enable: false } } })
    expect(
      resultOf((await openBrowser().send('GET', '/secure/auth/social/envato/login')).body),
    ).toMatchObject({ status: 'ERROR', message: 'Logging in with Envato is not offered.' })
    await updateSettings(test.platform, { social })
  })

  it('begins on our own pages only', async () => {
    const { browser } = await openAccount()
    for (const act of ['login', 'connect']) {
      expect(
        (
          await browser.send('GET', `/secure/auth/social/google/${act}`, undefined, {
            'sec-fetch-site': 'cross-site',
          })
        ).statusCode,
      ).toBe(403)
    }
  })
})

describe('an answer of a service', () => {
  const REFUSED = {
    status: 'ERROR',
    message: 'This login took too long or was answered already. Please start again.',
  }
  const UNCONFIRMED = { status: 'ERROR', message: 'Google did not confirm who you are.' }

  it('counts once', async () => {
    const browser = openBrowser()
    const back = await browser.ask('google')
    const cookie = browser.jar.get('mediatheque_social')!
    expect((await browser.comeBack(back)).status).toBe('SUCCESS')
    const again = openBrowser()
    again.jar.set('mediatheque_social', cookie)
    expect(await again.comeBack(back)).toMatchObject(REFUSED)
  })

  it('counts in the browser that asked, with its state, for its service, and in time', async () => {
    const browser = openBrowser()
    const back = await browser.ask('google')
    expect(await openBrowser().comeBack(back)).toMatchObject(REFUSED)
    const other = openBrowser()
    await other.ask('google')
    expect(await other.comeBack(back)).toMatchObject(REFUSED)
    const elsewhere = new URL(back.href.replace('/google/', '/facebook/'))
    const copy = openBrowser()
    copy.jar.set('mediatheque_social', browser.jar.get('mediatheque_social')!)
    expect(await copy.comeBack(elsewhere)).toMatchObject(REFUSED)
    await test.platform.db.updateTable('social_flows').set({ expires_at: new Date() }).execute()
    expect(await browser.comeBack(back)).toMatchObject(REFUSED)
  })

  it('that comes a second time, or to an older question, takes nothing from what is still to follow', async () => {
    const browser = openBrowser()
    const older = await browser.ask('google')
    const newer = await browser.ask('google')
    expect(await browser.comeBack(older)).toMatchObject(REFUSED)
    expect((await browser.comeBack(newer)).status).toBe('SUCCESS')

    const { user } = await openAccount()
    provider.person.email = user.email
    provider.person.id = `${provider.person.id}1`
    const waiting = openBrowser()
    const back = await waiting.ask('google')
    expect((await waiting.comeBack(back)).status).toBe('REQUEST_PASSWORD')
    expect(await waiting.comeBack(back)).toMatchObject(REFUSED)
    const answered = { password: PASSWORD }
    expect(
      (await waiting.send('POST', '/secure/auth/social/google/login', answered)).statusCode,
    ).toBe(200)
  })

  it('with a code that is used up or was given to another question is refused', async () => {
    const first = openBrowser()
    const used = await first.ask('google')
    await first.comeBack(used)
    const replay = openBrowser()
    const back = await replay.ask('google')
    back.searchParams.set('code', used.searchParams.get('code')!)
    expect(await replay.comeBack(back)).toMatchObject(UNCONFIRMED)
    // The code of somebody else's window, whose PKCE verifier this one does not have.
    const stolen = (await openBrowser().ask('google')).searchParams.get('code')!
    const thief = openBrowser()
    const mine = await thief.ask('google')
    mine.searchParams.set('code', stolen)
    expect(await thief.comeBack(mine)).toMatchObject(UNCONFIRMED)
  })

  it.each([
    ['another nonce', { nonce: 'somebody-elses' }],
    ['another audience', { audience: 'another-client' }],
    ['a forged signature', { isUnsigned: true }],
  ])('with an id token of %s is refused', async (_what, fault) => {
    Object.assign(provider.faults, fault)
    const browser = openBrowser()
    expect(await browser.logIn('google')).toMatchObject(UNCONFIRMED)
    expect(browser.jar.get(SESSION)).toBeUndefined()
  })

  it('that says no is told as such', async () => {
    provider.faults.deniesAccess = true
    expect(await openBrowser().logIn('facebook')).toMatchObject({
      status: 'ERROR',
      message: 'The login with Facebook was cancelled.',
    })
  })

  it('that is any other error is told in a page, and why is written to the log', async () => {
    const { log } = test.platform
    const { level } = log
    // Tests are silent else, and what is not written cannot fail to be written.
    log.level = 'warn'
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    onTestFinished(() => {
      log.level = level
      written.mockRestore()
    })
    const lines = () => written.mock.calls.map(([line]) => String(line)).join('')
    for (const error of ['server_error', 'temporarily_unavailable', 'invalid_scope', '%00', '']) {
      for (const [service, name] of Object.entries(SOCIAL_SERVICE_NAMES)) {
        const browser = openBrowser()
        const back = await browser.ask(service)
        back.searchParams.delete('code')
        back.searchParams.set('error', error)
        back.searchParams.set('error_description', `the fault ${error} of ${name}`)
        const page = await browser.send('GET', back.pathname + back.search, undefined, {
          'sec-fetch-site': 'cross-site',
        })
        expect([page.statusCode, page.headers['content-type']], `${service} ${error}`).toEqual([
          200,
          'text/html; charset=utf-8',
        ])
        expect(resultOf(page.body)).toMatchObject({
          status: 'ERROR',
          message: `${name} did not confirm who you are.`,
        })
      }
    }
    expect(lines()).toContain('a social login failed')
    expect(lines()).toContain('server_error')
  })

  it('becomes a page that speaks to our own origin and runs no script but its own', async () => {
    const browser = openBrowser()
    provider.person.name = '</script><script>alert(1)</script>'
    const back = await browser.ask('google')
    const page = await browser.send('GET', back.pathname + back.search, undefined, {
      'sec-fetch-site': 'cross-site',
    })
    const policy = String(page.headers['content-security-policy'])
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)![1]!
    expect(policy).toContain("default-src 'none'")
    expect(page.body).toContain(`<script nonce="${nonce}">`)
    expect(page.body.match(/<script/g)).toHaveLength(2)
    expect(page.body).not.toMatch(/ on\w+=/)
    expect(JSON.parse(/id="result">(.*?)<\/script>/.exec(page.body)![1]!).origin).toBe(
      'http://media.example',
    )
    expect(page.headers['cross-origin-opener-policy']).toBeUndefined()
    expect(page.headers['cache-control']).toBe('no-store')
  })
})
