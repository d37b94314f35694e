import type { AccountExport } from '@mediatheque/contract/accounts/own-data/own-data.schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { getTwoFactorState } from '../two-factor/two-factor.service.ts'
import { getUser, isPremium } from '../users/users.service.ts'
import { listContributions, listKeptRecords } from './export-account.repository.ts'

export const EXPORTS_BY_ACCOUNT: Throttle = {
  name: 'export.account',
  by: 'account',
  attempts: 10,
  windowSeconds: 3_600,
}

const iso = (date: Date | null) => date?.toISOString() ?? null

/** @throws AppError tooManyRequests */
export async function exportAccount(platform: Platform, userId: number): Promise<AccountExport> {
  await countAttempt(platform, EXPORTS_BY_ACCOUNT, String(userId))
  const now = platform.clock.now()
  const [user, twoFactor, contributions, kept] = await Promise.all([
    getUser(platform, userId),
    getTwoFactorState(platform, userId),
    listContributions(platform.db, userId),
    listKeptRecords(platform.db, userId),
  ])
  const { row, roles } = user
  const { id, username, first_name, last_name, image, language, country, timezone } = row
  return {
    exported_at: now.toISOString(),
    site: platform.config.baseUrl,
    profile: {
      id,
      username,
      first_name,
      last_name,
      image,
      language,
      country,
      timezone,
      email: row.email,
      email_verified_at: iso(row.email_verified_at),
      roles: roles.map(({ name }) => name),
      is_premium: isPremium(user, now),
      premium_until: iso(row.premium_until),
      two_factor_confirmed_at: iso(twoFactor?.confirmedAt ?? null),
      created_at: row.created_at.toISOString(),
      last_login_at: iso(row.last_login_at),
    },
    contributions,
    ...kept,
  }
}
