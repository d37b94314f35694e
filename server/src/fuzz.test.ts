import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { openSession, SESSION_COOKIE } from './features/accounts/sessions/sessions.service.ts'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { hostileAddress, hostileInput, seededRandom } from './test-hostile-input.ts'

const SEED = 9
const ROUNDS = 6
const ROLES = ['member', 'premium', 'moderator', 'admin'] as const

const test = useTestApp()
beforeAll(async () => {
  for (const name of ['One', 'Two', 'Three']) await buildTitle(test.platform.db, { name })
})

/** A fresh account for each call that may have ended the one before. */
async function cookieOf(role: (typeof ROLES)[number]): Promise<string> {
  const { id } = await buildUser(test.platform.db, { role })
  const token = await openSession(test.platform, {
    userId: id,
    isRemembered: false,
    userAgent: 'test',
    ipAddress: '127.0.0.1',
  })
  return `${SESSION_COOKIE}=${token}`
}

/** 503 is said on purpose. A 422 about no field is what the database refused, because a schema let it through. */
const isFault = (status: number, body: string) =>
  (status >= 500 && status !== 503) || (status === 422 && body.includes('"errors":{}'))

const called = Object.entries(endpoints as Record<string, Endpoint>)

describe('whatever arrives', () => {
  it.each(called)('is answered, and never with a fault: %s', async (name, endpoint) => {
    const random = seededRandom(SEED + name.length * 7_919)
    const faults: string[] = []
    for (let round = 0; round < ROUNDS * (ROLES.length + 1); round += 1) {
      const role = round % (ROLES.length + 1)
      const cookie = role < ROLES.length ? await cookieOf(ROLES[role]!) : undefined
      const url = hostileAddress(endpoint, random)
      const body = endpoint.body && JSON.stringify(hostileInput(endpoint.body, random))
      const answer = await test.app.inject({
        method: endpoint.method,
        url,
        // Throttles count by network: each call comes from one of its own.
        remoteAddress: `10.${role}.${round}.${Math.floor(random() * 250)}`,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookie && { cookie }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { payload: body }),
      })
      if (isFault(answer.statusCode, answer.body))
        faults.push(
          `${answer.statusCode} ${ROLES[role] ?? 'guest'} ${endpoint.method} ${url} ${body}`,
        )
    }
    expect(faults.map((fault) => fault.slice(0, 600))).toEqual([])
  })
})
