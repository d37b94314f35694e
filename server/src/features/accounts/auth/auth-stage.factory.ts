import type { InjectOptions } from 'fastify'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { buildUser } from '../users/users.factory.ts'

export const PASSWORD = 'a quiet Horse 7'
export const COOKIE = 'mediatheque_session'

export const sessionCookie = (response: { cookies: { name: string }[] }) =>
  response.cookies.find(({ name }) => name === COOKIE) as
    | {
        name: string
        value: string
        httpOnly?: boolean
        secure?: boolean
        sameSite?: string
        path?: string
        maxAge?: number
      }
    | undefined

/** An application under a path, accounts with a password, and the calls of a browser in front of it. */
export function useAuthStage() {
  const test = useTestApp({ BASE_URL: 'https://media.example/site' })

  function post(url: string, payload: object, headers: InjectOptions['headers'] = {}) {
    return test.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
  }

  async function buildAccount(overrides: Parameters<typeof buildUser>[1] = {}) {
    return buildUser(test.platform.db, {
      password_hash: await hashPassword(PASSWORD),
      ...overrides,
    })
  }

  const bootstrap = (cookie?: string) =>
    test.app
      .inject({
        url: '/api/v1/bootstrap-data',
        headers: cookie ? { cookie: `${COOKIE}=${cookie}` } : {},
      })
      .then((response) => response.json())

  async function withSettings(
    change: Parameters<typeof updateSettings>[1],
    act: () => Promise<void>,
  ) {
    const before = await getSettings(test.platform)
    await updateSettings(test.platform, change)
    try {
      await act()
    } finally {
      await updateSettings(
        test.platform,
        Object.fromEntries(
          Object.keys(change).map((key) => [key, before[key as keyof typeof before]]),
        ),
      )
    }
  }

  return { test, post, buildAccount, bootstrap, withSettings }
}
