import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Needs } from '../../../platform/platform.ts'
import { assertStillIn } from '../sessions/sessions.service.ts'
import { refuseTaken } from '../users/create-account.service.ts'
import { saveChosenUsername } from '../users/change-accounts.service.ts'
import { holdAccount } from '../users/login-accounts.service.ts'
import { getUser, type UserWithGrants } from '../users/users.service.ts'

/**
 * Another username, once, for who proved the address of an account that somebody else may have opened. Whoever that was
 * may have a call under way: theirs has no session any more by the time there is a choice.
 * @throws AppError forbidden without such a choice, validation on `username`
 */
export async function chooseUsername(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  username: string,
): Promise<UserWithGrants> {
  const userId = actor.user!.id
  await platform.db
    .transaction()
    .execute(async (tx) => {
      // The account before its session, as a reset does: so the two never wait for each other.
      await holdAccount(tx, userId)
      await assertStillIn(tx, actor)
      await saveChosenUsername(platform, userId, username, tx)
    })
    .catch(refuseTaken)
  return getUser(platform, userId)
}
