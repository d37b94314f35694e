import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { expect, it } from 'vitest'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'

const test = useTestApp()
const UNREAD = 'utm_source=letter&genr=drama&constructor=1&__proto__[admin]=1&a[]=1&a[]=2&%00=%00'
/** What an answer says anew each time: moments, room on the disk, challenges and secrets. */
const isSettled = ({ path }: Endpoint) =>
  !/challenge|qr-code|export|bootstrap-data|download-latest|social|join|admin\/(backups|health)$/.test(
    path,
  )

const reads = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET')

it('a key of the query that a call does not read changes nothing (docs/decisions/0040)', async () => {
  const caller = await test.as('admin')
  const changed: string[] = []
  for (const endpoint of reads.filter(isSettled)) {
    const url = endpointUrl(endpoint.path).replace(/:[A-Za-z]+/g, '1')
    const plain = await caller.call('GET', url)
    const marked = await caller.call('GET', `${url}?${UNREAD}`)
    if (plain.statusCode !== marked.statusCode || plain.body !== marked.body)
      changed.push(`${url}: ${plain.statusCode} ${plain.body.slice(0, 90)} / ${marked.statusCode}`)
  }
  expect(changed).toEqual([])
}, 120_000)

it('several values of with, load and loadCount come joined by commas, wherever they are sent', async () => {
  const caller = await test.as('admin')
  const changed: string[] = []
  for (const endpoint of reads.filter(isSettled)) {
    const url = endpointUrl(endpoint.path).replace(/:[A-Za-z]+/g, '1')
    const plain = await caller.call('GET', url)
    for (const joined of ['genres,videos', 'genres', ',', '']) {
      const sent = new URLSearchParams({ with: joined, load: joined, loadCount: joined })
      const { statusCode, body } = await caller.call('GET', `${url}?${sent}`)
      if (statusCode !== plain.statusCode || body !== plain.body)
        changed.push(`${url}?${sent}: ${plain.statusCode} / ${statusCode} ${body.slice(0, 90)}`)
    }
  }
  expect(changed).toEqual([])
}, 120_000)

it('a key of the body that a call does not read changes nothing', async () => {
  const caller = await test.as('member')
  const url = `/api/v1/users/${caller.id}`
  const form = {
    version: 1,
    first_name: 'Ada',
    utm_source: 'letter',
    permissions: ['admin'],
    id: 1,
  }
  const { user } = (await caller.call('PUT', url, form)).json()
  expect(user).toMatchObject({ id: caller.id, first_name: 'Ada' })
  const { statusCode } = await caller.call('GET', '/api/v1/admin/queues')
  expect(statusCode).toBe(403)
})
