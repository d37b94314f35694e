import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'

export const cacheEndpoints = {
  clearCaches: defineEndpoint({
    method: 'POST',
    path: 'admin/caches/clear',
    access: staffWith('settings.update', {
      noHistory: 'What is forgotten is made again: nothing changes.',
    }),
    summary: 'Forget everything that is kept in memory, pages too, in every process of the site',
    response: z.object({}),
  }),
}
