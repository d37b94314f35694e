import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { preparePictures } from './images.jobs.ts'

/** Has the pictures of a title fetched once what names them is written. */
export async function enqueueTitlePictures(
  { jobs }: Needs<'jobs'>,
  tx: Database,
  titleId: number,
): Promise<void> {
  await jobs.enqueue(tx, preparePictures, { titleId })
}
