import type { DeletedPlays } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  deleteAllPlays,
  deletePlays,
  isPrivate,
  lockProgress,
  lockWatched,
  markParts,
  type Parts,
  unmarkParts,
  writeDismissed,
  writePrivate,
} from './own-plays.repository.ts'

export type { Parts }

/** Plays of others are none that can be named here. @returns how many went */
export function forgetPlays(
  { db }: Needs<'db'>,
  userId: number,
  { ids }: DeletedPlays,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockWatched(tx, userId)
    await lockProgress(tx, userId)
    return ids ? deletePlays(tx, userId, ids) : deleteAllPlays(tx, userId)
  })
}

export const isViewingPrivately = ({ db }: Needs<'db'>, userId: number) => isPrivate(db, userId)

export const setViewingPrivately = (
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  isOn: boolean,
) => writePrivate(db, userId, { isOn, now: clock.now() })

/** @returns whether there is something of that name */
export function setWatched(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  { isWatched, ...parts }: Parts & { readonly isWatched: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockWatched(tx, userId)
    if (isWatched) return (await markParts(tx, userId, parts, clock.now())) > 0
    await unmarkParts(tx, userId, parts)
    return true
  })
}

/** Until something of the title is watched again. */
export const setDismissed = (
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  { titleId, isDismissed }: { readonly titleId: number; readonly isDismissed: boolean },
) => writeDismissed(db, userId, { titleId, isDismissed, now: clock.now() })
