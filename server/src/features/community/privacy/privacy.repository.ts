import {
  PROFILE_PARTS,
  type PrivacyView,
  type ProfilePart,
} from '@mediatheque/contract/community/privacy/privacy.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** What holds for who never chose. */
const OPEN: PrivacyView = {
  lists: 'everyone',
  ratings: 'everyone',
  reviews: 'everyone',
  comments: 'everyone',
  follows: 'everyone',
  activity: 'everyone',
}

export async function findPrivacy(db: Database, userId: number): Promise<PrivacyView> {
  const row = await db
    .selectFrom('profile_privacy')
    .select([...PROFILE_PARTS])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row as PrivacyView | undefined) ?? OPEN
}

/** What was chosen, if ever. */
export async function listExportedPrivacy(db: Database, userId: number): Promise<PrivacyView[]> {
  const rows = await db
    .selectFrom('profile_privacy')
    .select([...PROFILE_PARTS])
    .where('user_id', '=', userId)
    .execute()
  return rows as PrivacyView[]
}

export async function upsertPrivacy(
  db: Database,
  userId: number,
  chosen: Partial<PrivacyView>,
): Promise<void> {
  await db
    .insertInto('profile_privacy')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        user_id: eb.ref('excluded.user_id'),
        ...chosen,
      })),
    )
    .execute()
}

/** Whether a reader may see this part of the profile of the account that a column names, as a part of a query. */
export function openPart(part: ProfilePart, column: string, actor: Actor): RawBuilder<boolean> {
  const closed = actor.user ? sql`('self')` : sql`('self', 'members')`
  return sql`(${sql.ref(column)} = ${actor.user?.id ?? 0} or not exists (
    select from profile_privacy pp where pp.user_id = ${sql.ref(column)} and ${sql.ref(`pp.${part}`)} in ${closed}))`
}
