import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { setDismissed } from '../plays/own-plays.service.ts'
import { listTitlesByIds, type TitleCardRow } from '../titles/titles.service.ts'
import { type ContinuedRow, listContinuedRows } from './continue.repository.ts'

export interface ContinuedTitle {
  readonly row: ContinuedRow
  readonly title: TitleCardRow
}

/** Two queries, however much there is to go on with. */
export async function listContinued(
  platform: Needs<'db' | 'readDb'>,
  { user }: LoggedInActor,
  { language, titleId }: { language: Language; titleId: number | undefined },
): Promise<ContinuedTitle[]> {
  const rows = await listContinuedRows(platform.db, { userId: user.id, titleId }, language)
  const titles = await listTitlesByIds(
    platform,
    rows.map((row) => row.title_id),
    language,
  )
  const titleOf = new Map(titles.map((title) => [title.id, title]))
  return rows.flatMap((row) => {
    const title = titleOf.get(row.title_id)
    return title ? [{ row, title }] : []
  })
}

/** @throws AppError notFound where there is no such title */
export async function dismiss(
  platform: Needs<'db' | 'readDb' | 'clock'>,
  { user }: LoggedInActor,
  { titleId, isDismissed, language }: { titleId: number; isDismissed: boolean; language: Language },
): Promise<void> {
  const [title] = await listTitlesByIds(platform, [titleId], language)
  if (!title) throw new AppError('notFound')
  await setDismissed(platform, user.id, { titleId, isDismissed })
}
