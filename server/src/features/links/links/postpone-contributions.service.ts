import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { MOST_POSTPONED_DAYS } from '@mediatheque/contract/links/postponements/postponements.constants.ts'
import type { postponeForm } from '@mediatheque/contract/links/postponements/postponements.schemas.ts'
import type { z } from 'zod'
import {
  assertAllSeen,
  lockAsSeen,
  OutdatedRecords,
} from '../../../platform/access/seen-versions.ts'
import { recordChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { endClaims } from './claims.service.ts'
import type { Contribution, ContributionKind } from './contribution-kind.ts'
import { QUEUES_TAG } from './links.service.ts'
import { insertPostponed } from './postponed.repository.ts'

export {
  deletePostponed,
  findPostponedRows,
  listPostponedRows,
  lockPostponed,
  type PostponedRow,
} from './postponed.repository.ts'

const DAY_MS = 86_400_000

interface Postponement {
  readonly kind: ContributionKind
  readonly rows: readonly Contribution[]
  readonly input: z.output<typeof postponeForm>
  readonly t: Translate
}

interface Postponed {
  readonly postponed: number
  readonly postponements: number[]
}

/**
 * Puts off deciding about contributions of one kind: all of them, or none when one of them no longer waits. Nobody but
 * staff is told; until then they are in no queue.
 * @throws 422 on `until`, `ids`, `take_over`; OutdatedRecords, also of what is put off already
 */
export async function postponeContributions(
  platform: Needs<'db' | 'clock' | 'events' | 'cache'>,
  actor: Actor,
  { kind, rows, input, t }: Postponement,
): Promise<Postponed> {
  const ids = rows.map(({ id }) => id)
  const now = platform.clock.now()
  const until = readUntil(input.until, now, t)
  assertAllSeen(ids, input.versions)
  const postponements = await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, kind.table, input.versions)
    const locked = await kind.lock(tx, ids)
    if (locked.length < ids.length || locked.some(({ status }) => status !== 'pending'))
      throw fieldError('ids', kind.waitsNoLonger)
    const { name, audited } = kind
    await endClaims(platform, tx, { kind: name, ids, actor, t, takesOver: input.take_over })
    const note = input.note || null
    const moderatorId = actor.user!.id
    const made = await insertPostponed(tx, { kind: name, ids, until, note, moderatorId }, now)
    const late = locked.filter(({ id }) => !made.some(({ item_id: itemId }) => itemId === id))
    // Somebody else did so since this one looked: nothing of the record itself is another.
    if (late.length > 0)
      throw new OutdatedRecords(
        kind.table,
        late.map(({ id, version }) => ({ id, version, seen: version })),
      )
    const states = await audited.readStates(tx, ids)
    const changes = states.map((state) => ({
      before: state,
      after: { ...state, values: { ...state.values, postponed_until: until } },
    }))
    await recordChanges(tx, audited, { action: 'postponed' }, changes)
    await platform.cache.invalidate([QUEUES_TAG], tx)
    return made.map(({ id }) => id)
  })
  return { postponed: ids.length, postponements }
}

function readUntil(asked: string, now: Date, t: Translate): Date {
  const until = new Date(asked)
  if (until <= now) throw fieldError('until', t('Please choose a day that is still to come.'))
  if (until.getTime() - now.getTime() > MOST_POSTPONED_DAYS * DAY_MS)
    throw fieldError('until', t('Please choose a day within a year.'))
  return until
}

interface Resumed {
  readonly kind: ContributionKind
  readonly items: readonly { readonly item_id: number; readonly until: Date }[]
}

/** Writes down that what was put off is back in its queue, before its time. */
export async function recordResumed(tx: Database, { kind, items }: Resumed): Promise<void> {
  const untilOf = new Map(items.map(({ item_id: id, until }) => [id, until]))
  const states = await kind.audited.readStates(tx, [...untilOf.keys()])
  const changes = states.map((state) => ({
    before: {
      ...state,
      values: { ...state.values, postponed_until: untilOf.get(Number(state.id)) },
    },
    after: state,
  }))
  await recordChanges(tx, kind.audited, { action: 'resumed' }, changes)
}
