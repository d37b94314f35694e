import type { TitleField } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { recordCreated, recordingChanges } from '../../../../platform/audit/record-changes.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { getTitleSheet } from '../change-title.service.ts'
import { insertEpisodes } from '../episodes.repository.ts'
import { usePictures } from '../use-pictures.ts'
import { editTitle } from './edit-title.ts'
import {
  deleteSeasonRow,
  findSeasonId,
  insertSeasonRow,
  listSeasonsOfSheet,
  type SeasonOfSheet,
  type SeasonValues,
  writeSeasonValues,
} from './seasons-sheet.repository.ts'
import { auditedSeasons } from './title-parts.history.ts'

export interface SeasonsSheetRow {
  readonly id: number
  readonly version: number
  readonly seasons: readonly SeasonOfSheet[]
  readonly is_locked: boolean
}

type Seen = { readonly id: number; readonly version: number }
const SEASONS: TitleField = 'seasons'

/** @throws AppError notFound */
export async function getSeasonsSheet(platform: Needs<'db'>, id: number): Promise<SeasonsSheetRow> {
  const { version, locks } = await getTitleSheet(platform, id)
  const seasons = await listSeasonsOfSheet(platform.db, id)
  return { id, version, seasons, is_locked: locks.includes(SEASONS) }
}

interface NewSeason extends Partial<SeasonValues> {
  readonly number: number
  /** So many, called by their numbers. */
  readonly episodes: number
}

/** @throws AppError notFound; validation on `number` where there is one; OutdatedRecords */
export async function addSeason(
  platform: Needs<'db' | 'cache'>,
  title: Seen,
  { number, episodes, ...values }: NewSeason,
): Promise<void> {
  await editTitle(platform, title, async (tx) => {
    const id = await insertSeasonRow(tx, title.id, number)
    if (!id) throw fieldError('number', 'There is a season with this number already.')
    await usePictures(tx, { poster: values.poster })
    await writeSeasonValues(tx, id, values)
    await insertEpisodes(tx, {
      titleId: title.id,
      season: number,
      episodes: Array.from({ length: episodes }, (_, index) => index + 1),
    })
    await recordCreated(tx, auditedSeasons, [id])
    return [SEASONS]
  })
}

/** @throws AppError notFound; OutdatedRecords */
export async function changeSeason(
  platform: Needs<'db' | 'cache'>,
  title: Seen,
  number: number,
  values: Partial<SeasonValues>,
): Promise<void> {
  await editTitle(platform, title, async (tx) => {
    const id = await findSeasonId(tx, title.id, number)
    if (!id) throw new AppError('notFound')
    await usePictures(tx, { poster: values.poster })
    await recordingChanges(tx, auditedSeasons, { ids: [id], action: 'updated' }, () =>
      writeSeasonValues(tx, id, values),
    )
    return [SEASONS]
  })
}

/** With its episodes, and what belongs to them. @throws AppError notFound; OutdatedRecords */
export async function removeSeason(
  platform: Needs<'db' | 'cache'>,
  title: Seen,
  number: number,
): Promise<void> {
  await editTitle(platform, title, async (tx) => {
    const id = await findSeasonId(tx, title.id, number)
    if (!id) throw new AppError('notFound')
    await recordingChanges(tx, auditedSeasons, { ids: [id], action: 'deleted' }, () =>
      deleteSeasonRow(tx, id),
    )
    return [SEASONS]
  })
}
