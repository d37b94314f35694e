import { isCatalogueEmpty, seedDemoCatalogue } from './features/catalogue/demo/demo.service.ts'
import {
  createFirstAdministrator,
  listDemoAccountEmails,
  seedDemoAccounts,
} from './features/accounts/users/first-accounts.service.ts'
import { findSetupPath } from './features/accounts/setup/setup.service.ts'
import { isLoopbackHost } from './platform/config/config.ts'
import { ConfigError } from './platform/config/config-error.ts'
import type { Platform } from './platform/platform.ts'

export interface PreparedSite {
  /** Addresses of the demo accounts, empty outside demo mode. */
  readonly demoAccounts: readonly string[]
  /** Where the first administrator is made, when there is none yet. */
  readonly setupUrl?: string
}

/**
 * Fills an empty database: the demo catalogue and its accounts, or, with DEMO=off, the first administrator.
 * @throws ConfigError when demo accounts, whose password everybody knows, would be reachable from other machines
 */
export async function prepareSite(platform: Platform): Promise<PreparedSite> {
  const { config } = platform
  const isDemoWanted = config.demo !== 'off'
  if (isDemoWanted && (await isCatalogueEmpty(platform))) {
    platform.log.info('filling the empty database with the demo catalogue')
    await seedDemoCatalogue(platform, { userIds: await seedDemoAccounts(platform) })
  }
  const demoAccounts = await listDemoAccountEmails(platform)
  if (demoAccounts.length > 0 && !isLoopbackHost(config.host) && config.demo !== 'public') {
    throw new ConfigError([
      `HOST ${config.host} can be reached from other machines, but the database holds demo accounts with a well-known password.`,
      'Say DEMO=public to run a public demo, or start with an empty database and DEMO=off.',
    ])
  }
  if (config.adminEmail && config.adminPassword)
    await createFirstAdministrator(platform, config.adminEmail, config.adminPassword)
  const setupPath = await findSetupPath(platform)
  return {
    demoAccounts: isDemoWanted ? demoAccounts : [],
    ...(setupPath && { setupUrl: `${config.baseUrl}${setupPath}` }),
  }
}
