import {
  type CalendarQuery,
  MOST_IN_MONTH,
} from '@mediatheque/contract/catalogue/calendar/calendar.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listTitlesByIds, type TitleCardRow, TITLES_TAG } from '../titles/titles.service.ts'
import { type CalendarRow, listCalendarRows, type Span } from './calendar.repository.ts'

const KEPT_SECONDS = 300

export interface CalendarDays {
  readonly entries: readonly { readonly row: CalendarRow; readonly title: TitleCardRow }[]
  readonly hasMore: boolean
}

export interface CalendarMonth extends CalendarDays {
  readonly month: string
}

/** @param month `2026-11` */
export function spanOfMonth(month: string): Span {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: `${month}-01`, to: `${next}-01` }
}

interface Asked extends Span, Pick<CalendarQuery, 'type'> {
  readonly userId: number | undefined
  readonly isMine: boolean
  readonly language: Language
}

/** What comes out on some days, with the cards of the titles. */
export async function listDays(platform: Needs<'readDb'>, asked: Asked): Promise<CalendarDays> {
  const rows = await listCalendarRows(platform.readDb, {
    ...asked,
    type: asked.type,
    limit: MOST_IN_MONTH + 1,
  })
  const shown = rows.slice(0, MOST_IN_MONTH)
  const ids = [...new Set(shown.map(({ title_id }) => title_id))]
  const titles = new Map(
    (await listTitlesByIds(platform, ids, asked.language)).map((title) => [title.id, title]),
  )
  return {
    entries: shown.flatMap((row) => {
      const title = titles.get(row.title_id)
      return title ? [{ row, title }] : []
    }),
    hasMore: rows.length > shown.length,
  }
}

/** A month as the reader asked for it; what all guests see alike is kept a while. */
export async function getCalendar(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
  actor: Actor,
  query: CalendarQuery,
  language: Language,
): Promise<CalendarMonth> {
  const month = query.month ?? platform.clock.now().toISOString().slice(0, 7)
  const { type } = query
  const asked = { ...spanOfMonth(month), type, language, isMine: query.mine === '1' }
  if (actor.user)
    return { month, ...(await listDays(platform, { ...asked, userId: actor.user.id })) }
  const days = await platform.cache.remember(
    `calendar:${month}:${type ?? ''}:${query.mine ?? ''}:${language}`,
    { ttlSeconds: KEPT_SECONDS, tags: [TITLES_TAG] },
    () => listDays(platform, { ...asked, userId: undefined }),
  )
  return { month, ...days }
}
