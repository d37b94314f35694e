import {
  type AccountExport,
  accountExport,
} from '@mediatheque/contract/accounts/own-data/own-data.schemas.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { joinExportedParts } from '../../../platform/account-export.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'

export const EXPORTS_BY_ACCOUNT: Throttle = {
  name: 'export.account',
  by: 'account',
  attempts: 10,
  windowSeconds: 3_600,
}

/** What every feature knows of an account. @throws AppError tooManyRequests */
export async function exportAccount(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets' | 'config' | 'features' | 'log'>,
  userId: number,
): Promise<AccountExport> {
  await countAttempt(platform, EXPORTS_BY_ACCOUNT, String(userId))
  const contributions = platform.features.flatMap((feature) => feature.accountExport ?? [])
  const parts = await Promise.all(contributions.map((one) => one.load(platform, userId)))
  const joined = JSON.stringify({
    exported_at: platform.clock.now(),
    site: platform.config.baseUrl,
    ...joinExportedParts(parts),
  })
  return accountExport.parse(JSON.parse(joined))
}
