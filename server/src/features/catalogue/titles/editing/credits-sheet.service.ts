import { isDeepStrictEqual } from 'node:util'
import type {
  CreditsForm,
  CreditsQuery,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { getTitleSheet } from '../change-title.service.ts'
import {
  type CreditOfSheet,
  type CreditPlace,
  findPeopleIds,
  findPlaceIds,
  listCredits,
  writeCreditsSheet,
  type WrittenCredit,
} from './credits-sheet.repository.ts'
import { editTitle } from './edit-title.ts'

export interface CreditsSheetRow {
  readonly id: number
  readonly version: number
  readonly credits: readonly CreditOfSheet[]
  readonly is_locked: boolean
}

/** @throws AppError notFound */
export async function getCreditsSheet(
  platform: Needs<'db'>,
  id: number,
  asked: CreditsQuery,
): Promise<CreditsSheetRow> {
  const { version, locks } = await getTitleSheet(platform, id)
  const place = await findPlace(platform.db, id, asked)
  const credits = await listCredits(platform.db, place)
  return { id, version, credits, is_locked: locks.includes('people') }
}

/**
 * Says who is in the cast or crew, in their order.
 * @throws AppError notFound; validation on `credits`; OutdatedRecords
 */
export async function changeCredits(
  platform: Needs<'db' | 'cache'>,
  id: number,
  { version, credits, ...asked }: CreditsForm,
): Promise<void> {
  assertNoTwins(credits)
  await editTitle(platform, { id, version }, async (tx) => {
    const place = await findPlace(tx, id, asked)
    const people = await findPeopleIds(
      tx,
      credits.map(({ person_id }) => person_id),
    )
    const missing = credits.findIndex(({ person_id }) => !people.has(person_id))
    if (missing !== -1)
      throw fieldError(`credits.${missing}.person_id`, 'This person is no longer there.')
    const before = (await listCredits(tx, place)).map(written)
    if (isDeepStrictEqual(before, credits.map(keyed))) return []
    await writeCreditsSheet(tx, place, credits)
    return ['people']
  })
}

const keyed = ({ id, person_id, department, job, character }: WrittenCredit) => ({
  id,
  person_id,
  department,
  job,
  character,
})
const written = ({ person, ...credit }: CreditOfSheet) => keyed({ ...credit, person_id: person.id })

/** The same person can be there twice for different work. */
function assertNoTwins(credits: readonly WrittenCredit[]): void {
  const seen = new Set<string>()
  for (const [index, { person_id, department, job, character }] of credits.entries()) {
    const key = JSON.stringify([person_id, department, job ?? '', character ?? ''])
    if (seen.has(key))
      throw fieldError(`credits.${index}.person_id`, 'This person is named twice for the same.')
    seen.add(key)
  }
}

/** @throws AppError notFound where there is no such season or episode */
export async function findPlace(
  db: Database,
  titleId: number,
  { season, episode, group }: CreditsQuery,
): Promise<CreditPlace> {
  if (season === undefined) return { titleId, seasonId: null, episodeId: null, group }
  const ids = await findPlaceIds(db, { id: titleId, season, episode })
  if (!ids || (episode !== undefined && ids.episode_id === null)) throw new AppError('notFound')
  return {
    titleId,
    // Imports name the season of an episode's people only by the episode.
    seasonId: episode === undefined ? ids.season_id : null,
    episodeId: ids.episode_id,
    group,
  }
}
