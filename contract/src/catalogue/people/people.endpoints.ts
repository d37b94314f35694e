import { z } from 'zod'
import { permission, sharedCatalogue } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import { personSchema } from './people.schemas.ts'

export const peopleEndpoints = {
  getPerson: defineEndpoint({
    method: 'GET',
    path: 'people/:id',
    access: permission('titles.view', sharedCatalogue),
    summary: 'One person with their works',
    params: idParams,
    query: languageQuery,
    response: z.object({ person: personSchema }),
  }),
}
