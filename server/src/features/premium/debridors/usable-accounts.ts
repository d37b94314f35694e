import type { Needs } from '../../../platform/platform.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { isKeyAtHome } from './ask-about-key.ts'
import { listKeyRows } from './account-keys.repository.ts'
import { keyPurpose } from './key-purpose.ts'

/** An account of a member that links can be opened through. */
export interface UsableAccount {
  readonly id: number
  readonly provider: number
  /** Undefined: it was typed for another address of the service. */
  readonly key: string | undefined
  readonly isPremium: boolean
  readonly sharesAddress: boolean
}

/** The active accounts of a member with their keys: for the moment in which a service is asked, and nobody else. */
export async function listUsableAccounts(
  platform: Needs<'clock' | ToReadSettings>,
  userId: number,
): Promise<UsableAccount[]> {
  const rows = await listKeyRows(platform.db, userId)
  const now = platform.clock.now()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      provider: row.provider,
      key: (await isKeyAtHome(platform, row))
        ? platform.secrets.decrypt(row.key_encrypted, keyPurpose(userId))
        : undefined,
      isPremium: row.expires_at !== null && row.expires_at > now,
      sharesAddress: row.shares_address,
    })),
  )
}
