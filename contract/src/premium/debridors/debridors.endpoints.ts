import { z } from 'zod'
import { premium, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import {
  debridorCheckView,
  debridorForm,
  debridorView,
  listDebridorsQuery,
} from './debridors.schemas.ts'

export const debridorEndpoints = {
  listDebridors: defineEndpoint({
    method: 'GET',
    path: 'debridors',
    access: premium,
    summary: 'List the own accounts at debrid services; filters: `active`, `provider`',
    query: listDebridorsQuery,
    response: paginated(debridorView).extend({ checks: z.array(debridorCheckView) }),
  }),
  saveDebridor: defineEndpoint({
    method: 'POST',
    path: 'debridors',
    access: withAccess(premium, { record: true }),
    summary: 'Add an account at a debrid service or, with its id, change an own one',
    body: debridorForm,
    response: z.object({ debridor: debridorView }),
  }),
  deleteDebridors: defineEndpoint({
    method: 'DELETE',
    path: 'debridors/:ids',
    access: withAccess(premium, { record: true }),
    summary: 'Delete own accounts at debrid services: all of them or none',
    params: idsParams,
    response: z.object({ deleted: z.number() }),
  }),
}
