import { createHash } from 'node:crypto'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type {
  AddedRowView,
  addBatchForm,
  BatchRowError,
} from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { withEpisode } from '@mediatheque/contract/links/batches/row-episodes.ts'
import { PENDING_LINKS_QUOTA } from '@mediatheque/contract/links/links/links.quotas.ts'
import type { z } from 'zod'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { contribute } from '../releases/contribute.service.ts'
import { findSentRows, insertSentRow, type SentRow } from './batches.repository.ts'

type Row = z.output<typeof addBatchForm>['rows'][number]
type Adder = Needs<'clock' | ToReachFiles>
interface Asker {
  readonly actor: LoggedInActor
  readonly t: Translate
}

/**
 * Adds each row by itself, as the editor of one would: whole, or not at all and with its errors. What was added under the
 * same key by an earlier call, or by another at this moment, is not added again.
 */
export async function addBatch(
  platform: Adder,
  { actor, t }: Asker,
  rows: readonly Row[],
): Promise<AddedRowView[]> {
  const keys = rows.map(({ key }) => key)
  const sent = await findSentRows(platform.db, actor.user.id, keys)
  await countNothing(platform, actor)
  const added: AddedRowView[] = []
  // One after the other: files are read whole, and rows wait for the same lock.
  for (const row of rows) added.push(await addRow(platform, { actor, t }, row, sent.get(row.key)))
  return added
}

/** Rows count for themselves, and a call whose rows are all refused counts none. */
const countNothing = ({ db }: Needs<'db'>, { user }: LoggedInActor) =>
  db
    .transaction()
    .execute((tx) =>
      withinQuota(
        tx,
        PENDING_LINKS_QUOTA,
        { ownerId: user.id, adding: 0, count: async () => 0 },
        async () => undefined,
      ),
    )

async function addRow(
  platform: Adder,
  { actor, t }: Asker,
  row: Row,
  before: SentRow | undefined,
): Promise<AddedRowView> {
  const { key, ...form } = row
  const digest = digestOf(form)
  const base = { key, typefile: form.typefile, warnings: [] }
  if (before) return answerAgain(base, before, digest, t)
  const several = refuseSeveralEpisodes(form, t)
  if (several) return refused(base, [several])
  try {
    const { ids, warnings } = await contribute(platform, actor, {
      input: formOf(form),
      t,
      alongside: (tx, made) =>
        insertSentRow(tx, {
          key,
          digest,
          ids: made.ids,
          userId: actor.user.id,
          at: platform.clock.now(),
        }),
    })
    return { ...base, state: 'added', was_there: false, ids, errors: [], warnings }
  } catch (error) {
    const meanwhile = (await findSentRows(platform.db, actor.user.id, [key])).get(key)
    if (meanwhile) return answerAgain(base, meanwhile, digest, t)
    if (error instanceof AppError) return refused(base, errorsOf(error, t))
    throw error
  }
}

type Base = Pick<AddedRowView, 'key' | 'typefile' | 'warnings'>

const refused = (base: Base, errors: BatchRowError[]): AddedRowView => ({
  ...base,
  state: 'refused',
  was_there: false,
  ids: [],
  errors,
})

const answerAgain = (base: Base, before: SentRow, digest: string, t: Translate): AddedRowView =>
  before.digest === digest
    ? { ...base, state: 'added', was_there: true, ids: [...before.ids], errors: [] }
    : refused(base, [
        { field: 'key', message: t('Something else was added under this key before.') },
      ])

const digestOf = (form: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')

/** By field; what is not about one, a limit or a right, is about the whole row. */
const errorsOf = (error: AppError, t: Translate): BatchRowError[] =>
  error.fields
    ? Object.entries(error.fields).flatMap(([field, messages]) =>
        messages.map((message) => ({ field, message: t(message) })),
      )
    : [{ field: '', message: t(error.message) }]

type Form = Omit<Row, 'key'>

/** A direct link names its episode in its lines. */
function formOf(form: Form): Form {
  const { typefile, lien, episodes, full_saison: isFullSeason } = form
  if (typefile !== 'DDL' || lien === undefined || episodes === undefined) return form
  const [episode = null] = episodes
  return { ...form, lien: withEpisode(lien, isFullSeason ? null : episode), start_epi: null }
}

function refuseSeveralEpisodes(form: Form, t: Translate): BatchRowError | null {
  if (form.typefile !== 'DDL' || (form.episodes?.length ?? 0) <= 1) return null
  return { field: 'episodes', message: t('A direct link holds one episode, or a whole season.') }
}
