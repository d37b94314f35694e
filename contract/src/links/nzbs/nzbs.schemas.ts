import { z } from 'zod'
import { releaseFileView, releaseView } from '../releases/releases.schemas.ts'

/** A newsgroup file. */
export const nzbView = releaseView.extend({
  model_type: z.literal('nzb'),
  typefile: z.literal('NZB'),
  /** Of the archive; null also where the download is checked and this reader has not been. */
  password: z.string().nullable(),
  groups: z.array(z.string()),
  /** Who posted the articles. */
  poster: z.string().nullable(),
  posted_at: z.string().nullable(),
  total_parts: z.number(),
})
export type NzbView = z.infer<typeof nzbView>

/** The same with what its file says. */
export const nzbDetailView = nzbView.extend({
  files: z.array(releaseFileView),
  meta: z.array(z.object({ type: z.string(), value: z.string() })),
})
export type NzbDetailView = z.infer<typeof nzbDetailView>
