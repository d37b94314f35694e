import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import { NEWS_TAG } from '../news.service.ts'

/**
 * At the moment at which an article appears: readers see it by its time alone, but what every process keeps was made
 * before. Running for nothing, because somebody chose another time meanwhile, does no harm.
 */
export const appearingNews = defineJob({
  name: 'news.appear',
  payload: z.object({}),
  run: async ({ cache, db }) => {
    await cache.invalidate([NEWS_TAG], db)
  },
})
