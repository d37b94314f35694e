import {
  ACTIVITY_PER_PAGE,
  type ActivityQuery,
} from '@mediatheque/contract/community/activity/activity.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { getListsById, type ListRow } from '../lists/lists.service.ts'
import { type ActivityRow, type Doers, listActivityRows, type Mark } from './activity.repository.ts'

/** An act with what it is about. */
export interface Act {
  readonly row: ActivityRow
  readonly title: TitleCardRow | undefined
  readonly list: ListRow | undefined
}

export interface ActivityPage {
  readonly acts: readonly Act[]
  readonly next: string | null
}

interface Asked {
  readonly doers: Doers
  readonly actor: Actor
  readonly language: Language
}

type ToList = 'db' | 'readDb' | 'clock' | ToReadSettings

function markOf(before: string | undefined): Mark | undefined {
  if (before === undefined) return undefined
  const end = before.indexOf('~')
  return { moment: before.slice(0, end), key: before.slice(end + 1) }
}

/** What people did in public, last first. */
export async function listActivity(
  platform: Needs<ToList>,
  { doers, actor, language }: Asked,
  { before }: ActivityQuery,
): Promise<ActivityPage> {
  const rows = await listActivityRows(platform.readDb, {
    doers,
    before: markOf(before),
    limit: ACTIVITY_PER_PAGE + 1,
    reader: {
      actor,
      language,
      now: platform.clock.now(),
      hasComments: (await getSettings(platform)).enable_comments,
    },
  })
  const shown = rows.slice(0, ACTIVITY_PER_PAGE)
  const [titles, lists] = await Promise.all([
    listTitlesByIds(platform, idsOf(shown, 'title_id'), language),
    getListsById(platform, actor, idsOf(shown, 'list_id')),
  ])
  const titleOf = new Map(titles.map((title) => [title.id, title]))
  const listOf = new Map(lists.map((list) => [list.id, list]))
  const last = shown.at(-1)
  return {
    acts: shown.map((row) => ({
      row,
      title: titleOf.get(Number(row.title_id)),
      list: listOf.get(Number(row.list_id)),
    })),
    next: last && rows.length > shown.length ? `${last.moment}~${last.key}` : null,
  }
}

const idsOf = (rows: readonly ActivityRow[], column: 'title_id' | 'list_id'): number[] => [
  ...new Set(rows.flatMap((row) => (row[column] === null ? [] : [Number(row[column])]))),
]
