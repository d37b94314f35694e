import type { Config } from './platform/config/config.ts'
import type { PreparedSite } from './prepare-site.ts'

/** What the person at the terminal wants to know: where the site is, who to log in as, where the data lies. */
export function announceStart(config: Config, site: PreparedSite): void {
  const lines = [
    '',
    `  Mediatheque runs on ${config.baseUrl || `http://${config.host}:${config.port}`}`,
    '',
  ]
  if (site.demoAccounts.length > 0) {
    lines.push('  Demo accounts, password Demo-1234! each:')
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
  process.stdout.write(`${lines.join('\n')}\n`)
}
