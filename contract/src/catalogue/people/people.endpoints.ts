import { z } from 'zod'
import { permission, sharedCatalogue } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import { personCreditSchema, personCreditsQuery, personSchema } from './people.schemas.ts'

export const peopleEndpoints = {
  getPerson: defineEndpoint({
    method: 'GET',
    path: 'people/:id',
    access: permission('titles.view', sharedCatalogue),
    summary: 'One person with the newest of their works, by department',
    params: idParams,
    query: languageQuery,
    response: z.object({ person: personSchema }),
  }),
  listCreditsOfPerson: defineEndpoint({
    method: 'GET',
    path: 'people/:id/credits',
    access: permission('titles.view', sharedCatalogue),
    summary: 'Everything that a person did in one department, newest first, 250 a page',
    params: idParams,
    query: personCreditsQuery,
    response: paginated(personCreditSchema),
  }),
}
