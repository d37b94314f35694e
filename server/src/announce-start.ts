import { DEMO_PASSWORD } from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import type { Config } from './platform/config/config.ts'
import type { PreparedSite } from './prepare-site.ts'

/**
 * What the person at the terminal wants to know: where the site is, who to log in as, where the data lies. Where nobody
 * sits there it is one line of JSON, as the rest of the log is, and whatever level that has: the way to the first
 * administrator is in it.
 */
export function announceStart(
  config: Pick<Config, 'baseUrl' | 'host' | 'port' | 'databaseUrl' | 'dataDir'>,
  site: PreparedSite,
  to: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
): void {
  const address = config.baseUrl || `http://${config.host}:${config.port}`
  to.write(to.isTTY ? describe(config, site, address) : `${asLine(config, site, address)}\n`)
}

type Told = Pick<Config, 'databaseUrl' | 'dataDir'>

const asLine = ({ dataDir }: Told, site: PreparedSite, address: string): string =>
  JSON.stringify({
    level: 'info',
    time: new Date().toISOString(),
    address,
    dataDir,
    // Nobody's: the same on every site that shows the demonstration.
    ...(site.demoAccounts.length > 0 && {
      demoAccounts: site.demoAccounts,
      demoPassword: DEMO_PASSWORD,
    }),
    refusedDemoAccounts: site.refusedDemoAccounts,
    setupUrl: site.setupUrl,
    msg: `Mediatheque runs on ${address}`,
  })

function describe(config: Told, site: PreparedSite, address: string): string {
  const lines = ['', `  Mediatheque runs on ${address}`, '']
  if (site.demoAccounts.length > 0) {
    lines.push(`  Demo accounts, password ${DEMO_PASSWORD} each:`)
    for (const email of site.demoAccounts) lines.push(`    ${email}`)
    lines.push('')
  }
  if (site.refusedDemoAccounts > 0) {
    lines.push(
      `  The ${site.refusedDemoAccounts} demo accounts of this database are refused; DEMO=public would let everybody use them.`,
      '',
    )
  }
  if (site.setupUrl) lines.push(`  Make the first administrator on ${site.setupUrl}`, '')
  lines.push(
    `  Data: ${config.databaseUrl ? 'the database of DATABASE_URL, files in ' : ''}${config.dataDir}`,
    '  Stop with Ctrl-C.',
    '',
  )
  return `${lines.join('\n')}\n`
}
