import { NEWS_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/news/editing/news-pictures.ts'
import type { articleList } from '@mediatheque/contract/catalogue/news/editing/articles.list.ts'
import type { ArticleForm } from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { isDeepStrictEqual } from 'node:util'
import { assertAllFound } from '../../../../platform/access/all-or-nothing.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { RowPage } from '../../../../platform/http/pagination.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { sanitiseRichText } from '../../../../platform/rich-text/sanitise-rich-text.ts'
import { isPublicFileAt } from '../../../operations/files/files.service.ts'
import { listTitlesByIds, type TitleCardRow } from '../../titles/titles.service.ts'
import { NEWS_TAG } from '../news.service.ts'
import { auditedArticles } from './articles.history.ts'
import {
  type ArticleTagRow,
  listTagsOfArticle,
  writeArticleTags,
} from '../tags/article-tags.repository.ts'
import {
  countVersionFrom,
  type EditedArticleRow,
  findArticleRows,
  insertArticle,
  type ListedArticleRow,
  listArticleRows,
  readArticleRows,
  setDeleted,
  updateArticle as updateRow,
  writeArticleTitles,
} from './articles.repository.ts'
import { appearingNews } from './news.jobs.ts'

export type { EditedArticleRow, ListedArticleRow } from './articles.repository.ts'

/** With the titles that it is about, as far as they are there, and its tags. */
export interface EditedArticleFull {
  readonly row: EditedArticleRow
  readonly titles: readonly TitleCardRow[]
  readonly tags: readonly ArticleTagRow[]
}

type ToWrite = Needs<'db' | 'cache' | 'clock' | 'config' | 'jobs'>

export const listArticles = (
  { db, clock }: Needs<'db' | 'clock'>,
  call: ListCall<typeof articleList>,
): Promise<RowPage<ListedArticleRow>> => listArticleRows(db, call, clock.now())

/** The same articles, all of them, some at a time. */
export const readArticles = (
  { db, clock }: Needs<'db' | 'clock'>,
  call: ListCall<typeof articleList>,
): AsyncGenerator<readonly ListedArticleRow[]> => readArticleRows(db, call, clock.now())

/** @throws AppError notFound, for one that is deleted too */
export async function getArticle(
  { db, clock }: Needs<'db' | 'clock'>,
  id: number,
): Promise<EditedArticleRow> {
  const [row] = await findArticleRows(db, [id], { now: clock.now() })
  if (!row) throw new AppError('notFound')
  return row
}

export async function withTitles(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  row: EditedArticleRow,
  language: Language,
): Promise<EditedArticleFull> {
  const [titles, tags] = await Promise.all([
    listTitlesByIds(platform, row.titles.map(Number), language),
    listTagsOfArticle(platform.db, row.id, language),
  ])
  return { row, titles, tags }
}

/** Those of them that there are. */
export const findArticles = (
  { db, clock }: Needs<'db' | 'clock'>,
  ids: readonly number[],
): Promise<EditedArticleRow[]> => findArticleRows(db, ids, { now: clock.now() })

export const findDeletedArticles = (
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<EditedArticleRow[]> => findArticleRows(db, ids, { now: new Date(0), isDeleted: true })

/** @throws AppError validation by field */
export async function createArticle(
  platform: ToWrite,
  actor: LoggedInActor,
  form: ArticleForm,
): Promise<EditedArticleRow> {
  const { titles, tags, ...values } = await columnsOf(platform, form)
  const id = await platform.db.transaction().execute(async (tx) => {
    const made = await insertArticle(tx, { ...values, user_id: actor.user.id })
    await writeArticleTitles(tx, made, titles)
    await writeArticleTags(tx, made, tags)
    await recordCreated(tx, auditedArticles, [made])
    await announce(platform, tx, values.published_at)
    return made
  })
  return getArticle(platform, id)
}

/** @throws AppError notFound, validation by field; OutdatedRecords */
export async function updateArticle(
  platform: ToWrite,
  article: EditedArticleRow,
  { version, ...form }: ArticleForm & { readonly version: number },
): Promise<EditedArticleRow> {
  const { id } = article
  const { titles, tags, ...values } = await columnsOf(platform, form, article)
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'news_articles', { [id]: version })
    const [locked] = await findArticleRows(tx, [id], { now: platform.clock.now() })
    if (!locked) throw new AppError('notFound')
    await recordingChanges(tx, auditedArticles, { ids: [id], action: 'updated' }, async () => {
      await updateRow(tx, id, values)
      const hasTitles = isDeepStrictEqual(locked.titles.map(Number), titles)
      const hasTags = isDeepStrictEqual(locked.tags.map(Number), tags)
      if (!hasTitles) await writeArticleTitles(tx, id, titles)
      if (!hasTags) await writeArticleTags(tx, id, tags)
      if (!hasTitles || !hasTags) await countVersionFrom(tx, id, version)
    })
    await announce(platform, tx, values.published_at)
  })
  return getArticle(platform, id)
}

/** They can be restored. @returns how many */
export function deleteArticles(
  platform: Needs<'db' | 'cache' | 'clock'>,
  articles: readonly EditedArticleRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = articles.map(({ id }) => id)
  assertAllSeen(ids, seen)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'news_articles', seen)
    await recordingChanges(tx, auditedArticles, { ids, action: 'deleted' }, async () =>
      assertAllTurned(ids, await setDeleted(tx, ids, platform.clock.now())),
    )
    await platform.cache.invalidate([NEWS_TAG], tx)
    return ids.length
  })
}

/** With comments and all. @throws AppError notFound where one was restored meanwhile */
export function restoreArticles(
  platform: Needs<'db' | 'cache' | 'clock' | 'jobs'>,
  articles: readonly EditedArticleRow[],
): Promise<number> {
  const ids = articles.map(({ id }) => id)
  return platform.db.transaction().execute(async (tx) => {
    await recordingChanges(tx, auditedArticles, { ids, action: 'restored' }, async () =>
      assertAllTurned(ids, await setDeleted(tx, ids, null)),
    )
    for (const { published_at: at } of articles) await announce(platform, tx, at)
    return ids.length
  })
}

const assertAllTurned = (ids: readonly number[], turned: readonly number[]) =>
  assertAllFound(
    ids,
    turned.map((id) => ({ id })),
  )

/** What is kept of the news is forgotten, now and when the article appears. */
async function announce(
  { cache, clock, jobs }: Needs<'cache' | 'clock' | 'jobs'>,
  tx: Database,
  publishedAt: Date | null,
): Promise<void> {
  await cache.invalidate([NEWS_TAG], tx)
  if (publishedAt && publishedAt > clock.now())
    await jobs.enqueue(tx, appearingNews, {}, { startAfter: publishedAt })
}

/** What is stored of a form: texts with nothing in them but what texts may hold. @throws AppError validation by field */
async function columnsOf(
  platform: Needs<'db' | 'clock' | 'config'>,
  form: ArticleForm,
  before?: EditedArticleRow,
) {
  const { image, titles, tags, published_at: publication, slug, ...texts } = form
  const { config, db, clock } = platform
  const body = sanitiseRichText(form.body, config)
  if (!body) throw fieldError('body', 'Please write the text of the article.')
  const isKept = image === null || image === before?.image_url
  if (!isKept && !(await isPublicFileAt(db, image, NEWS_PICTURE_PURPOSE)))
    throw fieldError('image', 'Please send this picture again.')
  return {
    ...texts,
    slug: slugOf(slug ?? form.title),
    body,
    body_fr: (form.body_fr && sanitiseRichText(form.body_fr, config)) || null,
    image_url: image,
    published_at: momentOf(publication, { now: clock.now(), before: before?.published_at ?? null }),
    titles: [...new Set(titles)],
    tags: [...new Set(tags)].toSorted((one, other) => one - other),
  }
}

/** What has appeared keeps its day. */
function momentOf(
  publication: string | null,
  { now, before }: { readonly now: Date; readonly before: Date | null },
): Date | null {
  if (publication === null) return null
  if (publication === 'now') return before && before <= now ? before : now
  return new Date(publication)
}

function slugOf(words: string): string {
  const made = slugify(words)
  if (made === '-') throw fieldError('slug', 'An address needs a letter or a digit.')
  return made
}
