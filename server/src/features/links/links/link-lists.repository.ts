import { DEAD_REPORTS_TO_PROPOSE } from '@mediatheque/contract/community/reports/report-kinds.ts'
import type {
  LINK_ORDERS,
  ListLinksQuery,
} from '@mediatheque/contract/links/links/links.schemas.ts'
import { statusOfWire } from '@mediatheque/contract/links/links/link-status.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { literally } from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { authorName } from '../../community/authors/authors.service.ts'
import { findQueuePage, isQueueList, type QueueReader } from './find-in-queue.repository.ts'
import { findLinkRows, type LinkRow, type LinkRowReader } from './links.repository.ts'
import { listedLinks, visibleAddresses } from './visible-links.repository.ts'

type LinkOrder = (typeof LINK_ORDERS)[number]

const COLUMN_OF_ORDER: Record<LinkOrder, RawBuilder<unknown>> = {
  created_at: sql.ref('links.created_at'),
  updated_at: sql.ref('links.updated_at'),
  checked_date: sql`coalesce((select c.checked_at from link_checks c where c.link_id = links.id), links.checked_at)`,
  taille: sql.ref('links.size_bytes'),
  qualite: sql.ref('qualities.rank'),
  view: sql.ref('links.views'),
  reports_count: sql.ref('links.reports_count'),
  episode: sql.ref('links.episode_number'),
}

/** Ids alone: what rows show is read for those of the page, not for those before it. */
const listQuery = (db: Database) =>
  db
    .selectFrom('links')
    .innerJoin('qualities', 'qualities.id', 'links.quality_id')
    .select('links.id')
type ListQuery = ReturnType<typeof listQuery>

/** Who reads a list of links. `areAddressesHidden`: addresses are had one by one, after a human check. */
export interface LinkListReader extends LinkRowReader {
  readonly areAddressesHidden: boolean
}

/** What so many members call dead that it is proposed as dead, as the index of what was reported has it. */
export const proposedDead = (table: 'links' | 'x') =>
  sql<boolean>`(${sql.ref(`${table}.dead_reports_count`)} >= ${sql.lit(DEAD_REPORTS_TO_PROPOSE)})`

/** A page of links that the actor may see: the loader chooses whose. */
export async function listLinkRows(
  db: Database,
  reader: LinkListReader & QueueReader,
  list: ListLinksQuery,
): Promise<RowPage<LinkRow>> {
  const page = isQueueList(list)
    ? await findQueuePage(db, 'link_queue', reader, list)
    : await findPage(db, reader, list)
  return { ...page, data: await findLinkRows(db, page.data, reader) }
}

async function findPage(
  db: Database,
  reader: LinkListReader,
  list: ListLinksQuery,
): Promise<RowPage<number>> {
  const listed = listQuery(db).where(listedLinks(reader.actor, list, 'links'))
  const query = order(narrow(listed, reader, list), list)
  const page = await paginate<{ id: number }>(db, list, query)
  return { ...page, data: page.data.map(({ id }) => id) }
}

/** All that such a list finds, by number and version: at most so many. */
export function findListedLinks(
  db: Database,
  reader: LinkListReader,
  list: ListLinksQuery,
  most: number,
): Promise<{ id: number; version: number }[]> {
  const listed = listQuery(db).where(listedLinks(reader.actor, list, 'links'))
  return order(narrow(listed, reader, list), list)
    .select('links.version')
    .limit(most)
    .execute()
}

function narrow(query: ListQuery, reader: LinkListReader, list: ListLinksQuery): ListQuery {
  const overlaps = (column: 'language_ids' | 'subtitle_ids', ids: number[]) =>
    sql<boolean>`${sql.ref(`links.${column}`)} && ${sql.val(ids)}::int[]`
  return (
    query
      .$if(list.title_id !== undefined, (q) => q.where('links.title_id', '=', list.title_id!))
      .$if(list.season !== undefined, (q) => q.where('links.season_number', '=', list.season!))
      // A full season holds the episode too.
      .$if(list.episode !== undefined, (q) =>
        q.where((eb) =>
          eb.or([
            eb('links.episode_number', '=', list.episode!),
            eb('links.is_full_season', '=', true),
          ]),
        ),
      )
      .$if(Boolean(list.qualite?.length), (q) => q.where('links.quality_id', 'in', list.qualite!))
      .$if(Boolean(list.id_host?.length), (q) => q.where('links.host_id', 'in', list.id_host!))
      .$if(Boolean(list.langues?.length), (q) => q.where(overlaps('language_ids', list.langues!)))
      .$if(Boolean(list.subs?.length), (q) => q.where(overlaps('subtitle_ids', list.subs!)))
      .$if(list.active !== undefined, (q) =>
        q.where('links.status', 'in', [list.active].flat().map(statusOfWire)),
      )
      .$if(list.reported === 1, (q) => q.where('links.reports_count', '>', 0))
      .$if(Boolean(list.query), (q) => {
        const pattern = `%${literally(list.query!)}%`
        return q.where((eb) => {
          const author = authorName('links.user_id', reader.actor)
          const title = eb
            .selectFrom('titles')
            .select('titles.name')
            .whereRef('titles.id', '=', 'links.title_id')
          return eb.or([
            eb.and([
              visibleAddresses(reader.actor, reader.areAddressesHidden, 'links'),
              eb('links.url', 'ilike', pattern),
            ]),
            eb(title, 'ilike', pattern),
            eb(author, 'ilike', pattern),
          ])
        })
      })
  )
}

function order(query: ListQuery, list: ListLinksQuery) {
  const { orderBy, orderDir, loader, reported, title_id: titleId } = list
  // By the index, which has no nulls to put last and turns the ids round with the moments.
  if (orderBy === 'created_at') {
    const way = orderDir === 'asc' ? 'asc' : 'desc'
    return query.orderBy('links.created_at', way).orderBy('links.id', way)
  }
  if (orderBy) {
    const column = COLUMN_OF_ORDER[orderBy]
    return query
      .orderBy(orderDir === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`)
      .orderBy('links.id', 'desc')
  }
  if (reported === 1)
    return query
      .orderBy(proposedDead('links'), 'desc')
      .orderBy('links.reports_count', 'desc')
      .orderBy('links.id')
  if (loader === 'admin-links-validation')
    return query.orderBy('links.created_at').orderBy('links.id')
  if (loader === 'linksdl' && titleId !== undefined) {
    return query
      .orderBy(sql`links.season_number asc nulls first`)
      .orderBy('links.is_full_season', 'desc')
      .orderBy(sql`links.episode_number asc nulls first`)
      .orderBy('qualities.rank', 'desc')
      .orderBy('links.id', 'desc')
  }
  return query.orderBy('links.created_at', 'desc').orderBy('links.id', 'desc')
}
