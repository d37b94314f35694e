import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import { landingSchema } from './landing.schemas.ts'

export const landingEndpoints = {
  getLanding: defineEndpoint({
    method: 'GET',
    path: 'landing',
    access: permission('titles.view'),
    summary:
      'What the landing page shows: its texts, how many titles there are of each kind, and some of them',
    query: languageQuery,
    response: z.object({ landing: landingSchema }),
  }),
}
