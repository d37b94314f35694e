import type { SocialResult } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { buildUser } from '../users/users.factory.ts'
import { startTestSocialProvider, testSocialSettings } from './test-social-provider.ts'

export const PASSWORD = 'a quiet Horse 7'
export const SESSION = 'mediatheque_session'
const FIRST_PERSON = 2000

export const resultOf = (page: string): SocialResult =>
  JSON.parse(/id="result">(.*?)<\/script>/.exec(page)![1]!).message

/** The application with all services switched on, and who answers for them: somebody new in each test. */
export async function useSocialSite() {
  const test = useTestApp({ BASE_URL: 'http://media.example/site' })
  const provider = await startTestSocialProvider()
  let people = FIRST_PERSON
  beforeAll(() => updateSettings(test.platform, testSocialSettings(provider.origin)))
  afterAll(() => provider.close())
  beforeEach(() => {
    people += 1
    Object.assign(provider.person, {
      id: String(people),
      name: `Ada Person${people}`,
      email: `ada${people}@elsewhere.example`,
      isEmailVerified: true,
    })
    for (const fault of Object.keys(provider.faults))
      delete provider.faults[fault as keyof typeof provider.faults]
  })

  /** A browser: keeps its cookies. */
  function openBrowser(session?: string) {
    const jar = new Map<string, string>(session ? [[SESSION, session]] : [])
    const send = async (
      method: 'GET' | 'POST' | 'DELETE',
      url: string,
      payload?: object,
      headers: Record<string, string> = {},
    ) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await test.app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
      })
      for (const { name, value } of response.cookies) jar.set(name, value)
      return response
    }
    /** As far as the way back. */
    const ask = async (service: string, act = 'login') => {
      const asked = await send('GET', `/secure/auth/social/${service}/${act}`)
      expect(asked.statusCode, asked.body).toBe(302)
      const answered = await fetch(String(asked.headers['location']), { redirect: 'manual' })
      return new URL(answered.headers.get('location')!)
    }
    const comeBack = async (
      { pathname, search }: URL,
      headers = { 'sec-fetch-site': 'cross-site' },
    ) => resultOf((await send('GET', pathname + search, undefined, headers)).body)
    const logIn = async (service: string, act?: string) => comeBack(await ask(service, act))
    return { jar, send, ask, comeBack, logIn }
  }

  async function openAccount(overrides: Parameters<typeof buildUser>[1] = {}) {
    const user = await buildUser(test.platform.db, {
      password_hash: await hashPassword(PASSWORD),
      ...overrides,
    })
    const browser = openBrowser()
    expect(
      (await browser.send('POST', '/auth/login', { email: user.email, password: PASSWORD }))
        .statusCode,
    ).toBe(200)
    expect(
      (await browser.send('POST', '/auth/user/confirm-password', { password: PASSWORD }))
        .statusCode,
    ).toBe(200)
    return { user, browser }
  }

  const profilesOf = (userId: number) =>
    test.platform.db
      .selectFrom('social_profiles')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()

  return { test, provider, openBrowser, openAccount, profilesOf }
}
