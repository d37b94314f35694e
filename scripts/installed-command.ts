/**
 * What `/usr/bin/mediatheque` of an installed site runs, as the user of the site: `mediatheque COMMAND …` is
 * `npm run COMMAND -- …` of a checkout, with the variables of the units. Paths are those of whoever calls it.
 */
import fs from 'node:fs'
import { parseEnvironmentFile } from '../server/src/platform/config/environment-file.ts'

const COMMANDS = [
  'admin',
  'archive',
  'backup',
  'export',
  'import',
  'migrate',
  'restore',
  'upgrade',
] as const
const ENVIRONMENT_FILE =
  process.env['MEDIATHEQUE_ENVIRONMENT_FILE'] ?? '/etc/mediatheque/mediatheque.env'

const [node, , word, ...rest] = process.argv
const command = COMMANDS.find((name) => name === word)
if (!command) {
  const isAsked = word === '--help'
  if (word !== undefined && !isAsked) process.stderr.write(`There is no command ${word}.\n`)
  const usage = `Usage: mediatheque ${COMMANDS.join('|')} …\n`
  ;(isAsked ? process.stdout : process.stderr).write(usage)
  process.exit(isAsked ? 0 : 2)
}

const kept = fs.existsSync(ENVIRONMENT_FILE) ? fs.readFileSync(ENVIRONMENT_FILE, 'utf8') : ''
const variables = { ...parseEnvironmentFile(kept), NODE_ENV: 'production' }
/** What the caller says goes before what is kept, as `export DATABASE_URL=…` does in a checkout. */
for (const [name, value] of Object.entries(variables)) process.env[name] ??= value
process.env['DATA_DIR'] ??= '/var/lib/mediatheque'
process.argv = [node!, new URL(`${command}.ts`, import.meta.url).pathname, ...rest]
await import(`./${command}.ts`)
