import {
  DESK_ITEMS,
  type DeskKind,
  type DeskOrder,
} from '@mediatheque/contract/community/desk/desk-kinds.ts'
import type { DeskItem, DeskQuery } from '@mediatheque/contract/community/desk/desk.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { isStaffWith, type Permission } from '@mediatheque/contract/core/permissions.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { presentReportedComment } from '../comments/reported-comments.presenter.ts'
import { listReportedComments } from '../comments/reported-comments.service.ts'
import { presentReportedList } from '../lists/reported-lists.presenter.ts'
import { listReportedLists } from '../lists/reported-lists.service.ts'
import { presentReportedReview } from '../reviews/reported-reviews.presenter.ts'
import { listReportedReviews } from '../reviews/reported-reviews.service.ts'

interface Reader {
  readonly actor: LoggedInActor
  readonly language: Language
  readonly t: TranslateLine
}

/** What waits, and how much of each kind. */
export interface Desk {
  readonly items: DeskItem[]
  readonly counts: Record<DeskKind, number | null>
}

/** Who decides about each kind. */
const DECIDED_WITH = {
  comment: 'comments.delete',
  review: 'reviews.delete',
  list: 'lists.delete',
} as const satisfies Record<DeskKind, Permission>

/** The first of a kind that wait, and how many there are. */
interface Waiting {
  readonly items: DeskItem[]
  readonly count: number | null
}

type Read = (platform: Needs<'db' | 'clock'>, reader: Reader, order: DeskOrder) => Promise<Waiting>

/** Each along the index of its own list. */
const callOf = (order: DeskOrder) =>
  ({
    page: 1,
    perPage: DESK_ITEMS,
    paginate: 'lengthAware',
    orderBy: order === 'reports' ? 'reports' : 'reported_at',
    orderDir: 'desc',
  }) as const

const waiting = <Row>({ data, total }: RowPage<Row>, present: (row: Row) => DeskItem): Waiting => ({
  items: data.map(present),
  count: total ?? data.length,
})

const READERS: Readonly<Record<DeskKind, Read>> = {
  comment: async (platform, reader, order) =>
    waiting(await listReportedComments(platform, reader, callOf(order)), (row) => ({
      kind: 'comment',
      ...presentReportedComment(row, reader.t),
    })),
  review: async (platform, reader, order) =>
    waiting(await listReportedReviews(platform, reader, callOf(order)), (row) => ({
      kind: 'review',
      ...presentReportedReview(row),
    })),
  list: async (platform, reader, order) =>
    waiting(await listReportedLists(platform, reader.actor, callOf(order)), (row) => ({
      kind: 'list',
      ...presentReportedList(row, reader.language),
    })),
}

const NOTHING: Waiting = { items: [], count: null }

/** What the caller may decide about, of all kinds together: so many of the first, and how many there are of each. */
export async function readDesk(
  platform: Needs<'db' | 'clock'>,
  reader: Reader,
  { kind: wanted, order }: DeskQuery,
): Promise<Desk> {
  const read = (kind: DeskKind) =>
    isStaffWith(reader.actor, DECIDED_WITH[kind])
      ? READERS[kind](platform, reader, order)
      : Promise.resolve(NOTHING)
  const [comment, review, list] = await Promise.all([read('comment'), read('review'), read('list')])
  const all = [comment, review, list].flatMap(({ items }) => items)
  const shown = wanted ? all.filter(({ kind }) => kind === wanted) : all
  return {
    items: shown.toSorted(inOrder(order)).slice(0, DESK_ITEMS),
    counts: { comment: comment.count, review: review.count, list: list.count },
  }
}

const inOrder =
  (order: DeskOrder) =>
  (one: DeskItem, other: DeskItem): number =>
    (order === 'reports' ? other.reports_count - one.reports_count : 0) ||
    other.reported_at.localeCompare(one.reported_at)
