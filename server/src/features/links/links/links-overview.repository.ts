import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { linksOverviewQuery } from '@mediatheque/contract/links/links/links.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { listContributedTitles } from './contributed-titles.repository.ts'
import { canListAllLinks } from './links.policy.ts'

type Query = z.output<typeof linksOverviewQuery>

const ASCENDING = sql`asc`
const DESCENDING = sql`desc`

function selectOverview(db: Database, userId: number, language: Language) {
  return db
    .selectFrom('titles')
    .innerJoin('title_categories', 'title_categories.type', 'titles.type')
    .select((eb) => [
      'titles.id',
      'titles.version',
      'titles.year',
      'titles.type',
      'titles.is_series',
      'titles.poster_url',
      'titles.release_date',
      'titles.updated_at',
      'titles.last_link_at',
      'titles.links_count',
      'titles.active_links_count',
      'titles.pending_links_count',
      'titles.dead_links_count',
      'titles.nzbs_count',
      'titles.torrents_count',
      'title_categories.id as category_id',
      'title_categories.name as category_name',
      'title_categories.name_fr as category_name_fr',
      eb.fn
        .coalesce(
          eb
            .selectFrom('title_translations')
            .select('title_translations.name')
            .whereRef('title_translations.title_id', '=', 'titles.id')
            .where('language', '=', language),
          'titles.name',
        )
        .as('name'),
      sql<number>`(select count(*)::int from links o where o.user_id = ${userId} and o.title_id = titles.id)`.as(
        'own_count',
      ),
      sql<number>`(select count(*)::int from nzbs o where o.user_id = ${userId} and o.title_id = titles.id)`.as(
        'own_nzbs_count',
      ),
      sql<number>`(select count(*)::int from torrents o where o.user_id = ${userId} and o.title_id = titles.id)`.as(
        'own_torrents_count',
      ),
      sql<number>`(select count(*)::int from links o where o.user_id = ${userId} and o.title_id = titles.id and o.status = 'active')`.as(
        'own_active_count',
      ),
      sql<number>`(select count(*)::int from links o where o.user_id = ${userId} and o.title_id = titles.id and o.status = 'pending')`.as(
        'own_pending_count',
      ),
      sql<number>`(select count(*)::int from links o where o.user_id = ${userId} and o.title_id = titles.id and o.status = 'dead')`.as(
        'own_dead_count',
      ),
      sql<{ id: number; nzb: boolean; created_at: string } | null>`(select row_to_json(x) from (
        (select k.id, false as nzb, k.created_at from links k where k.title_id = titles.id and k.status = 'active' order by k.created_at desc, k.id desc limit 1)
        union all
        (select n.id, true, n.created_at from nzbs n where n.title_id = titles.id and n.status = 'active' order by n.created_at desc, n.id desc limit 1)
        order by created_at desc limit 1) x)`.as('last_link'),
      sql<{ id: number; name: string } | null>`(select row_to_json(x) from (
        select v.id, v.name from videos v where v.title_id = titles.id and v.episode_number is null and v.is_streaming
        order by v.position, v.id limit 1) x)`.as('primary_video'),
    ])
}
export type OverviewRow = Awaited<
  ReturnType<ReturnType<typeof selectOverview>['executeTakeFirstOrThrow']>
>

/** Whether only titles with the reader's own links are listed. */
export const isOwnOverview = (actor: Actor, { loader }: Pick<Query, 'loader'>): boolean =>
  loader === 'liens' || !canListAllLinks(actor)

/** Titles with their numbers of links. Uploaders see those they contributed to, and any title they search for. */
export async function listOverviewRows(
  db: Database,
  actor: Actor,
  list: Query,
  language: Language,
): Promise<RowPage<OverviewRow>> {
  const userId = actor.user?.id ?? 0
  const isOwnOnly = isOwnOverview(actor, list)
  const terms = wordsOf(list.query)
  const way = list.orderDir === 'asc' ? ASCENDING : DESCENDING
  // As the indexes are, read from either end.
  const order =
    list.orderBy === 'updated_at'
      ? sql`titles.updated_at ${way}, titles.id ${way}`
      : sql`titles.last_link_at ${way} nulls ${way === ASCENDING ? sql`first` : sql`last`}, titles.id ${way}`
  // Ids alone: what rows show is counted for those of the page, not for those before it.
  const page =
    isOwnOnly && terms === ''
      ? await listContributedTitles(db, { userId, list, order })
      : await paginate<{ id: number }>(
          db,
          list,
          db
            .selectFrom('titles')
            .select('titles.id')
            .$if(terms !== '', (q) =>
              q.where('titles.id', 'in', (eb) =>
                eb
                  .selectFrom('title_search')
                  .select('title_id')
                  .where(sql<boolean>`document @@ to_tsquery('simple', ${terms})`),
              ),
            )
            .orderBy(order),
        )
  const ids = page.data.map(({ id }) => id)
  return { ...page, data: await findOverviewRows(db, ids, { userId, language }) }
}

/** In the order of the ids. */
async function findOverviewRows(
  db: Database,
  ids: readonly number[],
  { userId, language }: { userId: number; language: Language },
): Promise<OverviewRow[]> {
  if (ids.length === 0) return []
  const rows = await selectOverview(db, userId, language).where('titles.id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Every word as the beginning of one: `nosf vamp` finds Nosferatu the Vampyre. */
function wordsOf(text: string | undefined): string {
  const plain = (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ')
}
