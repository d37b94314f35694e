import { describe, expect, it } from 'vitest'
import { getSettings } from '../../site/settings/settings.service.ts'
import { COOKIE, PASSWORD, sessionCookie, useAuthStage } from './auth-stage.factory.ts'

const { test, post, buildAccount, bootstrap, withSettings } = useAuthStage()

describe('registering', () => {
  const form = (name: string) => ({
    username: name,
    email: `${name}@test.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  })

  it('makes a member and logs them in', async () => {
    const response = await post('/auth/register', form('ada'))
    expect(response.json()).toMatchObject({
      status: 'success',
      bootstrapData: { user: { username: 'ada', roles: [{ name: 'Member' }] } },
    })
    expect((await bootstrap(sessionCookie(response)!.value)).user.username).toBe('ada')
  })

  it('says for every field what is wrong with it', async () => {
    const { errors } = (
      await post('/auth/register', {
        username: 'a b',
        email: 'nowhere',
        password: 'short',
        password_confirmation: '',
      })
    ).json()
    expect(Object.keys(errors).sort()).toEqual([
      'email',
      'password',
      'password_confirmation',
      'username',
    ])
    const unlike = (
      await post('/auth/register', { ...form('grace'), password_confirmation: 'something else' })
    ).json()
    expect(unlike.errors).toEqual({ password_confirmation: ['The two passwords do not match.'] })
  })

  it('refuses a common password', async () => {
    const { errors } = (
      await post('/auth/register', {
        ...form('grace'),
        password: 'Password123',
        password_confirmation: 'Password123',
      })
    ).json()
    expect(errors).toEqual({ password: ['This password is too easy to guess.'] })
  })

  it('refuses a name or an address that is taken, in whatever case', async () => {
    const user = await buildAccount()
    const { errors } = (
      await post('/auth/register', {
        ...form('x'),
        username: user.username.toUpperCase(),
        email: user.email.toUpperCase(),
      })
    ).json()
    expect(Object.keys(errors).sort()).toEqual(['email', 'username'])
  })

  it('makes one account of two registrations at the same moment', async () => {
    const both = await Promise.all([
      post('/auth/register', form('twin')),
      post('/auth/register', form('twin')),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it('asks for every policy', async () => {
    const policies = [
      { id: 'terms', label: 'terms', url: null },
      { id: 'privacy', label: 'privacy policy', url: null },
    ]
    await withSettings({ registration: { disable: false, policies } }, async () => {
      const refused = await post('/auth/register', { ...form('mary'), policies: { terms: true } })
      expect(refused.json().errors).toEqual({
        'policies.privacy': ['Please accept this to continue.'],
      })
      const accepted = await post('/auth/register', {
        ...form('mary'),
        policies: { terms: true, privacy: true },
      })
      expect(accepted.statusCode).toBe(200)
    })
  })

  it('waits for the human check where the site asks for it', async () => {
    const { recaptcha } = await getSettings(test.platform)
    const asks = { ...recaptcha, enable: { ...recaptcha.enable, register: true } }
    await withSettings({ recaptcha: asks }, async () => {
      const refused = await post('/auth/register', { ...form('hopper'), token: 'anything' })
      expect(refused.json().errors).toEqual({ token: ['Could not verify you are human.'] })
    })
    expect((await post('/auth/register', form('hopper'))).json().status).toBe('success')
  })

  it('is refused while registration is closed, with an invitation nobody made too', async () => {
    await withSettings({ registration: { disable: true, policies: [] } }, async () => {
      expect(
        (await post('/auth/register', { ...form('late'), invite_id: 'made-up' })).statusCode,
      ).toBe(403)
    })
  })

  it('lets nobody in who still has to confirm an address', async () => {
    await withSettings({ require_email_confirmation: true }, async () => {
      const response = await post('/auth/register', form('unverified'))
      expect(response.json().status).toBe('needs_email_verification')
      const cookie = `${COOKIE}=${sessionCookie(response)!.value}`
      const refused = await test.app.inject({ url: '/api/v1/notifications', headers: { cookie } })
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'emailUnverified'])
      expect((await bootstrap(sessionCookie(response)!.value)).user.email_verified_at).toBeNull()
      expect((await post('/auth/logout', {}, { cookie })).statusCode).toBe(200)
    })
  })
})
