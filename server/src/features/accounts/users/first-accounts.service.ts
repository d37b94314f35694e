import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  demoEmail,
} from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import type { ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { giveRoles } from '../roles/roles.service.ts'
import { createAccount } from './create-account.service.ts'
import { DEMO_ACCOUNTS_TAG } from './demo-accounts.service.ts'
import { hasAdministrator, listDemoUsers } from './users.repository.ts'

const ROLES: Readonly<Record<(typeof DEMO_ACCOUNTS)[number], readonly ShippedRole[]>> = {
  admin: ['admin'],
  moderator: ['moderator'],
  uploader: ['uploader'],
  team: ['team'],
  premium: ['premium'],
  subscriber: [],
  member: [],
}

/** The accounts of a demonstration, one per kind of user. Doing it twice changes nothing. @returns ids by username */
export async function seedDemoAccounts(
  platform: Needs<'db' | 'cache' | 'clock'>,
): Promise<Readonly<Record<(typeof DEMO_ACCOUNTS)[number], number>>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const known = await listDemoUsers(platform.db)
  const ids = {} as Record<(typeof DEMO_ACCOUNTS)[number], number>
  for (const username of DEMO_ACCOUNTS) {
    const id =
      known.get(demoEmail(username)) ??
      (await createFirstAccount(platform, {
        username,
        email: demoEmail(username),
        passwordHash,
        roles: ROLES[username],
        isDemo: true,
      }))
    ids[username] = id
  }
  await platform.cache.invalidate([DEMO_ACCOUNTS_TAG])
  return ids
}

/** How many accounts the demonstration made that are still there, whatever they are called now. */
export async function countDemoAccounts(platform: Needs<'db'>): Promise<number> {
  return (await listDemoUsers(platform.db)).size
}

/** Whether anybody may do everything. A demo administrator whom DEMO=off refuses is nobody. */
export function hasSiteAdministrator(platform: Needs<'db' | 'config'>): Promise<boolean> {
  return hasAdministrator(platform.db, { isDemoCounted: platform.config.demo !== 'off' })
}

export interface FirstAccount {
  readonly username: string
  readonly email: string
  readonly passwordHash: string
  readonly roles: readonly ShippedRole[]
  readonly isDemo?: boolean
}

/** An account that nobody registers: its address needs no proof. */
export function createFirstAccount(
  platform: Needs<'db' | 'cache' | 'clock'>,
  { roles, ...account }: FirstAccount,
): Promise<number> {
  return createAccount(platform, {
    ...account,
    isEmailVerified: true,
    onCreated: async (tx, id) => {
      if (roles.length > 0) await giveRoles(platform, id, roles, tx)
    },
  })
}
