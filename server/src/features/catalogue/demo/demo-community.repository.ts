import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Database } from '../../../platform/database/database.ts'
import { insertComments } from '../../community/comments/comments.batch.repository.ts'
import {
  dateList,
  insertListItems,
  insertLists,
} from '../../community/lists/lists.batch.repository.ts'
import { insertReviews } from '../../community/reviews/reviews.batch.repository.ts'
import { insertVotes, type VoteRow } from '../../community/comments/votes.batch.repository.ts'
import { insertKnownReport } from '../../community/reports/reports.batch.repository.ts'
import { insertArticles, insertArticleTitles } from '../news/news.batch.repository.ts'
import type {
  DemoArticle,
  DemoComment,
  DemoList,
  DemoReport,
  DemoReview,
  DemoThreads,
  DemoUserIds,
} from './demo-community.ts'

const DAY_MS = 86_400_000

/** What the demonstration refers to by key. */
export interface DemoPlaces {
  readonly titleIds: ReadonlyMap<string, number>
  readonly userIds: DemoUserIds
  readonly now: Date
}

const daysBefore = ({ now }: DemoPlaces, days: number) => new Date(now.getTime() - days * DAY_MS)
const withoutPrefix = (ids: ReadonlyMap<string, number>) =>
  new Map([...ids].map(([key, id]) => [key.slice('demo:'.length), id]))
const idsOf = ({ titleIds }: DemoPlaces, keys: readonly string[]) =>
  keys.flatMap((key) => titleIds.get(key) ?? [])

/** @returns ids by key; what is there already is left alone and left out */
const inParagraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')

export async function insertDemoArticles(
  db: Database,
  articles: readonly DemoArticle[],
  places: DemoPlaces,
): Promise<Map<string, number>> {
  const inserted = await insertArticles(
    db,
    articles.map((article) => ({
      import_key: `demo:${article.key}`,
      slug: slugify(article.title),
      title: article.title,
      title_fr: article.titleFr,
      summary: article.summary,
      summary_fr: article.summaryFr,
      body: inParagraphs(article.body),
      body_fr: inParagraphs(article.bodyFr),
      source_name: article.source?.name ?? null,
      source_url: article.source?.url ?? null,
      user_id: places.userIds[article.user],
      published_at: daysBefore(places, article.ageDays),
      created_at: daysBefore(places, article.ageDays),
      updated_at: daysBefore(places, article.ageDays),
    })),
  )
  const ids = withoutPrefix(inserted)
  const about = articles.flatMap(({ key, titles }) =>
    ids.has(key)
      ? idsOf(places, titles).map((title_id, position) => ({
          article_id: ids.get(key)!,
          title_id,
          position,
        }))
      : [],
  )
  await insertArticleTitles(db, about)
  return ids
}

/** @returns ids by key */
export async function insertDemoLists(
  db: Database,
  lists: readonly DemoList[],
  places: DemoPlaces,
): Promise<Map<string, number>> {
  const inserted = await insertLists(
    db,
    lists.map((list) => ({
      import_key: `demo:${list.key}`,
      user_id: places.userIds[list.user],
      name: list.name,
      name_fr: list.nameFr,
      description: list.description,
      description_fr: list.descriptionFr,
      visibility: list.isPrivate ? 'private' : 'public',
      created_at: daysBefore(places, list.ageDays),
    })),
  )
  const ids = withoutPrefix(inserted)
  const items = lists.flatMap(({ key, titles }) =>
    ids.has(key)
      ? idsOf(places, titles).map((title_id, position) => ({
          list_id: ids.get(key)!,
          title_id,
          position,
        }))
      : [],
  )
  await insertListItems(db, items)
  // Filling a list makes it new; those of the demonstration are as old as they say.
  for (const list of lists) {
    const id = ids.get(list.key)
    if (id !== undefined) await dateList(db, id, daysBefore(places, list.ageDays))
  }
  return ids
}

export async function insertDemoReviews(
  db: Database,
  reviews: readonly DemoReview[],
  places: DemoPlaces,
): Promise<void> {
  const known = reviews.flatMap((review) =>
    places.titleIds.has(review.title)
      ? [{ review, titleId: places.titleIds.get(review.title)! }]
      : [],
  )
  if (known.length === 0) return
  const rows = await insertReviews(
    db,
    known.map(({ review, titleId }) => ({
      title_id: titleId,
      user_id: places.userIds[review.user],
      score: review.score,
      body: review.body ?? null,
      created_at: daysBefore(places, review.ageDays),
      updated_at: daysBefore(places, review.ageDays),
    })),
  )
  const idOf = new Map(rows.map((row) => [`${row.title_id} ${row.user_id}`, row.id]))
  const votes = known.flatMap(({ review, titleId }) => {
    const item_id = idOf.get(`${titleId} ${places.userIds[review.user]}`)
    return item_id === undefined ? [] : votesOf('review', item_id, { up: review.useful }, places)
  })
  await insertVotes(db, votes)
}

function votesOf(
  item_type: VoteRow['item_type'],
  item_id: number,
  { up = [], down = [] }: Pick<DemoComment, 'up' | 'down'>,
  { userIds }: DemoPlaces,
): VoteRow[] {
  const cast = (users: NonNullable<DemoComment['up']>, vote: number) =>
    users.map((user) => ({ item_type, item_id, user_id: userIds[user], vote }))
  return [...cast(up, 1), ...cast(down, -1)]
}

interface Hanging {
  readonly comment: DemoComment
  readonly on: { readonly type: string; readonly id: number }
  readonly parent: { readonly id: number; readonly rootId: number } | null
}

/** Inserts threads a level at a time, since answers need the ids of what they answer. */
export async function insertDemoThreads(
  db: Database,
  threads: readonly DemoThreads[],
  ids: Readonly<Record<DemoThreads['on']['type'], ReadonlyMap<string, number>>>,
  places: DemoPlaces,
): Promise<void> {
  let level: Hanging[] = threads.flatMap(({ on, comments }) => {
    const id = ids[on.type].get(on.key)
    return id === undefined
      ? []
      : comments.map((comment) => ({ comment, on: { type: on.type, id }, parent: null }))
  })
  const votes: VoteRow[] = []
  for (let depth = 0; level.length > 0; depth++) {
    const rows = await insertComments(
      db,
      level.map(({ comment, on, parent }) => ({
        commentable_type: on.type,
        commentable_id: on.id,
        parent_id: parent?.id ?? null,
        root_id: parent?.rootId ?? null,
        depth,
        user_id: places.userIds[comment.user],
        content: comment.text,
        deleted_at: comment.isDeleted ? daysBefore(places, comment.ageDays) : null,
        created_at: daysBefore(places, comment.ageDays),
        updated_at: daysBefore(places, comment.ageDays),
      })),
    )
    votes.push(
      ...level.flatMap(({ comment }, index) =>
        votesOf('comment', rows[index]!.id, comment, places),
      ),
    )
    level = level.flatMap(({ comment, on }, index) =>
      (comment.replies ?? []).map((reply) => ({
        comment: reply,
        on,
        parent: { id: rows[index]!.id, rootId: rows[index]!.root_id ?? rows[index]!.id },
      })),
    )
  }
  await insertVotes(db, votes)
}

/** Reports on links, which are found by their title and their place among its links. */
export async function insertDemoReports(
  db: Database,
  reports: readonly DemoReport[],
  places: DemoPlaces,
): Promise<void> {
  for (const { title, link, user, ageDays, reason } of reports) {
    const titleId = places.titleIds.get(title)
    const row =
      titleId === undefined
        ? undefined
        : await db
            .selectFrom('links')
            .select('id')
            .where('title_id', '=', titleId)
            .orderBy('id')
            .offset(link)
            .limit(1)
            .executeTakeFirst()
    if (!row) continue
    await insertKnownReport(db, {
      item_type: 'link',
      item_id: row.id,
      user_id: places.userIds[user],
      reason,
      created_at: daysBefore(places, ageDays),
    })
  }
}
