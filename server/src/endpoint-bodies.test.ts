import { bodyRuleOf, type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'

const all = Object.values<Endpoint>(endpoints)
const FORM = 'multipart/form-data; boundary=b0undary'
const UTF8_BYTES = 3
/** Nobody in this test has a subscription. */
const TURNED_AWAY = [401, 403]

/** Rows that are each as large as they may be are more than one call takes: such are sent a few at a time. */
const OF_MANY_ROWS = [
  'contributions/plan',
  'contributions',
  'titles/:id/seasons/:season/episodes-sheet',
]

type Schema = z.core.JSONSchema.JSONSchema

/** Most bytes that a form as its schema allows it can take as JSON, as far as the schema says. */
function largest(schema: Schema): number {
  if (schema.anyOf) return Math.max(...schema.anyOf.map((part) => largest(part as Schema)))
  if (schema.type === 'string') return (schema.maxLength ?? 0) * UTF8_BYTES + 2
  if (schema.type === 'array')
    return (schema.maxItems ?? 1) * (largest((schema.items ?? {}) as Schema) + 1)
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).reduce(
      (sum, [name, part]) => sum + name.length + 4 + largest(part as Schema),
      2,
    )
  return 20
}

describe('the bodies of endpoints', () => {
  const test = useTestApp()

  async function statusOf(endpoint: Endpoint, payload: string, type: string): Promise<number> {
    const url = endpointUrl(endpoint.path).replace(/:[A-Za-z]+/g, '999999999')
    const send = async (cookie: string) => {
      const { statusCode } = await test.app.inject({
        method: endpoint.method,
        url,
        payload,
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', cookie },
      })
      return statusCode
    }
    const asAdmin = await send((await test.as('admin')).cookie)
    const status = asAdmin === 403 ? await send((await test.as('premium')).cookie) : asAdmin
    return status === 403 ? send('') : status
  }

  it('are large enough for what their forms allow', () => {
    const tight = all.filter(
      (endpoint) =>
        endpoint.body &&
        !OF_MANY_ROWS.includes(endpoint.path) &&
        largest(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })) >
          (bodyRuleOf(endpoint)?.maxBytes ?? Infinity),
    )
    expect(tight.map(({ path }) => path)).toEqual([])
  })

  it('are refused in every form that is not declared', async () => {
    const wrong: string[] = []
    for (const endpoint of all) {
      const rule = bodyRuleOf(endpoint)
      const sent = [
        ['{}', 'application/json', rule?.kinds.has('json')],
        ['--b0undary--\r\n', FORM, rule?.kinds.has('multipart')],
        ['x', 'text/plain', rule?.kinds.has('beacon')],
      ] as const
      for (const [payload, type, isTaken] of sent) {
        const status = await statusOf(endpoint, payload, type)
        const refusal = rule ? 415 : 413
        const isRight = isTaken ? status !== refusal : [refusal, ...TURNED_AWAY].includes(status)
        if (!isRight) wrong.push(`${endpoint.method} ${endpoint.path} ${type}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  }, 240_000)

  it('are refused when they are larger than declared', async () => {
    const wrong: string[] = []
    for (const endpoint of all) {
      const rule = bodyRuleOf(endpoint)
      if (!rule) continue
      const payload = JSON.stringify({ a: 'x'.repeat(rule.maxBytes) })
      const status = await statusOf(endpoint, payload, 'application/json')
      if (![413, ...TURNED_AWAY].includes(status))
        wrong.push(`${endpoint.method} ${endpoint.path}: ${status}`)
    }
    expect(wrong).toEqual([])
  }, 240_000)
})
