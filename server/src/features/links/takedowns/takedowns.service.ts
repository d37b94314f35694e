import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  findStandingWithdrawal,
  findWithdrawals,
  type WithdrawalRow,
} from '../../catalogue/withdrawals/withdrawals.service.ts'
import { CONTRIBUTION_KINDS } from '../releases/contribution-kinds.service.ts'
import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import {
  type CounterLine,
  type CounterRow,
  findCounterNotice,
  hasWaitingCounter,
  listCounterNotices,
} from './counter-notices.repository.ts'
import { listNoticeLines, readNoticeLines } from './takedown-list.repository.ts'
import { findPosters } from './subjects.repository.ts'
import { readToken } from './takedown-tokens.ts'
import {
  findNotice,
  findPerson,
  insertMessage,
  type ItemRow,
  listItems,
  listMessages,
  listOthersBy,
  type MessageRow,
  type NoticeRow,
  type PersonRow,
  updateNotice,
} from './takedowns.repository.ts'
import { type Figures, countByPeriod } from './transparency.repository.ts'
import { TAKEDOWNS_TAG } from './takedowns-tag.ts'

export interface SentNotice {
  readonly notice: NoticeRow
  readonly items: readonly ItemRow[]
  readonly messages: readonly MessageRow[]
  readonly withdrawals: ReadonlyMap<number, WithdrawalRow>
}

/** Everything about a notice, for those who decide. */
export interface WholeNotice extends SentNotice {
  readonly person: PersonRow | undefined
  readonly others: readonly NoticeRow[]
  readonly counters: readonly CounterLine[]
  readonly posters: ReadonlyMap<number, string | null>
  /** Of contributions that are there, by kind and number. */
  readonly names: ReadonlyMap<string, string>
}

/** @throws AppError notFound */
export async function getNotice({ db }: Needs<'db'>, id: number): Promise<NoticeRow> {
  const notice = await findNotice(db, id)
  if (!notice) throw new AppError('notFound')
  return notice
}

/** By the address of a mail. @throws AppError notFound for one that was made up */
export async function getSentNotice(
  platform: Needs<'db' | 'secrets'>,
  token: string,
): Promise<SentNotice> {
  const id = readToken(platform, token)
  if (id === undefined) throw new AppError('notFound')
  return readParts(platform, await getNotice(platform, id))
}

async function readParts({ db }: Needs<'db'>, notice: NoticeRow): Promise<SentNotice> {
  const [items, messages] = await Promise.all([
    listItems(db, notice.id),
    listMessages(db, notice.id),
  ])
  const withdrawals = await findWithdrawals(
    db,
    items.flatMap(({ withdrawal_id: id }) => id ?? []),
  )
  return { notice, items, messages, withdrawals: new Map(withdrawals.map((row) => [row.id, row])) }
}

export async function readNotice(platform: Needs<'db'>, notice: NoticeRow): Promise<WholeNotice> {
  const { db } = platform
  const [parts, person] = await Promise.all([
    readParts(platform, notice),
    findPerson(db, { notice: notice.id }),
  ])
  const [others, counters, posters, names] = await Promise.all([
    person ? listOthersBy(db, person) : [],
    listCounterNotices(db, [...parts.withdrawals.keys()]),
    findPosters(
      db,
      parts.items.map(({ title_id: id }) => id),
    ),
    nameContributions(platform, parts.items),
  ])
  return { ...parts, person, others, counters, posters, names }
}

async function nameContributions({ db }: Needs<'db'>, items: readonly ItemRow[]) {
  const names = new Map<string, string>()
  for (const kind of ['link', 'nzb', 'torrent'] as const) {
    const ids = items.filter((item) => item.item_type === kind).map(({ item_id: id }) => id)
    if (ids.length === 0) continue
    for (const { id, name } of await CONTRIBUTION_KINDS[kind].readWhole(db, ids))
      names.set(`${kind} ${id}`, name)
  }
  return names
}

const MOST_MESSAGES = 100

/** What the sender of a notice says to those who decide. */
export async function answerNotice(
  platform: Needs<'db' | 'cache' | 'secrets' | 'clock'>,
  token: string,
  body: string,
): Promise<SentNotice> {
  const { notice, messages } = await getSentNotice(platform, token)
  if (messages.length >= MOST_MESSAGES)
    throw fieldError('body', 'You cannot add more here. Please send another notice.')
  await platform.db.transaction().execute(async (tx) => {
    await insertMessage(tx, {
      notice_id: notice.id,
      is_by_staff: false,
      body,
      created_at: platform.clock.now(),
    })
    const isWaitedFor = notice.status === 'asked'
    await updateNotice(tx, notice.id, { isSeen: true, ...(isWaitedFor && { status: 'waiting' }) })
    await platform.cache.invalidate([TAKEDOWNS_TAG], tx)
  })
  return getSentNotice(platform, token)
}

export type { CounterRow, NoticeRow }
export { hasWaitingCounter, listNoticeLines, readNoticeLines }

/** An answer to a notice. @throws AppError notFound */
export async function getCounterNotice({ db }: Needs<'db'>, id: number): Promise<CounterRow> {
  const counter = await findCounterNotice(db, id)
  if (!counter) throw new AppError('notFound')
  return counter
}

/** What stands withdrawn: of a contribution that went with its title, the title. @throws AppError notFound */
export async function getWithdrawn(
  { db }: Needs<'db'>,
  { kind, id }: { kind: Withdrawable; id: number },
): Promise<WithdrawalRow> {
  const row = await findStandingWithdrawal(db, kind, id)
  if (!row) throw new AppError('notFound')
  return row
}

/** One by its number. @throws AppError notFound */
export async function getWithdrawal({ db }: Needs<'db'>, id: number): Promise<WithdrawalRow> {
  const [row] = await findWithdrawals(db, [id])
  if (!row) throw new AppError('notFound')
  return row
}

const KEPT_SECONDS = 600
const MONTHS = 24
const YEARS = 15

export interface Transparency {
  readonly months: readonly Figures[]
  readonly years: readonly Figures[]
}

/** What is counted for everybody: two years by month, and fifteen by year. */
export function getTransparency(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
): Promise<Transparency> {
  const now = platform.clock.now()
  const sinceMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1))
  const sinceYear = new Date(Date.UTC(now.getUTCFullYear() - YEARS + 1, 0, 1))
  return platform.cache.remember(
    'transparency:',
    { ttlSeconds: KEPT_SECONDS, tags: [TAKEDOWNS_TAG] },
    async () => ({
      months: await countByPeriod(platform.readDb, 'month', sinceMonth),
      years: await countByPeriod(platform.readDb, 'year', sinceYear),
    }),
  )
}
