import { z } from 'zod'
import { premium, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { seenVersions } from '../../core/version.ts'
import { debridorList } from './debridors.list.ts'
import { DEBRIDORS_QUOTA, debridorForm, debridorView } from './debridors.schemas.ts'

export const debridorEndpoints = {
  listDebridors: defineEndpoint({
    method: 'GET',
    path: 'debridors',
    access: premium,
    summary: 'List the own accounts at debrid services',
    list: debridorList,
    query: listQueryOf(debridorList),
    response: paginated(debridorView),
  }),
  exportDebridors: defineEndpoint({
    method: 'GET',
    path: 'debridors/csv',
    access: premium,
    summary: 'The own accounts at debrid services as a file, without their keys',
    list: debridorList,
    query: listQueryOf(debridorList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  saveDebridor: defineEndpoint({
    method: 'POST',
    path: 'debridors',
    access: withAccess(premium, { record: true, version: true, quota: DEBRIDORS_QUOTA }),
    summary:
      'Add an account at a debrid service, which is asked about its key, or, with its id, change an own one',
    body: debridorForm,
    response: z.object({ debridor: debridorView }),
  }),
  deleteDebridors: defineEndpoint({
    method: 'DELETE',
    path: 'debridors/:ids',
    access: withAccess(premium, { record: true, version: true }),
    summary: 'Delete own accounts at debrid services: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
}
