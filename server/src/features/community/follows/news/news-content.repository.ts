import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { Digest } from './news.repository.ts'

/** News of one thing, as far as its followers may still see it. */
export interface NewsOf {
  /** Of what is followed. */
  readonly name: string
  /** What happened, newest first, each with the name of what it is about where that has one. */
  readonly happened: readonly Happened[]
}

export interface Happened {
  readonly what: string
  readonly name: string | null
  readonly by_user_id: number | null
}

/** Undefined where it has gone, or its followers may see it no more. */
const NAMES = {
  title: sql`select t.name from titles t where t.id = d.item_id`,
  person: sql`select p.name from people p where p.id = d.item_id`,
  list: sql`select l.name from lists l where l.id = d.item_id and l.visibility = 'public' and l.workspace_id is null`,
  user: sql`select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username) from users u where u.id = d.item_id and u.banned_at is null`,
} as const

/** What of a digest is still there and for its followers to see; a follower is a member. */
const NAME_OF_NEWS = sql<string | null>`case n.what
  when 'link' then (select '' from links x where x.id = n.about_id and x.status = 'active')
  when 'nzb' then (select '' from nzbs x where x.id = n.about_id and x.status = 'active')
  when 'torrent' then (select '' from torrents x where x.id = n.about_id and x.status = 'active')
  when 'season' then (select '' from seasons x where x.id = n.about_id)
  when 'episode' then (select '' from episodes x where x.id = n.about_id)
  when 'work' then (select t.name from titles t where t.id = n.about_id)
  when 'entry' then (select t.name from list_items i join titles t on t.id = i.title_id where i.list_id = n.item_id and i.title_id = n.about_id)
  when 'list' then (select l.name from lists l where l.id = n.about_id and l.visibility = 'public' and l.workspace_id is null and l.items_count > 0
    and not exists (select from profile_privacy p where p.user_id = l.user_id and 'self' in (p.lists, p.activity)))
  when 'review' then (select t.name from reviews r join titles t on t.id = r.title_id where r.id = n.about_id and r.deleted_at is null and r.body is not null
    and not exists (select from profile_privacy p where p.user_id = r.user_id and 'self' in (p.reviews, p.activity)))
  end`

export async function findNews(
  db: Database,
  digestId: number,
  { kind }: Digest,
): Promise<NewsOf | undefined> {
  const found = await sql<{ name: string | null }>`select (${NAMES[kind]}) as name
    from follow_digests d where d.id = ${digestId}`.execute(db)
  const name = found.rows[0]?.name
  if (!name) return undefined
  const { rows } = await sql<Happened>`select * from (
      select n.id, n.what, n.by_user_id, ${NAME_OF_NEWS} as name from follow_news n where n.digest_id = ${digestId}
    ) news where name is not null order by id desc`.execute(db)
  return { name, happened: rows }
}
