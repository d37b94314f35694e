import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { sql } from 'kysely'
import { buildApp } from '../app.ts'
import { assertSameKey } from '../platform/site-marks.ts'
import { accessServices } from '../features.ts'
import { findUserWithGrants, toActor } from '../features/accounts/users/users.service.ts'
import type { RunningPlatform } from '../platform/create-platform.ts'
import { accountCommands } from './accounts.commands.ts'
import { type AdminCommand, CommandRefused, type CommandSite } from './admin-command.ts'
import { filesCommands } from './files.commands.ts'
import { operationsCommands } from './operations.commands.ts'
import { settingsCommands } from './settings.commands.ts'

export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  ...settingsCommands,
  ...accountCommands,
  ...filesCommands,
  ...operationsCommands,
]

/** The command that these words begin with, and what follows it. */
export function findCommand(
  words: readonly string[],
): { command: AdminCommand; given: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const command = ADMIN_COMMANDS.find(({ name }) => name === words.slice(0, length).join(' '))
    if (command) return { command, given: words.slice(length) }
  }
  return undefined
}

/**
 * Runs a command as an administrator of the site, by the calls that the pages make: their rules, limits and history hold.
 * @param asWhom address of the administrator; else the one who has been here longest
 * @returns what is printed
 * @throws CommandRefused
 */
export async function runAdminCommand(
  platform: RunningPlatform,
  words: readonly string[],
  asWhom?: string,
): Promise<unknown> {
  const found = findCommand(words)
  if (asWhom?.trim() === '') throw new CommandRefused('The address after --as is missing.')
  if (!found) throw new CommandRefused(`There is no command ${words.join(' ')}.`)
  const { command, given } = found
  if (command.isWithoutCalls) return command.run({ platform, call: refuseCall }, given)
  // It would keep secrets that nobody else can read.
  await assertSameKey(platform.db, platform.config)
  const administrator = await findAdministrator(platform, asWhom)
  const app = await buildApp(platform, {
    ...accessServices,
    resolveActor: async () => actorOf(platform, administrator),
  })
  try {
    return await command.run({ platform, call: callOf(app) }, given)
  } finally {
    await app.close()
  }
}

const refuseCall = () => Promise.reject(new CommandRefused('This command makes no calls.'))

const callOf =
  (app: Awaited<ReturnType<typeof buildApp>>): CommandSite['call'] =>
  async (method, path, body) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path.startsWith('/') ? path : `/api/v1/${path}`,
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const said = isJson ? (answer.json() as unknown) : answer.body
    if (answer.statusCode >= 400) throw new CommandRefused(describeRefusal(answer.statusCode, said))
    return said as never
  }

function describeRefusal(status: number, said: unknown): string {
  const { message = String(said), errors = {} } = (said ?? {}) as {
    message?: string
    errors?: Record<string, string[]>
  }
  // Of settings, those that cannot be kept at all are refused where they lie in the call.
  const fields = Object.entries(errors).map(
    ([field, texts]) => `${field.replace(/^values\./, '')}: ${texts.join(' ')}`,
  )
  return [`${message} (${status})`, ...fields].join('\n  ')
}

async function findAdministrator(platform: RunningPlatform, asWhom?: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select u.id from users u
    where exists (select from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
      where ur.user_id = u.id and rp.permission = 'admin')
      and (${platform.config.demo !== 'off'} or not u.is_demo)
      and (${asWhom ?? null}::text is null or lower(u.email) = lower(${asWhom ?? null}))
    order by u.id limit 1`.execute(platform.db)
  const found = rows[0]
  if (!found)
    throw new CommandRefused(
      asWhom
        ? `${asWhom} is no administrator of this site.`
        : 'There is no administrator yet: `accounts administrator EMAIL` makes one.',
    )
  return found.id
}

/** As if logged in, with the password just given: whoever runs commands on this machine has its database anyway. */
async function actorOf(platform: RunningPlatform, userId: number): Promise<Actor> {
  const user = await findUserWithGrants(platform, userId)
  if (!user) throw new CommandRefused('The administrator is gone.')
  const now = platform.clock.now()
  return { ...toActor(user, now, { id: 0, passwordConfirmedAt: now }), isCommand: true }
}
