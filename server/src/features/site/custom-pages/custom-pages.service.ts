import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { type FooterPage } from '@mediatheque/contract/site/custom-pages/custom-page-limits.ts'
import type { customPageList } from '@mediatheque/contract/site/custom-pages/custom-pages.list.ts'
import type { CustomPageForm } from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { auditedPages } from './custom-pages.history.ts'
import { canReadPage } from './custom-pages.policy.ts'
import {
  type CustomPageRow,
  deletePages,
  findPageRow,
  findPageRows,
  insertPage,
  isSlugTaken,
  listFooterRows,
  listPageRows,
  lockAddresses,
  type ListedPageRow,
  readPageRows,
  updatePage,
} from './custom-pages.repository.ts'

export type { CustomPageRow, ListedPageRow } from './custom-pages.repository.ts'

/** Cache tag of every page that administrators wrote, and of what the footer names. */
export const CUSTOM_PAGES_TAG = defineTag('custom-pages')
const KEPT_SECONDS = 300
/** What stands there instead of a page in the calls of the API. */
const RESERVED_SLUGS = ['csv']

export function listCustomPages(
  { db }: Needs<'db'>,
  call: ListCall<typeof customPageList>,
): Promise<RowPage<ListedPageRow>> {
  return listPageRows(db, call)
}

/** The same pages, all of them, some at a time. */
export function readCustomPages(
  { db }: Needs<'db'>,
  call: ListCall<typeof customPageList>,
): AsyncGenerator<readonly ListedPageRow[]> {
  return readPageRows(db, call)
}

/** By slug, number or a former slug. @throws AppError notFound, also for a draft that is nothing of the reader's business */
export async function getCustomPage(
  { readDb, cache }: Needs<'readDb' | 'cache'>,
  actor: Actor,
  idOrSlug: string,
): Promise<CustomPageRow> {
  const page = await cache.remember(
    `custom-page:${idOrSlug}`,
    { ttlSeconds: KEPT_SECONDS, tags: [CUSTOM_PAGES_TAG] },
    () => findPageRow(readDb, idOrSlug),
  )
  if (!page || !canReadPage(actor, page)) throw new AppError('notFound')
  return page
}

/** @throws AppError notFound */
export async function getPageToEdit({ db }: Needs<'db'>, id: number): Promise<CustomPageRow> {
  const [page] = await findPageRows(db, [id])
  if (!page) throw new AppError('notFound')
  return page
}

/** Those of them that there are. */
export function findPagesToEdit(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<CustomPageRow[]> {
  return findPageRows(db, ids)
}

/** The published pages that every page of the site leads to. */
export function listFooterPages({
  db,
  cache,
}: Needs<'db' | 'cache'>): Promise<readonly FooterPage[]> {
  return cache.remember(
    'custom-pages:footer',
    { ttlSeconds: KEPT_SECONDS, tags: [CUSTOM_PAGES_TAG] },
    () => listFooterRows(db),
  )
}

/** @throws AppError validation by field */
export function createCustomPage(
  platform: Needs<'db' | 'cache' | 'config'>,
  form: CustomPageForm,
): Promise<CustomPageRow> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAddresses(tx)
    const page = await insertPage(tx, columnsOf(platform, form))
    if (!page) throw slugTaken()
    await recordCreated(tx, auditedPages, [page.id])
    await platform.cache.invalidate([CUSTOM_PAGES_TAG], tx)
    return page
  })
}

/** @throws AppError validation by field */
export function updateCustomPage(
  platform: Needs<'db' | 'cache' | 'config'>,
  { id }: CustomPageRow,
  { version, ...form }: CustomPageForm & { version: number },
): Promise<CustomPageRow> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'custom_pages', { [id]: version })
    const values = columnsOf(platform, form)
    await assertSlugFree(tx, values.slug, id)
    const page = await recordingChanges(tx, auditedPages, { ids: [id], action: 'updated' }, () =>
      updatePage(tx, id, values),
    )
    await platform.cache.invalidate([CUSTOM_PAGES_TAG], tx)
    return page
  })
}

export function deleteCustomPages(
  platform: Needs<'db' | 'cache'>,
  pages: readonly CustomPageRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = pages.map(({ id }) => id)
  assertAllSeen(ids, seen)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'custom_pages', seen)
    await platform.cache.invalidate([CUSTOM_PAGES_TAG], tx)
    return recordingChanges(tx, auditedPages, { ids, action: 'deleted' }, () =>
      deletePages(tx, ids),
    )
  })
}

/** What is stored of a form: texts with nothing in them but what texts may hold. @throws AppError validation by field */
function columnsOf({ config }: Needs<'config'>, form: CustomPageForm) {
  const slug = slugOf(form)
  const body = sanitiseRichText(form.body, config)
  if (!body) throw fieldError('body', 'Please write the text of the page.')
  return {
    ...form,
    slug,
    body,
    body_fr: (form.body_fr && sanitiseRichText(form.body_fr, config)) || null,
  }
}

function slugOf({ slug, title }: CustomPageForm): string {
  const made = slugify(slug ?? title)
  if (/^\d+$/.test(made) || made === '-') throw fieldError('slug', 'An address needs a letter.')
  if (RESERVED_SLUGS.includes(made)) throw slugTaken()
  return made
}

async function assertSlugFree(tx: Database, slug: string, exceptId: number): Promise<void> {
  await lockAddresses(tx)
  if (await isSlugTaken(tx, slug, exceptId)) throw slugTaken()
}

const slugTaken = () => fieldError('slug', 'Another page has this address.')
