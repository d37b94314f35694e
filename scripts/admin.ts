/**
 * `npm run admin -- COMMAND…`: whatever an administrator does in the pages, for scripts. Without a command it lists them.
 * What it prints is JSON, or a text as it is; what is refused ends with exit code 1 and says why.
 */
import { asCalledHere } from '../server/src/platform/config/as-called-here.ts'
import { CommandRefused } from '../server/src/admin-commands/admin-command.ts'
import {
  ADMIN_COMMANDS,
  findCommand,
  runAdminCommand,
} from '../server/src/admin-commands/run-admin-command.ts'
import { features } from '../server/src/features.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { runCommand, untilAborted } from '../server/src/platform/run-program.ts'

const { values, positionals: words } = readCommandLine({
  allowPositionals: true,
  options: { as: { type: 'string' }, help: { type: 'boolean', default: false } },
})

if (values.help || !findCommand(words)) {
  const lines = ADMIN_COMMANDS.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.trim().padEnd(38)} ${summary}`,
  )
  const usage = asCalledHere(
    'Usage: npm run -s admin -- COMMAND… [--as ADDRESS OF AN ADMINISTRATOR]',
  )
  const help = `${usage}\n\n${lines.join('\n')}\n`
  const isAsked = values.help || words.length === 0
  if (!isAsked) process.stderr.write(`There is no command ${words.join(' ')}.\n\n`)
  ;(isAsked ? process.stdout : process.stderr).write(help)
  process.exit(isAsked ? 0 : 2)
}

await runCommand(async (signal) => {
  const config = loadConfig(
    { ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error' },
    { isBesideSite: true },
  )
  const platform = await createPlatform(config, features, signal, { isBesideSite: true })
  try {
    const answer = await untilAborted(signal, runAdminCommand(platform, words, values.as))
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)
    process.stdout.write(`${text ?? ''}\n`)
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } finally {
    await platform.stop()
  }
})
