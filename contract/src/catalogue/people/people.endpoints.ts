import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { personSchema } from './people.schemas.ts'

export const peopleEndpoints = {
  getPerson: defineEndpoint({
    method: 'GET',
    path: 'people/:id',
    access: permission('titles.view'),
    summary: 'A person with the titles they worked on, newest first, at most 200',
    params: idParams,
    response: z.object({ person: personSchema }),
  }),
}
