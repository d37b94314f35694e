import { describe, expect, it, vi } from 'vitest'
import { sessionTag } from '../sessions/sessions.service.ts'
import { PASSWORD, resultOf, SESSION, useSocialSite } from './test-social-site.ts'

const { test, provider, openBrowser, openAccount, profilesOf } = await useSocialSite()

describe('connecting a service', () => {
  it('is kept with the account, and undone', async () => {
    const { user, browser } = await openAccount()
    expect(await browser.logIn('envato', 'connect')).toMatchObject({
      status: 'SUCCESS',
      bootstrapData: { user: { id: user.id, social_profiles: [{ service_name: 'envato' }] } },
    })
    expect((await openBrowser().logIn('envato')).bootstrapData?.user?.id).toBe(user.id)
    expect(
      (await browser.send('POST', '/secure/auth/social/envato/disconnect', {})).statusCode,
    ).toBe(204)
    expect(await profilesOf(user.id)).toEqual([])
  })

  it('begins without a word in the log', async () => {
    const { browser } = await openAccount()
    const warnings = vi.spyOn(test.platform.log, 'warn')
    await browser.ask('google', 'connect')
    await openBrowser().ask('google')
    expect(warnings.mock.calls).toEqual([])
  })

  it('answers the address to who opens the window on their own', async () => {
    const { browser } = await openAccount()
    const { url } = (await browser.send('POST', '/secure/auth/social/google/connect', {})).json()
    expect(url).toContain(`${provider.origin}/o/oauth2/v2/auth?`)
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(
      'http://media.example/site/secure/auth/social/google/callback',
    )
  })

  it('is refused for what belongs to another account, and beside another one of the service', async () => {
    const first = await openAccount()
    await first.browser.logIn('google', 'connect')
    const second = await openAccount()
    expect((await second.browser.logIn('google', 'connect')).message).toBe(
      'Your Google account is connected to another account here.',
    )
    provider.person.id = '77'
    expect((await first.browser.logIn('google', 'connect')).message).toBe(
      'Another Google account is connected already. Disconnect it first.',
    )
  })

  it('is for the one who began it', async () => {
    const first = await openAccount()
    const second = await openAccount()
    const back = await first.browser.ask('google', 'connect')
    first.browser.jar.set(SESSION, second.browser.jar.get(SESSION)!)
    expect((await first.browser.comeBack(back)).status).toBe('ERROR')
    expect([...(await profilesOf(first.user.id)), ...(await profilesOf(second.user.id))]).toEqual(
      [],
    )
  })

  it('asks for the password of an account that has one, as undoing it does', async () => {
    const { user } = await openAccount()
    const browser = openBrowser()
    await browser.send('POST', '/auth/login', { email: user.email, password: PASSWORD })
    expect((await browser.send('POST', '/secure/auth/social/google/connect', {})).statusCode).toBe(
      423,
    )
    expect(
      (await browser.send('POST', '/secure/auth/social/google/disconnect', {})).statusCode,
    ).toBe(423)
    expect(
      resultOf((await browser.send('GET', '/secure/auth/social/google/connect')).body),
    ).toMatchObject({ status: 'ERROR', message: 'Please confirm your password to continue.' })
    await browser.send('POST', '/auth/user/confirm-password', { password: PASSWORD })
    expect((await browser.send('POST', '/secure/auth/social/google/connect', {})).statusCode).toBe(
      200,
    )
  })

  it('makes an account without a password, whose login counts as its confirmation, and which may set one', async () => {
    const browser = openBrowser()
    const { bootstrapData } = await browser.logIn('google')
    expect(bootstrapData?.user?.has_password).toBe(false)
    const form = { password: 'a quiet Horse 7', password_confirmation: 'a quiet Horse 7' }
    const db = test.platform.db
    const setConfirmed = async (at: Date | null) => {
      await db
        .updateTable('sessions')
        .set({ password_confirmed_at: at })
        .where('user_id', '=', bootstrapData!.user!.id)
        .execute()
      await test.platform.cache.invalidate([sessionTag(browser.jar.get(SESSION)!)])
    }
    expect((await browser.send('POST', '/api/v1/user-sessions/logout-other', {})).statusCode).toBe(
      200,
    )
    await setConfirmed(new Date(Date.now() - 9_001_000))
    expect((await browser.send('POST', '/auth/user/password', form)).statusCode).toBe(423)
    await setConfirmed(new Date(Date.now() - 8_990_000))
    const easy = { password: 'password123', password_confirmation: 'password123' }
    expect((await browser.send('POST', '/auth/user/password', easy)).json().errors).toEqual({
      password: ['This password is too easy to guess.'],
    })
    expect((await browser.send('POST', '/auth/user/password', form)).json()).toEqual({
      changed: true,
      ended_other_access: false,
    })
    expect((await browser.send('GET', '/api/v1/bootstrap-data')).json().user.has_password).toBe(
      true,
    )
    expect(
      (
        await openBrowser().send('POST', '/auth/login', {
          email: bootstrapData!.user!.email,
          password: form.password,
        })
      ).statusCode,
    ).toBe(200)
    expect((await browser.send('POST', '/auth/user/password', form)).statusCode).toBe(409)
    expect(
      (await browser.send('POST', '/api/v1/user-sessions/logout-other', {})).json().errors,
    ).toEqual({ password: ['Please enter a password.'] })
  })

  it('cannot be undone where nothing else opens the account', async () => {
    const browser = openBrowser()
    const { bootstrapData } = await browser.logIn('google')
    const refused = await browser.send('POST', '/secure/auth/social/google/disconnect', {})
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'You could no longer log in without this service. Set a password first.',
    ])
    await browser.logIn('facebook', 'connect')
    expect(
      (await browser.send('POST', '/secure/auth/social/google/disconnect', {})).statusCode,
    ).toBe(204)
    expect(await profilesOf(bootstrapData!.user!.id)).toHaveLength(1)
  })
})
