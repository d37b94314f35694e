import { isCatalogueEmpty, seedDemoCatalogue } from './features/catalogue/demo/demo.service.ts'
import { listDemoAccountEmails } from './features/accounts/users/demo-accounts.service.ts'
import {
  countDemoAccounts,
  seedDemoAccounts,
} from './features/accounts/users/first-accounts.service.ts'
import { createFirstAdministrator } from './features/accounts/setup/first-administrator.service.ts'
import { findSetupPath } from './features/accounts/setup/setup.service.ts'
import type { Platform } from './platform/platform.ts'

export interface PreparedSite {
  /** Addresses of the demo accounts, empty outside demo mode. */
  readonly demoAccounts: readonly string[]
  /** How many demo accounts are in the database and refused, because of DEMO=off or because others reach the site. */
  readonly refusedDemoAccounts: number
  /** Where the first administrator is made, when there is none yet. */
  readonly setupUrl?: string
}

/** Fills an empty database: the demo catalogue and its accounts, or, with DEMO=off, the first administrator. */
export async function prepareSite(platform: Platform, signal?: AbortSignal): Promise<PreparedSite> {
  const { config } = platform
  const isDemoWanted = config.demo !== 'off'
  if (isDemoWanted && (await isCatalogueEmpty(platform))) {
    platform.log.info('filling the empty database with the demo catalogue')
    await seedDemoCatalogue(platform, { userIds: await seedDemoAccounts(platform) })
  }
  signal?.throwIfAborted()
  if (config.adminEmail && config.adminPassword)
    await createFirstAdministrator(platform, config.adminEmail, config.adminPassword)
  const setupPath = await findSetupPath(platform)
  return {
    demoAccounts: isDemoWanted ? await listDemoAccountEmails(platform) : [],
    refusedDemoAccounts: isDemoWanted ? 0 : await countDemoAccounts(platform),
    ...(setupPath && { setupUrl: `${config.baseUrl}${setupPath}` }),
  }
}
