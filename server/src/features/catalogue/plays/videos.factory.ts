import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/types.generated.ts'

/** A video for tests that can be played, of a title. */
export function buildVideo(
  db: Database,
  values: Partial<Insertable<DB['videos']>> & { title_id: number },
): Promise<Selectable<DB['videos']>> {
  return db
    .insertInto('videos')
    .values({ name: 'Video', type: 'video', url: 'https://archive.org/film.mp4', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}
