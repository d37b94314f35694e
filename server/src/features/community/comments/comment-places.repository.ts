import type { CommentableType } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { type RawBuilder, sql } from 'kysely'
import { visibleNews } from '../../catalogue/news/news.service.ts'
import { translatedPart } from '../../catalogue/titles/titles.service.ts'
import { visibleLists } from '../lists/lists.service.ts'
import { visibleRequests } from '../requests/requests.service.ts'

export interface PlaceReader {
  readonly actor: Actor
  readonly language: Language
  readonly now: Date
}

/** What a comment is about, as far as its reader may see it. */
export interface CommentPlace {
  readonly id: number
  readonly name: string
  /** Of an episode or a video. */
  readonly title_id?: number
  readonly title_name?: string
  readonly season?: number
  readonly episode?: number
  /** Of a request that is for everybody, and not for a workspace. */
  readonly is_public?: boolean
}

const inLanguage = (table: 'l' | 'n', column: 'name' | 'title', language: Language) =>
  language === 'fr'
    ? sql`coalesce(${sql.ref(`${table}.${column}_fr`)}, ${sql.ref(`${table}.${column}`)})`
    : sql.ref(`${table}.${column}`)

/** Requests have a permission of their own; all else that is commented on belongs to the catalogue. */
export const mayVisit = (actor: Actor, type: CommentableType): boolean =>
  hasPermission(actor, type === 'request' ? 'requests.view' : 'titles.view')

const visibleAsked = (actor: Actor) =>
  mayVisit(actor, 'request') ? visibleRequests(actor) : sql<boolean>`false`

/** What kind of thing a comment is about; null where the reader may not see the catalogue that it belongs to. */
const openKind = (actor: Actor, table: 'c' | 't') => {
  const kind = sql.ref(`${table}.commentable_type`)
  return mayVisit(actor, 'title') ? kind : sql`case when ${kind} = 'request' then ${kind} end`
}

/** Whether the reader may see what a comment is about; `c`, unless the query names comments otherwise. */
export function visiblePlaces(
  { actor, now }: Omit<PlaceReader, 'language'>,
  table: 'c' | 't' = 'c',
): RawBuilder<boolean> {
  const id = sql.ref(`${table}.commentable_id`)
  const kind = openKind(actor, table)
  return sql`case ${kind}
    when 'news' then exists (select from news_articles n where n.id = ${id} and ${visibleNews(now)})
    when 'list' then exists (select from lists l where l.id = ${id} and ${visibleLists(actor)})
    when 'request' then exists (select from requests r where r.id = ${id} and ${visibleAsked(actor)})
    else ${kind} is not null end`
}

/** Where a comment `c` stands; null where the reader may not see what it is about. */
export function placeOf({ actor, language, now }: PlaceReader): RawBuilder<CommentPlace | null> {
  const translated = sql`left join title_translations tr on tr.title_id = t.id and tr.language = ${language}`
  const title = sql`'title_id', t.id, 'title_name', coalesce(tr.name, t.name)`
  return sql`case ${openKind(actor, 'c')}
    when 'title' then (select jsonb_build_object('id', t.id, 'name', coalesce(tr.name, t.name))
      from titles t ${translated} where t.id = c.commentable_id)
    when 'episode' then (select jsonb_build_object('id', e.id, 'name', ${translatedPart('e', 'name', language)},
        'season', e.season_number, 'episode', e.episode_number, ${title})
      from episodes e join titles t on t.id = e.title_id ${translated} where e.id = c.commentable_id)
    when 'video' then (select jsonb_build_object('id', v.id, 'name', v.name, ${title})
      from videos v join titles t on t.id = v.title_id ${translated} where v.id = c.commentable_id)
    when 'news' then (select jsonb_build_object('id', n.id, 'name', ${inLanguage('n', 'title', language)})
      from news_articles n where n.id = c.commentable_id and ${visibleNews(now)})
    when 'list' then (select jsonb_build_object('id', l.id, 'name', ${inLanguage('l', 'name', language)})
      from lists l where l.id = c.commentable_id and ${visibleLists(actor)})
    when 'request' then (select jsonb_build_object('id', r.id, 'name', coalesce(tr.name, t.name, r.name),
        'is_public', r.workspace_id is null)
      from requests r left join titles t on t.id = r.title_id ${translated}
      where r.id = c.commentable_id and ${visibleAsked(actor)})
    end`
}
