import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export type ModerationAction =
  | 'accepted'
  | 'denied'
  | 'deleted'
  | 'withdrawn'
  | 'died'
  | 'revived'
  | 'reset'

export interface LinkModeration {
  readonly linkIds: readonly number[]
  readonly action: ModerationAction
  readonly moderatorId: number
  readonly reason?: string | undefined
}

/** Writes down what happened to these links, with all there was of each: call it before they are removed. */
export async function recordLinkEvents(
  tx: Database,
  { linkIds, action, moderatorId, reason }: LinkModeration,
): Promise<void> {
  await sql`
    insert into moderation_events (item_type, item_id, title_id, action, reason, author_id, moderator_id, snapshot)
    select 'link', l.id, l.title_id, ${action}, ${reason ?? null}, l.user_id, ${moderatorId},
      to_jsonb(l) || jsonb_build_object(
        'parts', (select jsonb_agg(p.url order by p.position) from link_parts p where p.link_id = l.id),
        'nfo', (select n.nfo from link_nfos n where n.link_id = l.id))
    from links l where l.id = any (${sql.val([...linkIds])}::bigint[]) order by l.id`.execute(tx)
}
