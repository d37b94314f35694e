import { z } from 'zod'
import { anyone } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { failedSearchInput, visitInput } from './visits.schemas.ts'

const beacon = {
  method: 'POST',
  access: anyone,
  bodyForm: { kinds: ['json', 'beacon'], maxBytes: 4_096 },
  throttle: { unlimited: 'Who says it often is not counted, and nothing is written at once.' },
  status: 204,
  response: z.undefined(),
} as const

/** What pages tell of their readers who go on without loading a document. Nothing of it is kept for those who ask for that. */
export const visitEndpoints = {
  recordVisit: defineEndpoint({
    ...beacon,
    path: 'visits',
    summary: 'That somebody reached a page from another one',
    body: visitInput,
  }),
  recordFailedSearch: defineEndpoint({
    ...beacon,
    path: 'visits/searches',
    summary: 'That a search found nothing',
    body: failedSearchInput,
  }),
}
