import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { OPEN_REQUESTS_QUOTA } from '@mediatheque/contract/community/requests/requests.quotas.ts'
import type {
  AddableTitle,
  CreateRequestForm,
  RequestsQuery,
} from '@mediatheque/contract/community/requests/requests.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findWorkspace } from '../../accounts/workspaces/workspaces.service.ts'
import {
  listTitlesToChoose,
  titleChoice,
} from '../../catalogue/normalized-models/normalized-models.service.ts'
import { listCategories } from '../../catalogue/value-lists/value-lists.service.ts'
import { auditedRequests } from './requests.history.ts'
import {
  findAllRequests,
  findRequestPage,
  findRequestRows,
  readRequestRows,
  type RequestReader,
  type RequestRow,
  type RequestsSource,
} from './request-rows.repository.ts'
import {
  addSupporter,
  countOpenRequests,
  deleteRequestRows,
  findOpenWish,
  insertRequest,
  lockRequest,
  lockWish,
  removeSupporter,
} from './requests.repository.ts'
import { findRequestVisibility } from './visible-requests.repository.ts'
import { settleRequest } from './settle-request.ts'

export type { RequestReader, RequestRow } from './request-rows.repository.ts'
/** For queries of features that tell where something stands. */
export { visibleRequests } from './visible-requests.repository.ts'

/** Titles to choose from. */
const MOST_OFFERED = 20

export interface Category {
  readonly id: number
  readonly name: string
  readonly type: TitleType
}

/** The kinds of content, which requests are sorted by. */
export const listRequestCategories = (
  platform: Needs<'readDb' | 'cache'>,
  language: Language,
): Promise<readonly Category[]> => listCategories(platform, language)

async function readSource(
  platform: Needs<'readDb' | 'cache'>,
  reader: RequestReader,
): Promise<RequestsSource> {
  const categories = await listCategories(platform, 'en')
  return { ...reader, typesOfCategories: new Map(categories.map(({ id, type }) => [id, type])) }
}

export async function listRequests(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  reader: RequestReader,
  query: RequestsQuery,
): Promise<RowPage<RequestRow>> {
  const page = await findRequestPage(platform.db, await readSource(platform, reader), query)
  return { ...page, data: await readRequestRows(platform.db, reader, page.data) }
}

/** The same requests, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readRequests(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  reader: RequestReader,
  query: RequestsQuery,
): AsyncGenerator<readonly RequestRow[]> {
  const ids = await findAllRequests(platform.db, await readSource(platform, reader), query)
  yield* readBatches(ids, (some) => readRequestRows(platform.db, reader, some))
}

/** @throws AppError notFound, also for one of a workspace that the reader is no member of */
export async function getRequest(
  { db }: Needs<'db'>,
  reader: RequestReader,
  id: number,
): Promise<RequestRow> {
  const [row] = await findRequestRows(db, [id], reader)
  if (!row) throw new AppError('notFound')
  return row
}

/** Undefined where there is no such request. */
export function isRequestVisible(
  { readDb }: Needs<'readDb'>,
  actor: Actor,
  id: number,
): Promise<boolean | undefined> {
  return findRequestVisibility(readDb, actor, id)
}

/** Those of them that the reader may see. */
export function findRequests(
  { db }: Needs<'db'>,
  reader: RequestReader,
  ids: readonly number[],
): Promise<RequestRow[]> {
  return findRequestRows(db, ids, reader)
}

/** Asks for something, and wants it. @throws AppError validation by field, forbidden beyond the quota */
export async function createRequest(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  reader: RequestReader,
  { workspaceId, ...form }: CreateRequestForm,
): Promise<RequestRow> {
  const userId = reader.actor.user!.id
  const isThere = workspaceId === 0 || (await findWorkspace(platform, workspaceId, userId))
  if (!isThere) throw fieldError('workspaceId', 'You are no member of this workspace.')
  const settled = await settleRequest(platform, form, reader.language)
  const counted = {
    ownerId: userId,
    by: reader.actor,
    count: (tx: Database) => countOpenRequests(tx, userId),
    refusal: (limit: number) =>
      new AppError('forbidden', {
        message: 'As many of your requests are open as you may have. Wait until one is resolved.',
        details: { limit },
      }),
  }
  return platform.db.transaction().execute(async (tx) => {
    await assertNotAskedFor(tx, { wish: settled.wish, workspaceId, isTitle: form.exit_title })
    const id = await withinQuota(tx, OPEN_REQUESTS_QUOTA, counted, (granted) =>
      insertRequest(granted, { ...settled, user_id: userId, workspace_id: workspaceId || null }),
    )
    await addSupporter(tx, id, userId)
    return getRequest({ db: tx }, reader, id)
  })
}

interface Wanted {
  readonly wish: string
  readonly workspaceId: number
  readonly exceptId?: number
  /** Whether a title was chosen; else it was named. */
  readonly isTitle: boolean
}

/** @throws AppError validation on what was asked for, where somebody else asked for it */
export async function assertNotAskedFor(
  tx: Database,
  { isTitle, ...wanted }: Wanted,
): Promise<void> {
  await lockWish(tx, wanted.wish)
  if ((await findOpenWish(tx, wanted)) === undefined) return
  throw fieldError(
    isTitle ? 'title_id' : 'title',
    'This is asked for already. Say that you want it too.',
  )
}

/** One more who wants it. @throws AppError validation where it is resolved */
export async function supportRequest(
  platform: Needs<'db'>,
  reader: RequestReader,
  { id }: RequestRow,
): Promise<RequestRow> {
  return platform.db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request) throw new AppError('notFound')
    if (request.status === 'resolved') throw fieldError('id', 'This request is resolved.')
    await addSupporter(tx, id, reader.actor.user!.id)
    return getRequest({ db: tx }, reader, id)
  })
}

/** One less who wants it. Null: it waited, nobody wants it any more, and it is gone. */
export async function leaveRequest(
  platform: Needs<'db'>,
  reader: RequestReader,
  { id }: RequestRow,
): Promise<RequestRow | null> {
  return platform.db.transaction().execute(async (tx) => {
    if (!(await lockRequest(tx, id))) return null
    const hasLeft = await removeSupporter(tx, id, reader.actor.user!.id)
    const left = await lockRequest(tx, id)
    if (hasLeft && left?.status === 'pending' && left.supporters_count === 0) {
      await deleteRequestRows(tx, [id])
      return null
    }
    return getRequest({ db: tx }, reader, id)
  })
}

export function deleteRequests(
  platform: Needs<'db'>,
  requests: readonly RequestRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = requests.map(({ id }) => id)
  assertAllSeen(ids, seen)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'requests', seen)
    return recordingChanges(tx, auditedRequests, { ids, action: 'deleted' }, () =>
      deleteRequestRows(tx, ids),
    )
  })
}

/** Titles of a category by name, to choose one of them. */
export async function searchAddable(
  platform: Needs<'readDb' | 'cache'>,
  { query, category }: { query: string; category?: number | undefined },
  language: Language,
): Promise<AddableTitle[]> {
  const categories = category === undefined ? [] : await listCategories(platform, 'en')
  const type = categories.find(({ id }) => id === category)?.type
  if (category !== undefined && type === undefined) return []
  const titles = await listTitlesToChoose(platform, type, {
    query,
    perPage: MOST_OFFERED,
    language,
  })
  return titles.map((title) => ({
    ...titleChoice(title),
    id: title.id,
    model_type: type ?? 'title',
    is_series: title.is_series,
  }))
}
