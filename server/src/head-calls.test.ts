import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { CALLS_ON_RECORDS } from './stored-records.factory.ts'

const test = useTestApp()
const MISSING_ID = 999_999_999
const reads = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const searchOf = (query: object = {}) => new URLSearchParams(Object.entries(query)).toString()

function addressOf(
  { path }: Endpoint,
  params: Readonly<Record<string, number | string>>,
  query?: object,
) {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
    String(params[name] ?? MISSING_ID),
  )
  return `${endpointUrl(filled)}?${searchOf(query)}`
}

/** Somebody who has just confirmed the password. */
async function confirmed(role: 'admin' | 'member') {
  const caller = await test.as(role)
  await test.platform.db
    .updateTable('sessions')
    .set({ password_confirmed_at: new Date() })
    .where('user_id', '=', caller.id)
    .execute()
  return caller
}

describe('HEAD', () => {
  const withRecord = reads.filter(({ access }) => access.record)
  const withoutParameter = reads.filter(
    ({ path, access, mayBeMissing }) => !access.record && !mayBeMissing && !path.includes(':'),
  )
  const others = reads.filter((one) => ![...withRecord, ...withoutParameter].includes(one))

  it.each(withRecord.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is answered as %s is, for a record and for one that is missing',
    async (name, endpoint) => {
      const caller = await test.as('admin')
      const { params, query } = await CALLS_ON_RECORDS[name]!(test, caller.id)
      const missing = query && { ...query, commentable_id: MISSING_ID }
      for (const url of [addressOf(endpoint, params, query), addressOf(endpoint, {}, missing)]) {
        const head = await caller.call('HEAD', url)
        expect({ url, status: head.statusCode, body: head.body }).toEqual({
          url,
          status: (await caller.call('GET', url)).statusCode,
          body: '',
        })
      }
    },
  )

  it.each(withoutParameter.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is answered as %s is, which is there in any case',
    async (_name, endpoint) => {
      const url = addressOf(endpoint, {})
      for (const role of ['admin', 'member'] as const) {
        const caller = await confirmed(role)
        const head = await caller.call('HEAD', url)
        const { statusCode } = await caller.call('GET', url)
        expect({ role, status: head.statusCode }).toEqual({ role, status: statusCode })
      }
    },
  )

  it.each(others.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is not for %s, of which only the work itself knows what there is',
    async (_name, endpoint) => {
      const caller = await confirmed('admin')
      const params = Object.fromEntries(
        (endpoint.path.match(/:[A-Za-z]+/g) ?? []).map((name) => [name.slice(1), 1]),
      )
      const head = await caller.call('HEAD', addressOf(endpoint, params))
      expect([405, 403, 422]).toContain(head.statusCode)
      if (head.statusCode === 405) expect(head.headers['allow']).toMatch(/^(.*, )?GET\b/)
    },
  )
})
