import type { AnswerUse } from '@mediatheque/contract/community/staff-answers/answer-uses.ts'
import type { ToldReason } from '@mediatheque/contract/community/staff-answers/reasons.schemas.ts'
import type { staffAnswerList } from '@mediatheque/contract/community/staff-answers/staff-answers.list.ts'
import type { StaffAnswerForm } from '@mediatheque/contract/community/staff-answers/staff-answers.schemas.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { auditedStaffAnswers } from './staff-answers.history.ts'
import {
  deleteAnswers,
  findAnswerRows,
  insertAnswer,
  isNameTaken,
  listAnswerRows,
  listOfferedRows,
  listReadersLanguages,
  readAnswerRows,
  type StaffAnswerRow,
  updateAnswer,
} from './staff-answers.repository.ts'

export type { StaffAnswerRow } from './staff-answers.repository.ts'

type Call = ListCall<typeof staffAnswerList>

export const listAnswers = ({ db }: Needs<'db'>, call: Call): Promise<RowPage<StaffAnswerRow>> =>
  listAnswerRows(db, call)

export const readAnswers = ({ db }: Needs<'db'>, call: Call) => readAnswerRows(db, call)

export const findAnswers = ({ db }: Needs<'db'>, ids: readonly number[]) => findAnswerRows(db, ids)

export const listOffered = ({ db }: Needs<'db'>, use: AnswerUse) => listOfferedRows(db, use)

/** @throws AppError notFound */
export async function getAnswer({ db }: Needs<'db'>, id: number): Promise<StaffAnswerRow> {
  const [row] = await findAnswerRows(db, [id])
  if (!row) throw new AppError('notFound')
  return row
}

const TAKEN = 'There is one of this name already.'

/** @throws AppError validation on `name` where there is one */
export function createAnswer({ db }: Needs<'db'>, form: StaffAnswerForm): Promise<StaffAnswerRow> {
  return db.transaction().execute(async (tx) => {
    const id = await insertAnswer(tx, form)
    if (!id) throw fieldError('name', TAKEN)
    await recordCreated(tx, auditedStaffAnswers, [id])
    return getAnswer({ db: tx }, id)
  })
}

/** @throws AppError notFound, validation on `name` where another has it; OutdatedRecords */
export function changeAnswer(
  { db }: Needs<'db'>,
  { id, version, ...form }: StaffAnswerForm & { readonly id: number; readonly version: number },
): Promise<StaffAnswerRow> {
  return db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'staff_answers', { [id]: version })
    if (await isNameTaken(tx, { id, name: form.name })) throw fieldError('name', TAKEN)
    await recordingChanges(tx, auditedStaffAnswers, { ids: [id], action: 'updated' }, () =>
      updateAnswer(tx, id, form),
    )
    return getAnswer({ db: tx }, id)
  })
}

/** @throws AppError notFound; OutdatedRecords */
export function removeAnswers(
  { db }: Needs<'db'>,
  rows: readonly StaffAnswerRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = rows.map(({ id }) => id)
  assertAllSeen(ids, seen)
  return db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'staff_answers', seen)
    return recordingChanges(tx, auditedStaffAnswers, { ids, action: 'deleted' }, () =>
      deleteAnswers(tx, ids),
    )
  })
}

/** What members are told, each in the own language where it is a canned answer as it stands. */
export interface WrittenReason {
  readonly words: string
  /** Of members that {@link writeReason} was asked for. */
  inLanguageOf(userId: number): string
}

/** @returns undefined where nothing is to be said */
export async function writeReason(
  tx: Database,
  { reason, answer_id }: ToldReason,
  userIds: readonly number[],
): Promise<WrittenReason | undefined> {
  if (!reason) return undefined
  const [answer] = answer_id ? await findAnswerRows(tx, [answer_id]) : []
  // Who changed the words means these.
  if (!answer || ![answer.body, answer.body_fr].includes(reason))
    return { words: reason, inLanguageOf: () => reason }
  const languages = await listReadersLanguages(tx, userIds)
  return {
    words: reason,
    inLanguageOf: (userId) => {
      const language = languages.get(userId)
      if (!language) return reason
      return (language === 'fr' && answer.body_fr) || answer.body
    },
  }
}
