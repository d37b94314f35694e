import type { EpisodesForm } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { MOST_EPISODES } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { recordCreated, recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { getTitleSheet } from '../change-title.service.ts'
import { usePictures } from '../use-pictures.ts'
import { editTitle } from './edit-title.ts'
import {
  deleteEpisodeRows,
  type EpisodeOfSheet,
  findPartPlace as findPart,
  findSeasonOfSheet,
  insertEpisodeRows,
  listEpisodesOfSheet,
  updateEpisodes,
} from './episodes-sheet.repository.ts'
import { auditedEpisodes } from './title-parts.history.ts'

export interface EpisodesSheetRow {
  readonly id: number
  readonly version: number
  readonly season: { readonly number: number; readonly name: string | null }
  readonly episodes: readonly EpisodeOfSheet[]
  readonly is_locked: boolean
}

/** @throws AppError notFound */
export async function getEpisodesSheet(
  platform: Needs<'db'>,
  id: number,
  number: number,
): Promise<EpisodesSheetRow> {
  const { version, locks } = await getTitleSheet(platform, id)
  const season = await findSeasonOfSheet(platform.db, id, number)
  if (!season) throw new AppError('notFound')
  const episodes = await listEpisodesOfSheet(platform.db, season.id)
  return { id, version, season, episodes, is_locked: locks.includes('seasons') }
}

/** @throws AppError notFound */
export async function findPartPlace(db: Database, table: 'episodes' | 'seasons', id: number) {
  const place = await findPart(db, table, id)
  if (!place) throw new AppError('notFound')
  return place
}

type Row = EpisodesForm['episodes'][number]

/**
 * Changes, adds and removes episodes of a season, all or none.
 * @throws AppError notFound; validation by field (`episodes.3.number`); OutdatedRecords
 */
export async function changeEpisodes(
  platform: Needs<'db' | 'cache'>,
  title: { readonly id: number; readonly season: number },
  { version, episodes, removed }: EpisodesForm,
): Promise<void> {
  await editTitle(platform, { id: title.id, version }, async (tx) => {
    const season = await findSeasonOfSheet(tx, title.id, title.season)
    if (!season) throw new AppError('notFound')
    const known = await listEpisodesOfSheet(tx, season.id)
    assertFits(known, episodes, removed)
    await usePictures(
      tx,
      Object.fromEntries(
        episodes.map(({ picture }, index) => [`episodes.${index}.picture`, picture]),
      ),
    )
    const changed = episodes.filter(isKnown)
    await recordingChanges(tx, auditedEpisodes, { ids: removed, action: 'deleted' }, () =>
      deleteEpisodeRows(tx, season.id, removed),
    )
    const updated = changed.map(({ id }) => id)
    await recordingChanges(tx, auditedEpisodes, { ids: updated, action: 'updated' }, () =>
      updateEpisodes(tx, season.id, changed),
    )
    await addEpisodes(tx, season.id, episodes)
    return episodes.length + removed.length > 0 ? ['seasons'] : []
  })
}

const isKnown = (row: Row): row is Row & { readonly id: number } => row.id !== undefined

async function addEpisodes(tx: Database, seasonId: number, rows: readonly Row[]): Promise<void> {
  const added = rows.filter((row) => !isKnown(row))
  if (added.length === 0) return
  const ids = await insertEpisodeRows(tx, seasonId, added as never)
  await recordCreated(tx, auditedEpisodes, ids)
}

/** Every row is of this season or has what a new one needs, and no number is there twice afterwards. */
function assertFits(
  known: readonly EpisodeOfSheet[],
  rows: readonly Row[],
  removed: readonly number[],
): void {
  const byId = new Map(known.map((episode) => [episode.id, episode]))
  if (removed.some((id) => !byId.has(id))) throw new AppError('notFound')
  const said = new Set(rows.filter(isKnown).map(({ id }) => id))
  const gone = new Set(removed)
  const taken = new Set(
    known.filter(({ id }) => !said.has(id) && !gone.has(id)).map(({ number }) => number),
  )
  if (taken.size + rows.length > MOST_EPISODES)
    throw fieldError('episodes', 'A season can have 2,000 episodes at most.')
  for (const [index, row] of rows.entries()) {
    const at = (field: string) => `episodes.${index}.${field}`
    const before = row.id === undefined ? undefined : byId.get(row.id)
    if (row.id !== undefined && (!before || gone.has(row.id)))
      throw fieldError(at('name'), 'This episode is no longer there.')
    if (!before && row.name === undefined)
      throw fieldError(at('name'), 'Please enter what it is called.')
    const number = row.number ?? before?.number
    if (number === undefined) throw fieldError(at('number'), 'Please enter a number.')
    if (taken.has(number))
      throw fieldError(at('number'), 'There is an episode with this number already.')
    taken.add(number)
  }
}
