import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canSetTrust } from '../../accounts/trust/trust.policy.ts'
import { listUsersWithGrants, rankOf } from '../../accounts/users/users.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import type { UploaderRow } from './insights.repository.ts'

/** Whose work speaks for trusting them, and whom the reader may trust. */
export async function judgeTrust(
  platform: Needs<'db' | 'cache' | ToReadSettings>,
  actor: Actor,
  uploaders: readonly UploaderRow[],
) {
  const { trust: settings } = await getSettings(platform)
  const accounts = await listUsersWithGrants(
    platform,
    uploaders.map(({ id }) => id),
  )
  return uploaders.map((row) => {
    const account = accounts.find((one) => one.row.id === row.id)
    return {
      ...row,
      is_trust_suggested:
        row.trust === null &&
        settings.suggest_after > 0 &&
        row.accepted_in_a_row >= settings.suggest_after,
      can: {
        set_trust:
          row.trust !== 'role' && account !== undefined && canSetTrust(actor, rankOf(account)),
      },
    }
  })
}
