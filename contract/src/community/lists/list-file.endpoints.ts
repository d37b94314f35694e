import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { slug } from '../../core/input.ts'
import { LIST_FILE_FORMATS } from './list-file.list.ts'
import { languageQuery } from '../../catalogue/titles/titles.schemas.ts'

export const listFileEndpoints = {
  exportList: defineEndpoint({
    method: 'GET',
    path: 'lists/:slugOrId/csv',
    access: permission('titles.view', { record: true }),
    summary:
      'The titles of one list in their order, with the notes to them, as a file; with `format=letterboxd` its films, as Letterboxd takes them in',
    params: z.object({ slugOrId: slug }),
    query: z.object({
      ...languageQuery.shape,
      format: z.enum(LIST_FILE_FORMATS).default('table'),
    }),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
}
