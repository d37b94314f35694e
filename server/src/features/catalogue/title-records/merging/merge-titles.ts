import {
  MERGED_PARTS,
  type MergedPart,
} from '@mediatheque/contract/catalogue/title-records/title-merging.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { assertAllFound } from '../../../../platform/access/all-or-nothing.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../../platform/access/seen-versions.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../../platform/database/retry-after-deadlock.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { listContributions, recordingTitle } from '../../../links/releases/with-title.service.ts'
import { recordingMerge } from '../../titles/change-title.service.ts'
import { archiveDeletedTitle, lockWholeTitles } from '../../withdrawals/deleted-titles.service.ts'
import {
  addMergedViews,
  countOwned,
  findMergedInto,
  findMergedTitles,
  insertTitleMerge,
  limitWaiting,
  lockStandingMerges,
  markMergeUndone,
  type MergedTitleRow,
  moveBelongings,
  moveBelongingsBack,
  type MovedRows,
  type TitleMergeRow,
} from './title-merges.repository.ts'

export type { MergedTitleRow } from './title-merges.repository.ts'

interface Pair {
  /** The one that goes. */
  readonly from: number
  /** The one that stays. */
  readonly into: number
}

/** @throws AppError notFound where one of them is gone; validation at `into` where they are one */
export async function getTitlesToMerge(
  { db }: Needs<'db'>,
  { from, into }: Pair,
): Promise<{ id: number; from: MergedTitleRow; into: MergedTitleRow }> {
  if (from === into) throw fieldError('into', 'Please choose another title.')
  const rows = await findMergedTitles(db, [from, into])
  assertAllFound([from, into], rows)
  const of = (id: number) => rows.find((row) => row.id === id)!
  return { id: from, from: of(from), into: of(into) }
}

interface MergeCounts {
  readonly part: MergedPart
  readonly moves: number
  readonly stays: number
}

/** While one waits for titles that somebody works on, it keeps a connection from all others. */
const MOST_WAIT_MS = 5_000
/** What is only to be looked at keeps nobody from its titles for long, nor waits for them. */
const PREVIEW_LIMITS = { lockMs: 1_000, statementMs: 10_000 }
const TOOK_TOO_LONG = '57014'

/** What a preview throws, so that nothing of it stays. */
class OnlyPreviewed extends Error {}

/**
 * How much of a title would go to the other, and how much would not since it is there already: by doing it and taking it
 * back, so that it says exactly what a merge does.
 * @throws AppError unavailable where that takes too long; conflict (by the database) where somebody works on one of them
 */
export async function previewMerge({ db }: Needs<'db'>, pair: Pair): Promise<MergeCounts[]> {
  let counts: MergeCounts[] = []
  const tryIt = async (tx: Database) => {
    await limitWaiting(tx, PREVIEW_LIMITS)
    await lockBoth(tx, pair)
    const owned = await countOwned(tx, pair.from)
    counts = compare(owned, await moveBelongings(tx, pair))
    throw new OnlyPreviewed()
  }
  try {
    await retryAfterDeadlock(() => db.transaction().execute(tryIt))
  } catch (error) {
    if ((error as { code?: unknown }).code === TOOK_TOO_LONG)
      throw new AppError('unavailable', { cause: error })
    if (!(error instanceof OnlyPreviewed)) throw error
  }
  return counts
}

const COLUMN_OF_PART: Readonly<Record<MergedPart, string>> = {
  liens: 'links.title_id',
  nzbs: 'nzbs.title_id',
  torrents: 'torrents.title_id',
  videos: 'videos.title_id',
  seasons: 'seasons.title_id',
  episodes: 'episodes.title_id',
  reviews: 'reviews.title_id',
  comments: 'comments.commentable_id',
  list_items: 'list_items.title_id',
  favourites: 'favourite_titles.title_ids',
  follows: 'follows.item_id',
  watched: 'watched_parts.title_id',
  requests: 'requests.title_id',
}

function compare(owned: Readonly<Record<string, number>>, moved: MovedRows): MergeCounts[] {
  return MERGED_PARTS.map((part) => {
    const place = COLUMN_OF_PART[part]
    const moves = moved
      .filter(({ table, column }) => `${table}.${column}` === place)
      .reduce((sum, { rows }) => sum + rows.length, 0)
    const all = owned[place] ?? 0
    // Comments of an episode go with it where the other has none of that number: they are no rows that were moved.
    if (part === 'comments') return { part, moves: all, stays: 0 }
    return { part, moves, stays: all - moves }
  }).filter(({ moves, stays }) => moves + stays > 0)
}

const lockBoth = (tx: Database, { from, into }: Pair) =>
  lockWholeTitles(
    tx,
    [from, into].toSorted((a, b) => a - b),
  )

/**
 * Merges two titles that are one work: all that belongs to the first goes to the second, but for what that has already and
 * what only describes the first, which is deleted. Its addresses lead to the second.
 * @throws AppError notFound; OutdatedRecords
 */
export async function mergeTitles(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  pair: Pair,
  seen: SeenVersions,
): Promise<void> {
  const { from, into } = pair
  assertAllSeen([from, into], seen)
  const done = { by: actor.user!.id, at: platform.clock.now() }
  const merge = async (tx: Database) => {
    await limitWaiting(tx, { lockMs: MOST_WAIT_MS })
    await lockBoth(tx, pair)
    await lockAsSeen(tx, 'titles', seen)
    const titles = await getTitlesToMerge({ db: tx }, pair)
    const reason = titles.into.name
    const contributions = await listContributions(tx, from)
    const deed = { action: 'merged', reason } as const
    await recordingMerge(tx, { id: into, reason: titles.from.name }, () =>
      recordingTitle(tx, deed, { id: from, contributions }, async () => {
        const moved = await moveBelongings(tx, pair)
        const { views } = titles.from
        await insertTitleMerge(tx, { ...pair, moved, views, ...done })
        const [row] = await lockStandingMerges(tx, [from])
        await addMergedViews(tx, row!.id, 1)
        await archiveDeletedTitle(tx, { id: from, name: titles.from.name, ...done })
      }),
    )
    await platform.cache.invalidateAll(tx)
  }
  await retryAfterDeadlock(() => platform.db.transaction().execute(merge))
}

/**
 * Which of these deleted titles went into others, locked: both, as whoever deletes locks them.
 * @throws AppError validation at `ids` where the other is not there now, so that nothing could be given back
 */
export async function lockMergesToUndo(
  tx: Database,
  ids: readonly number[],
): Promise<readonly TitleMergeRow[]> {
  const merges = await lockStandingMerges(tx, ids)
  const targets = [...new Set(merges.map(({ into_id: into }) => into))].toSorted((a, b) => a - b)
  await lockWholeTitles(tx, targets)
  if ((await findMergedTitles(tx, targets)).length < targets.length)
    throw new AppError('validation', {
      fields: { ids: ['The title that it was merged into is not there: bring that back first.'] },
    })
  return merges
}

/** Gives back what a merge took from a title that is there again. */
export async function undoMerge(
  tx: Database,
  merge: TitleMergeRow,
  undone: { readonly by: number; readonly at: Date },
): Promise<void> {
  await recordingMerge(tx, { id: merge.into_id, reason: null }, async () => {
    await moveBelongingsBack(tx, merge.id)
    await addMergedViews(tx, merge.id, -1)
    await markMergeUndone(tx, merge.id, undone)
  })
}

const PAGE_OF_TITLE = /^\/titles\/(\d{1,15})(\/.*)?$/
/** Pages of a title whose addresses do not name it. */
const WITHOUT_NAME = /^\/(download$|season\/)/

/** Where the page of a title leads that went into another. @param path without its query */
export async function findMergedPage(
  { db }: Needs<'db'>,
  path: string,
): Promise<string | undefined> {
  const [, id, rest = ''] = PAGE_OF_TITLE.exec(path) ?? []
  const title = id === undefined ? undefined : await findMergedInto(db, Number(id))
  if (!title) return undefined
  if (WITHOUT_NAME.test(rest)) return `/titles/${title.id}${rest}`
  return titleUrl(title) + rest.replace(/^\/[^/]*/, '')
}
