import { type Language, nearestShipped } from '@mediatheque/contract/core/lines.ts'
import type { takedownList } from '@mediatheque/contract/links/takedowns/takedowns.list.ts'
import type {
  CounterNoticeView,
  NoticeItemView,
  NoticeRowView,
  NoticeView,
  SentNoticeView,
  TransparencyView,
} from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { tellReason } from '../../catalogue/withdrawals/withdrawals.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { CounterLine } from './counter-notices.repository.ts'
import type { NoticeLine } from './takedown-list.repository.ts'
import { type ItemRow, type PersonRow, referenceOf } from './takedowns.repository.ts'
import type { SentNotice, Transparency, WholeNotice } from './takedowns.service.ts'

interface Reader {
  readonly language: Language
  readonly settings: Settings['takedowns']
}

const momentOf = (at: Date | null | undefined) => at?.toISOString() ?? null

const presentItem = (
  item: ItemRow,
  { withdrawals }: SentNotice,
  { language, settings }: Reader,
) => ({
  address: item.address,
  kind: item.item_type,
  title: { id: item.title_id, name: item.title_name, year: item.title_year },
  decision: item.decision,
  reason: item.reason === null ? null : tellReason(item.reason, settings, language),
  decided_at: momentOf(item.decided_at),
  restored_at: momentOf(withdrawals.get(item.withdrawal_id ?? 0)?.restored_at),
})

export function presentSentNotice(sent: SentNotice, reader: Reader): SentNoticeView {
  const { notice, items, messages } = sent
  return {
    reference: referenceOf(notice),
    status: notice.status,
    created_at: notice.created_at.toISOString(),
    decided_at: momentOf(notice.decided_at),
    works: notice.works,
    items: items.map((item) => presentItem(item, sent, reader)),
    messages: messages.map(({ is_by_staff, body, created_at: at }) => ({
      is_by_staff,
      body,
      created_at: at.toISOString(),
    })),
  }
}

export const presentNoticeLine = (line: NoticeLine): NoticeRowView => ({
  ...line,
  reference: referenceOf(line),
  created_at: line.created_at.toISOString(),
  decided_at: momentOf(line.decided_at),
})

const STATUS_LINES = {
  waiting: 'Waiting for a decision',
  asked: 'Waiting for its sender',
  decided: 'Decided',
} as const

/** The columns of the list in a file. */
export const noticeCells = (t: Translate): CsvCells<typeof takedownList, NoticeLine> => ({
  reference: referenceOf,
  about: ({ about, items }) =>
    items > 1 ? t(':title and :count more', { title: about, count: items - 1 }) : about,
  name: ({ name, organisation }) => [name, organisation].filter(Boolean).join(', ') || null,
  status: ({ status }) => t(STATUS_LINES[status]),
  waiting: ({ waiting }) => waiting,
  counter_notices: ({ counter_notices: count }) => count,
  created_at: ({ created_at: at }) => at.toISOString(),
  decided_at: ({ decided_at: at }) => momentOf(at),
})

const presentPerson = ({
  name,
  organisation,
  on_behalf_of,
  email,
  postal_address,
  signature,
}: PersonRow) => ({ name, organisation, on_behalf_of, email, postal_address, signature })

const presentCounter = (line: CounterLine): CounterNoticeView => ({
  id: line.id,
  version: line.version,
  status: line.status,
  statement: line.statement,
  username: line.username,
  person: line.person && presentPerson(line.person),
  created_at: line.created_at.toISOString(),
  answerable_until: line.answerable_until.toISOString(),
  decided_at: momentOf(line.decided_at),
  reason: line.reason,
})

function presentWholeItem(item: ItemRow, whole: WholeNotice, reader: Reader): NoticeItemView {
  const withdrawal = whole.withdrawals.get(item.withdrawal_id ?? 0)
  const isContribution = item.item_type !== 'title'
  return {
    ...presentItem(item, whole, reader),
    id: item.id,
    item_id: item.item_id,
    name: isContribution
      ? (whole.names.get(`${item.item_type} ${item.item_id}`) ?? withdrawal?.name ?? null)
      : null,
    poster: whole.posters.get(item.title_id) ?? null,
    withdrawal: withdrawal
      ? {
          id: withdrawal.id,
          opened_at: momentOf(withdrawal.opened_at),
          restore_reason: withdrawal.restore_reason,
        }
      : null,
    counter_notices: whole.counters
      .filter(({ withdrawal_id: id }) => id === item.withdrawal_id)
      .map(presentCounter),
  }
}

export function presentNotice(whole: WholeNotice, reader: Reader): NoticeView {
  const { notice, person, messages, others } = whole
  return {
    id: notice.id,
    version: notice.version,
    reference: referenceOf(notice),
    status: notice.status,
    language: notice.language,
    works: notice.works,
    rights: notice.rights,
    created_at: notice.created_at.toISOString(),
    decided_at: momentOf(notice.decided_at),
    person: person ? presentPerson(person) : null,
    items: whole.items.map((item) => presentWholeItem(item, whole, reader)),
    messages: messages.map(({ is_by_staff, body, username, created_at: at }) => ({
      is_by_staff,
      body,
      username,
      created_at: at.toISOString(),
    })),
    others: others.map((other) => ({
      id: other.id,
      reference: referenceOf(other),
      status: other.status,
      created_at: other.created_at.toISOString(),
    })),
    reasons: reader.settings.withdrawal_reasons.map(
      (reason) => reason[nearestShipped(reader.language)],
    ),
  }
}

export const presentTransparency = ({ months, years }: Transparency): TransparencyView => ({
  months: months.map(({ period, ...figures }) => ({ month: period, ...figures })),
  years: years.map(({ period, ...figures }) => ({ year: Number(period), ...figures })),
})
