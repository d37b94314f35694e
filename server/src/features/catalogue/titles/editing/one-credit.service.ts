import {
  type CreditForm,
  MOST_CREDITS,
  type NewCreditForm,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { CAST_DEPARTMENT } from '@mediatheque/contract/catalogue/people/departments.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import {
  type CreditEntryRow,
  deleteCredit,
  findCreditEntry,
  findPeopleIds,
  insertCredit,
  listCredits,
  updateCredit,
} from './credits-sheet.repository.ts'
import { findPlace } from './credits-sheet.service.ts'
import { editTitle } from './edit-title.ts'

export type { CreditEntryRow }

type Editing = Needs<'db' | 'cache'>

/** @throws AppError notFound */
export async function getCredit(
  { db }: Needs<'db'>,
  titleId: number,
  creditId: number,
): Promise<CreditEntryRow> {
  const credit = await findCreditEntry(db, titleId, creditId)
  if (!credit) throw new AppError('notFound')
  return credit
}

/** Says that somebody made a title, a season or an episode. @throws AppError notFound; validation by field */
export async function addCredit(
  platform: Editing,
  titleId: number,
  { season, episode, ...credit }: NewCreditForm,
): Promise<CreditEntryRow> {
  let creditId: number | undefined
  await editTitle(platform, { id: titleId }, async (tx) => {
    const group = credit.department === CAST_DEPARTMENT ? 'cast' : 'crew'
    const place = await findPlace(tx, titleId, { season, episode, group })
    if ((await findPeopleIds(tx, [credit.person_id])).size === 0)
      throw fieldError('person_id', 'This person is no longer there.')
    if ((await listCredits(tx, place)).length >= MOST_CREDITS)
      throw fieldError('person_id', 'At most 1,000 people can be named here.')
    creditId = await insertCredit(tx, place, credit)
    if (creditId === undefined)
      throw fieldError('department', 'This person is named twice for the same.')
    return ['people']
  })
  return getCredit(platform, titleId, creditId!)
}

interface SeenCredit {
  readonly titleId: number
  readonly creditId: number
  /** Of the title. */
  readonly version: number
}

/** @throws AppError notFound; validation on `department`; OutdatedRecords */
export async function changeCredit(
  platform: Editing,
  { titleId, creditId, version }: SeenCredit,
  { department, job, character }: Omit<CreditForm, 'version'>,
): Promise<CreditEntryRow> {
  await editTitle(platform, { id: titleId, version }, async (tx) => {
    const before = await getCredit({ db: tx }, titleId, creditId)
    if (before.department === department && before.job === job && before.character === character)
      return []
    if (!(await updateCredit(tx, creditId, { department, job, character })))
      throw fieldError('department', 'This person is named twice for the same.')
    return ['people']
  })
  return getCredit(platform, titleId, creditId)
}

/** @throws AppError notFound; OutdatedRecords */
export async function removeCredit(
  platform: Editing,
  { titleId, creditId, version }: SeenCredit,
): Promise<void> {
  await editTitle(platform, { id: titleId, version }, async (tx) => {
    await getCredit({ db: tx }, titleId, creditId)
    await deleteCredit(tx, creditId)
    return ['people']
  })
}
