import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { expect, it } from 'vitest'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'

const t = useTestApp()
const unread = encodeFilters([{ key: 'no_such_column', value: 1, operator: '=' }])
/** Nobody gets so far as to be read: they have no session, or no plan. */
const GUARDED = [401, 402, 403]

it('no call answers with a filter ignored: what it does not read is refused by its name', async () => {
  const wrong: string[] = []
  for (const endpoint of Object.values<Endpoint>(endpoints).filter(
    ({ method }) => method === 'GET',
  )) {
    const caller = endpoint.access.kind === 'guestOnly' ? t : await t.as('admin')
    const url = endpointUrl(endpoint.path).replace(/:[A-Za-z]+/g, '1')
    const response = await caller.call('GET', `${url}?filters=${unread}`)
    if (GUARDED.includes(response.statusCode) && endpoint.access.kind !== 'permission') continue
    const fields = response.statusCode === 422 ? Object.keys(response.json().errors) : []
    const isTold = fields.some((field) => field.startsWith('filters'))
    // Another fault of the address may come first.
    const isOtherFault = fields.length > 0 && endpoint.params !== undefined
    if (!isTold && !isOtherFault) wrong.push(`${url}: ${response.statusCode} ${response.body}`)
  }
  expect(wrong).toEqual([])
}, 120_000)
