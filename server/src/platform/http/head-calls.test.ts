import { permission } from '@mediatheque/contract/core/access.ts'
import { type Endpoint, defineEndpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { idParams } from '@mediatheque/contract/core/list-query.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../contract/endpoints.ts'
import { bindEndpoint, type BoundEndpoint } from './bind-endpoint.ts'
import { startRawServer } from './test-raw-server.ts'

const everything = {
  user: { id: 1 },
  roles: [],
  permissions: [{ name: 'admin', restrictions: [] }],
  isPremium: true,
  isSubscribed: true,
  session: { passwordConfirmedAt: new Date('2999-01-01') },
} as never

it('no call of the API does anything when it is only asked for by HEAD', async () => {
  const ran: string[] = []
  const bound = Object.values<Endpoint>(endpoints)
    .filter(({ method }) => method === 'GET')
    .map((endpoint): BoundEndpoint => ({
      endpoint: {
        ...endpoint,
        params: z.any(),
        query: z.any(),
        throttle: { unlimited: 'A test.' },
      },
      ...(endpoint.access.record && { load: async () => ({}), policy: () => true }),
      run: () => void ran.push(endpoint.path),
    }))
  const { app } = await startRawServer({ endpoints: bound, actor: everything })
  const statuses = new Set<number>()
  for (const { endpoint } of bound) {
    const url = endpointUrl(endpoint.path).replace(/:[A-Za-z]+/g, '1')
    statuses.add((await app.inject({ method: 'HEAD', url })).statusCode)
  }
  expect(ran).toEqual([])
  expect([...statuses].filter((status) => ![200, 403, 405].includes(status))).toEqual([])
})

it('HEAD is answered as GET would be to whom the record is closed or missing', async () => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: 'notes/:id',
    access: permission('titles.view', { record: true }),
    summary: 'A note',
    params: idParams,
    response: z.object({}),
  })
  const note = bindEndpoint(endpoint, {
    load: async ({ params }) => params.id,
    policy: (_actor, id) => id !== 13,
    run: () => ({}),
  })
  const { app } = await startRawServer({ endpoints: [note], actor: everything })
  const head = async (id: string) =>
    (await app.inject({ method: 'HEAD', url: `/api/v1/notes/${id}` })).statusCode
  expect([await head('1'), await head('13'), await head('x')]).toEqual([200, 403, 422])
})
