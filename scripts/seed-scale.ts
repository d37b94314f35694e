/**
 * `npm run seed:scale -- --titles 1000000 --links 5000000 [--people N] [--seed N] [--database-url URL | --data-dir DIR]`:
 * fills an empty database with a made-up catalogue of that size, to measure on.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fillDatabase } from '../bench/seed-scale/fill-database.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '1000000' },
    links: { type: 'string' },
    people: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'database-url': { type: 'string' },
    'data-dir': { type: 'string' },
  },
})
const titles = wholeNumber('titles', values.titles)
const sizes = {
  titles,
  links: wholeNumber('links', values.links ?? String(titles * 5)),
  people: wholeNumber('people', values.people ?? String(Math.max(50, Math.ceil(titles / 5)))),
  seed: wholeNumber('seed', values.seed),
}
const started = performance.now()
const report = (line: string) =>
  process.stdout.write(
    `${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}\n`,
  )

const config = loadConfig({
  ...process.env,
  ...(values['database-url'] && { DATABASE_URL: values['database-url'] }),
  ...(values['data-dir'] && { DATA_DIR: path.resolve(values['data-dir']), DATABASE_URL: '' }),
})
const server = await startDatabaseServer(config)
try {
  await migrateDatabase(server.url)
  report(
    `filling with ${titles.toLocaleString('en')} titles and ${sizes.links.toLocaleString('en')} links`,
  )
  await fillDatabase(server.url, sizes, report)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await server.stop()
}

function wholeNumber(name: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  process.stderr.write(`--${name} must be a whole number\n`)
  process.exit(1)
}
