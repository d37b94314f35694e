import { DEMO_ACCOUNTS, demoEmail } from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listDemoUsers } from './users.repository.ts'

const CACHE_SECONDS = 60

/** Cache tag of everything made of which demo accounts there are. */
export const DEMO_ACCOUNTS_TAG = defineTag('demo-accounts')

/** Addresses of the demo accounts that are there; kept for a minute. */
export function listDemoAccountEmails(platform: Needs<'db' | 'cache'>): Promise<readonly string[]> {
  return platform.cache.remember(
    'demo-accounts',
    { ttlSeconds: CACHE_SECONDS, tags: [DEMO_ACCOUNTS_TAG] },
    async () => {
      const known = await listDemoUsers(platform.db)
      return DEMO_ACCOUNTS.map(demoEmail).filter((email) => known.has(email))
    },
  )
}
