import { z } from 'zod'
import { permission, sharedCatalogue, staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import { enteredPerson, newPersonForm, personSchema } from './people.schemas.ts'

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
  createPerson: defineEndpoint({
    method: 'POST',
    path: 'people',
    access: staffWith('people.update', { history: 'person' }),
    summary: 'Enter a person by name',
    body: newPersonForm,
    status: 201,
    response: z.object({ person: enteredPerson }),
  }),
}
