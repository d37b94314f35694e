import { randomBytes } from 'node:crypto'
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  demoEmail,
} from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import type { ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashPassword } from '../auth/passwords.service.ts'
import { giveDefaultRoles, giveRoles } from '../roles/roles.service.ts'
import { DEMO_ACCOUNTS_TAG, listDemoEmails } from './users.service.ts'
import {
  findUserByUsername,
  hasAdministrator,
  insertUser,
  listUsersByEmails,
  setPasswordHash,
} from './users.repository.ts'

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
  platform: Platform,
): Promise<Readonly<Record<(typeof DEMO_ACCOUNTS)[number], number>>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const known = await listUsersByEmails(platform.db, DEMO_ACCOUNTS.map(demoEmail))
  const ids = {} as Record<(typeof DEMO_ACCOUNTS)[number], number>
  for (const username of DEMO_ACCOUNTS) {
    const id =
      known.get(demoEmail(username)) ??
      (await createAccount(platform, {
        username,
        email: demoEmail(username),
        passwordHash,
        roles: ROLES[username],
      }))
    ids[username] = id
  }
  await platform.cache.invalidate([DEMO_ACCOUNTS_TAG])
  return ids
}

/** Addresses of the demo accounts that are there. */
export async function listDemoAccountEmails(platform: Platform): Promise<readonly string[]> {
  return listDemoEmails(platform)
}

/** Whether anybody may do everything. */
export function hasSiteAdministrator(platform: Platform): Promise<boolean> {
  return hasAdministrator(platform.db)
}

/**
 * Makes the first administrator of an empty site. Once there is an administrator it does nothing, so that the
 * environment cannot take a running site over.
 * @returns whether an account was made or raised
 */
export async function createFirstAdministrator(
  platform: Platform,
  email: string,
  password: string,
): Promise<boolean> {
  if (await hasAdministrator(platform.db)) return false
  const passwordHash = await hashPassword(password)
  const existing = (await listUsersByEmails(platform.db, [email])).get(email.toLowerCase())
  if (existing === undefined) {
    const isTaken = await findUserByUsername(platform.db, 'admin')
    const username = isTaken ? `admin-${randomBytes(3).toString('hex')}` : 'admin'
    await createAccount(platform, { username, email, passwordHash, roles: ['admin'] })
  } else {
    await setPasswordHash(platform.db, existing, passwordHash)
    await giveRoles(platform, existing, ['admin'])
  }
  return true
}

interface NewAccount {
  readonly username: string
  readonly email: string
  readonly passwordHash: string
  readonly roles: readonly ShippedRole[]
}

async function createAccount(
  platform: Platform,
  { username, email, passwordHash, roles }: NewAccount,
): Promise<number> {
  return platform.db.transaction().execute(async (tx) => {
    const { id } = await insertUser(tx, {
      username,
      email,
      password_hash: passwordHash,
      email_verified_at: platform.clock.now(),
    })
    await giveDefaultRoles(tx, id)
    if (roles.length > 0) await giveRoles(platform, id, roles, tx)
    return id
  })
}
