import type { Database } from '../../../platform/database/database.ts'

/** A video whose file lies at a host, and has to be opened there before it plays. */
export interface HostedVideo {
  readonly title_id: number
  readonly url: string
  readonly is_streaming: boolean
}

export const findHostedVideo = (db: Database, id: number): Promise<HostedVideo | undefined> =>
  db
    .selectFrom('videos')
    .select(['title_id', 'url', 'is_streaming'])
    .where('id', '=', id)
    .where('type', '=', 'infofile')
    .executeTakeFirst()
