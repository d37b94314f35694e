import type { channelRecordList } from '@mediatheque/contract/catalogue/channels/editing/channel-records.list.ts'
import type {
  ChannelForm,
  ChannelPreviewQuery,
  ChannelUses,
} from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { RESERVED_SLUGS } from '@mediatheque/contract/catalogue/channels/editing/reserved-slugs.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { isDeepStrictEqual } from 'node:util'
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
import { getSettings, type ToReadSettings } from '../../../site/settings/settings.service.ts'
import { listPeopleByIds, type PersonCardRow } from '../../people/people.service.ts'
import {
  listTitles,
  listTitlesByIds,
  resolveTitleFilter,
  type TitleCardRow,
  TITLES_TAG,
} from '../../titles/titles.service.ts'
import { findKeywords, findTaxon } from '../../value-lists/value-lists.service.ts'
import { CHANNELS_TAG } from '../channels.service.ts'
import { auditedChannels } from './channel-records.history.ts'
import {
  deleteChannelRows,
  type EditedChannelRow,
  findEditedChannel,
  findEditedChannels,
  findExisting,
  insertChannel,
  isChannelSlugTaken,
  listChannelRecords,
  type ListedChannelRow,
  listHoldingChannels,
  listNamedChannels,
  lockChannelAddresses,
  readChannelRecords,
  updateChannel as updateRow,
  writeChannelItems,
  type HandPicked,
} from './channel-records.repository.ts'
import { editedFilterOf, storedFilterOf } from './stored-filter.ts'

export type { EditedChannelRow, ListedChannelRow } from './channel-records.repository.ts'

/** Pages of titles that are chosen by hand are kept as lists of titles. */
const TAGS = [CHANNELS_TAG, TITLES_TAG]

type Keyword = { readonly slug: string; readonly name: string }

/** With what is chosen by hand, and where it is shown. */
export interface EditedChannelFull {
  readonly row: EditedChannelRow
  readonly titles: readonly TitleCardRow[]
  readonly people: readonly PersonCardRow[]
  readonly channels: readonly { id: number; name: string; slug: string }[]
  readonly keywords: readonly Keyword[]
  readonly uses: ChannelUses
}

type ToRead = Needs<'db' | 'readDb' | 'cache' | ToReadSettings>
type ToWrite = Needs<'db' | 'readDb' | 'cache'>

export const listRecords = (
  { db }: Needs<'db'>,
  call: ListCall<typeof channelRecordList>,
): Promise<RowPage<ListedChannelRow>> => listChannelRecords(db, call)

/** The same channels, all of them, some at a time. */
export const readRecords = (
  { db }: Needs<'db'>,
  call: ListCall<typeof channelRecordList>,
): AsyncGenerator<readonly ListedChannelRow[]> => readChannelRecords(db, call)

/** What an automatic channel with this filter would hold. */
export async function previewTitles(
  platform: Needs<'readDb' | 'cache'>,
  { has_plot: hasPlot, order, ...query }: ChannelPreviewQuery,
  language: Language,
): Promise<RowPage<TitleCardRow>> {
  const filter = { ...(await resolveTitleFilter(platform, query)), ...(hasPlot && { hasPlot }) }
  const page = { page: 1, perPage: query.perPage, paginate: 'lengthAware' } as const
  return listTitles(platform, { filter, order, language }, page)
}

/** @throws AppError notFound */
export async function getChannelRecord({ db }: Needs<'db'>, id: number): Promise<EditedChannelRow> {
  const [row] = await findEditedChannels(db, [id])
  if (!row) throw new AppError('notFound')
  return row
}

/** @throws AppError notFound */
export async function getChannelBySlug(
  { db }: Needs<'db'>,
  slugOrId: string,
): Promise<EditedChannelRow> {
  const row = await findEditedChannel(db, slugOrId)
  if (!row) throw new AppError('notFound')
  return row
}

/** Those of them that there are. */
export const findChannelRecords = (
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<EditedChannelRow[]> => findEditedChannels(db, ids)

export async function completeChannel(
  platform: ToRead,
  row: EditedChannelRow,
  language: Language,
): Promise<EditedChannelFull> {
  const ids = row.items.map(Number)
  const { keyword } = editedFilterOf(row.filter)
  return {
    row,
    titles: row.item_type === 'title' ? await listTitlesByIds(platform, ids, language) : [],
    people: row.item_type === 'person' ? await listPeopleByIds(platform, ids, language) : [],
    channels: row.item_type === 'channel' ? await listNamedChannels(platform.db, ids) : [],
    keywords: keyword.length > 0 ? await findKeywords(platform, keyword) : [],
    uses: await findUses(platform, row),
  }
}

async function findUses(platform: ToRead, row: EditedChannelRow): Promise<ChannelUses> {
  const { menus, landing } = await getSettings(platform)
  const paths = [`/${row.slug}`, `/channel/${row.slug}`, `/channel/${row.id}`, `/${row.id}`]
  const leadsHere = ({ action }: { action: string }) =>
    paths.some(
      (path) => action === path || action.startsWith(`${path}/`) || action.startsWith(`${path}?`),
    )
  return {
    channels: await listHoldingChannels(platform.db, row.id),
    menus: menus
      .filter(({ items }) => items.some((item) => [item, ...item.items].some(leadsHere)))
      .map(({ name }) => name),
    is_home: row.slug === 'home',
    is_on_landing_page: landing.general.channel === row.slug,
  }
}

/** @throws AppError validation by field */
export async function createChannel(
  platform: ToWrite,
  form: ChannelForm,
): Promise<EditedChannelRow> {
  const { items, ...values } = await columnsOf(platform, form)
  const id = await platform.db.transaction().execute(async (tx) => {
    await assertSlugFree(tx, values.slug, 0)
    const made = await insertChannel(tx, values)
    await writeItems(tx, { id: made, content: values.content, item_type: values.item_type }, items)
    await recordCreated(tx, auditedChannels, [made])
    await platform.cache.invalidate(TAGS, tx)
    return made
  })
  return getChannelRecord(platform, id)
}

/** @throws AppError notFound, validation by field; OutdatedRecords */
export async function updateChannel(
  platform: ToWrite,
  channel: EditedChannelRow,
  { version, ...form }: ChannelForm & { readonly version: number },
): Promise<EditedChannelRow> {
  const { id } = channel
  if (channel.is_fixed) assertSameNature(channel, form)
  const { items, ...values } = await columnsOf(platform, form, channel)
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'channels', { [id]: version })
    await assertSlugFree(tx, values.slug, id)
    const [locked] = await findEditedChannels(tx, [id])
    if (!locked) throw new AppError('notFound')
    await recordingChanges(tx, auditedChannels, { ids: [id], action: 'updated' }, async () => {
      await updateRow(tx, id, values)
      const isSame =
        locked.item_type === values.item_type && isDeepStrictEqual(locked.items.map(Number), items)
      if (!isSame) await writeItems(tx, { id, ...values }, items, version)
    })
    await platform.cache.invalidate(TAGS, tx)
  })
  return getChannelRecord(platform, id)
}

/** @throws AppError validation for one that stays; notFound; OutdatedRecords @returns how many */
export function deleteChannels(
  platform: Needs<'db' | 'cache'>,
  channels: readonly EditedChannelRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = channels.map(({ id }) => id)
  assertAllSeen(ids, seen)
  if (channels.some(({ is_fixed: isFixed }) => isFixed))
    throw fieldError('ids', 'The front page and the pages of categories stay.')
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'channels', seen)
    await platform.cache.invalidate(TAGS, tx)
    return recordingChanges(tx, auditedChannels, { ids, action: 'deleted' }, () =>
      deleteChannelRows(tx, ids),
    )
  })
}

const writeItems = (
  tx: Database,
  { id, content, item_type: type }: Pick<EditedChannelRow, 'id' | 'content' | 'item_type'>,
  items: readonly number[],
  seen?: number,
): Promise<void> =>
  writeChannelItems(tx, id, {
    type: type as HandPicked,
    items: content === 'automatic' ? [] : items,
    ...(seen !== undefined && { seen }),
  })

/** Addresses of titles, and the front page, lead there. */
function assertSameNature(channel: EditedChannelRow, form: ChannelForm): void {
  if (form.slug !== null && slugify(form.slug) !== channel.slug)
    throw fieldError('slug', 'The site needs this address.')
  if (channel.slug === 'home' && form.content_type !== 'nested')
    throw fieldError('content_type', 'The front page is made of channels.')
}

/** What is stored of a form. @throws AppError validation by field */
async function columnsOf(platform: ToWrite, form: ChannelForm, before?: EditedChannelRow) {
  const { filter, items, content_type: content, ...values } = form
  const itemType = content === 'nested' ? 'channel' : form.item_type
  if (content !== 'nested' && itemType === 'channel')
    throw fieldError('item_type', 'Choose what it holds.')
  if (content === 'manual' && itemType === 'news')
    throw fieldError('content_type', 'News comes by itself.')
  const isAutomatic = content === 'automatic'
  return {
    ...values,
    slug: before?.is_fixed ? before.slug : slugOf(form),
    content,
    item_type: itemType,
    filter: JSON.stringify(
      isAutomatic && itemType === 'title'
        ? storedFilterOf({ ...filter, keyword: await slugsOfKeywords(platform, filter.keyword) })
        : {},
    ),
    items: isAutomatic
      ? []
      : await checkItems(platform, itemType as HandPicked, [...new Set(items)], before?.id),
  }
}

/** Keywords come by slug or by number. */
async function slugsOfKeywords(
  platform: Needs<'readDb'>,
  asked: readonly string[],
): Promise<string[]> {
  if (asked.length === 0) return []
  const found = await findKeywords(platform, asked)
  const slugs = asked.map((word) => findTaxon(found, word)?.slug)
  if (slugs.includes(undefined))
    throw fieldError('filter.keyword', 'One of these keywords is not there any more.')
  return [...new Set(slugs)] as string[]
}

/** @throws AppError validation on the item that is not there, or would hold the channel itself */
async function checkItems(
  { db }: Needs<'db'>,
  type: HandPicked,
  items: readonly number[],
  ownId: number | undefined,
): Promise<readonly number[]> {
  const there = await findExisting(db, type, items)
  const missing = items.findIndex((id) => !there.has(id))
  if (missing >= 0) throw fieldError(`items.${missing}`, 'There is no record with this number.')
  if (type !== 'channel') return items
  const nested = await listNamedChannels(db, items)
  const wrong = nested.findIndex(({ id, content }) => content === 'nested' || id === ownId)
  if (wrong >= 0)
    throw fieldError(`items.${wrong}`, 'A channel of channels holds no other of its kind.')
  return items
}

function slugOf({ slug, name }: ChannelForm): string {
  const made = slugify(slug ?? name)
  if (made === '-' || /^\d+$/.test(made)) throw fieldError('slug', 'An address needs a letter.')
  if (RESERVED_SLUGS.has(made)) throw fieldError('slug', 'The site uses this address itself.')
  return made
}

async function assertSlugFree(tx: Database, slug: string, exceptId: number): Promise<void> {
  await lockChannelAddresses(tx)
  if (await isChannelSlugTaken(tx, slug, exceptId))
    throw fieldError('slug', 'Another channel has this address.')
}
