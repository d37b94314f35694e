import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'

const all = Object.values<Endpoint>(endpoints)

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The guest role may be given any permission, so whatever asks for one without a login is open to guests. */
const isOpenToGuests = ({ access }: Endpoint) =>
  access.kind === 'anyone' ||
  access.kind === 'guestOnly' ||
  (access.kind === 'permission' && !access.login)

const limited = all.flatMap((endpoint) => {
  const { throttle } = endpoint
  return throttle && !('unlimited' in throttle) ? [{ endpoint, throttle }] : []
})

describe('calls that guests can make', () => {
  const test = useTestApp()

  const call = ({ method, path }: Endpoint, remoteAddress: string) =>
    test.app.inject({
      method,
      url: endpointUrl(path).replace(/:[A-Za-z]+/g, '999999999'),
      headers: { 'sec-fetch-site': 'same-origin' },
      remoteAddress,
      ...(method !== 'GET' && { payload: {} }),
    })

  /** As if so many calls had been made already by whoever made the one call before. */
  const setHits = (hits: number) =>
    test.platform.db.updateTable('throttles').set({ hits }).execute()

  it('say how often they may be made, or why that does not matter, wherever they do something', () => {
    const forgotten = all.filter(
      (endpoint) => endpoint.method !== 'GET' && isOpenToGuests(endpoint) && !endpoint.throttle,
    )
    expect(forgotten.map(nameOf)).toEqual([])
  })

  it('count under one name only what is limited alike', () => {
    for (const { throttle } of limited)
      for (const other of limited)
        if (other.throttle.name === throttle.name) expect(other.throttle).toEqual(throttle)
  })

  it('are refused to the whole network of who made too many of them, and to nobody else', async () => {
    const wrong: string[] = []
    for (const { endpoint, throttle } of limited) {
      await test.platform.db.deleteFrom('throttles').execute()
      const first = await call(endpoint, '2001:db8:7:1::1')
      await setHits(throttle.attempts)
      const refused = await call(endpoint, '2001:db8:7:1:ffff::2')
      const elsewhere = await call(endpoint, '2001:db8:7:2::1')
      const isRight =
        first.statusCode !== 429 &&
        refused.statusCode === 429 &&
        Number(refused.headers['retry-after']) > 0 &&
        elsewhere.statusCode !== 429
      if (!isRight)
        wrong.push(
          `${nameOf(endpoint)}: ${first.statusCode}, ${refused.statusCode}, ${elsewhere.statusCode}`,
        )
    }
    expect(wrong).toEqual([])
  })

  it('pass their limit in no number made at the same moment', async () => {
    const wrong: string[] = []
    for (const { endpoint, throttle } of limited) {
      await test.platform.db.deleteFrom('throttles').execute()
      await call(endpoint, '192.0.2.1')
      await setHits(throttle.attempts - 3)
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          call(endpoint, index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'),
        ),
      )
      const passed = answers.filter(({ statusCode }) => statusCode !== 429).length
      if (passed !== 3) wrong.push(`${nameOf(endpoint)}: ${passed} of 10 passed, 3 were left`)
    }
    expect(wrong).toEqual([])
  })
})
