import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { prepareTitlePictures } from './prepare-title-pictures.ts'

/** One at a time: pictures cost whole processor cores, and pages come first. */
export const preparePictures = defineJob({
  name: 'images.prepare-title',
  payload: z.object({ titleId: z.number() }),
  retries: 3,
  retryDelaySeconds: 120,
  timeoutSeconds: 600,
  run: async (platform, { titleId }, { signal, isLastAttempt }) => {
    const missing = await prepareTitlePictures(platform, titleId, signal)
    // What cannot be had by then is asked for when it is shown, as every picture is.
    if (missing > 0 && !isLastAttempt)
      throw new Error(`${missing} pictures of title ${titleId} could not be had yet`)
  },
})
