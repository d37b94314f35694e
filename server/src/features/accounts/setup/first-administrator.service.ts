import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import type { Needs } from '../../../platform/platform.ts'
import { endAccess } from '../recovery/end-access.service.ts'
import { giveRoles } from '../roles/roles.service.ts'
import { createFirstAccount, hasSiteAdministrator } from '../users/first-accounts.service.ts'
import {
  findAccountByEmail,
  findAccountByUsername,
  savePassword,
} from '../users/login-accounts.service.ts'

/**
 * Makes the first administrator of an empty site. Once there is an administrator it does nothing, so that the
 * environment cannot take a running site over.
 * @returns whether an account was made or raised
 */
export async function createFirstAdministrator(
  platform: Needs<'db' | 'cache' | 'clock' | 'config' | 'features'>,
  email: string,
  password: string,
): Promise<boolean> {
  if (await hasSiteAdministrator(platform)) return false
  const passwordHash = await hashPassword(password)
  const existing = await findAccountByEmail(platform, email)
  // One that only typed the address is not raised: whoever opened it may have kept a way in.
  if (!existing?.email_verified_at) {
    const isTaken = await findAccountByUsername(platform, 'admin')
    const username = isTaken ? `admin-${randomBytes(3).toString('hex')}` : 'admin'
    await createFirstAccount(platform, { username, email, passwordHash, roles: ['admin'] })
  } else {
    await platform.db.transaction().execute(async (tx) => {
      await savePassword(platform, existing.id, passwordHash, tx)
      await endAccess(platform, tx, existing.id, { reach: 'everything' })
      await giveRoles(platform, existing.id, ['admin'], tx)
    })
  }
  return true
}
