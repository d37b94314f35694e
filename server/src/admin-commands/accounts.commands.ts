import { randomBytes } from 'node:crypto'
import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import type { MemberRow } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import { z } from 'zod'
import { createFirstAdministrator } from '../features/accounts/setup/first-administrator.service.ts'
import { type AdminCommand, CommandRefused, type CommandSite, needed } from './admin-command.ts'

interface Role {
  readonly id: number
  readonly name: string
}

const rolesOf = async ({ call }: CommandSite) =>
  (await call<{ roles: Role[] }>('GET', 'members/roles')).roles

/** By their names, however they are written, or their numbers. */
async function findRoles(site: CommandSite, names: readonly string[]): Promise<number[]> {
  const roles = await rolesOf(site)
  return names.map((name) => {
    const role = roles.find(
      ({ id, name: shown }) => shown.toLowerCase() === name.toLowerCase() || String(id) === name,
    )
    if (!role)
      throw new CommandRefused(
        `There is no role ${name}: there are ${roles.map(({ name: shown }) => shown).join(', ')}.`,
      )
    return role.id
  })
}

async function findAccount(site: CommandSite, who: string): Promise<MemberRow> {
  const query = new URLSearchParams({ query: who, perPage: '20' })
  const { pagination } = await site.call<{ pagination: { data: MemberRow[] } }>(
    'GET',
    `members?${query}`,
  )
  const found = pagination.data.find(
    ({ email, username }) =>
      email.toLowerCase() === who.toLowerCase() || username.toLowerCase() === who.toLowerCase(),
  )
  if (!found) throw new CommandRefused(`There is no account ${who}.`)
  return found
}

const shortly = ({ id, username, email, state, roles }: MemberRow | MemberSheet) => ({
  id,
  username,
  email,
  state,
  roles: roles.map(({ name }) => name),
})

async function changeRoles(
  site: CommandSite,
  given: readonly string[],
  change: (has: readonly number[], wanted: readonly number[]) => number[],
) {
  const account = await findAccount(site, needed(given, 0, 'The address of the account'))
  needed(given, 1, 'A role')
  const { member } = await site.call<{ member: MemberSheet }>('GET', `members/${account.id}`)
  const has = member.roles.map(({ id }) => id)
  const answer = await site.call<{ member: MemberSheet }>(
    'PUT',
    `users/${account.id}/permissions`,
    {
      roles: change(has, await findRoles(site, given.slice(1))),
      permissions: member.own_permissions,
      roles_seen: has,
      permissions_seen: member.own_permissions,
      version: member.version,
    },
  )
  return shortly(answer.member)
}

/** A command about one account, whose address or name follows it. */
const about =
  (run: (site: CommandSite, account: MemberRow, given: readonly string[]) => Promise<unknown>) =>
  async (site: CommandSite, given: readonly string[]) =>
    run(site, await findAccount(site, needed(given, 0, 'The address of the account')), given)

export const accountCommands: readonly AdminCommand[] = [
  {
    name: 'accounts list',
    usage: '[WORDS]',
    summary: 'The first hundred accounts that these words lead to',
    run: async ({ call }, given) => {
      const query = new URLSearchParams({ perPage: '100', query: given.join(' ') })
      if (given.length === 0) query.delete('query')
      const { pagination } = await call<{ pagination: { data: MemberRow[] } }>(
        'GET',
        `members?${query}`,
      )
      return pagination.data.map(shortly)
    },
  },
  {
    name: 'accounts create',
    usage: 'EMAIL [NAME] [ROLE…]',
    summary: 'Make an account and mail its owner a link to choose a password',
    run: async (site, given) => {
      const email = needed(given, 0, 'An address')
      const username =
        given[1] ??
        `${email.split('@')[0]?.replaceAll(/[^\w.-]/g, '')}-${randomBytes(2).toString('hex')}`
      const roles = await findRoles(site, given.slice(2))
      const answer = await site.call<{ member: MemberRow }>('POST', 'members', {
        email,
        username,
        roles,
      })
      return shortly(answer.member)
    },
  },
  {
    name: 'accounts administrator',
    usage: 'EMAIL',
    summary:
      'Make the first administrator where there is none, with a password that is printed once',
    isWithoutCalls: true,
    run: async ({ platform }, given) => {
      const email = needed(given, 0, 'An address')
      if (!z.email().safeParse(email).success)
        throw new CommandRefused(`${email} is no email address.`)
      const password = randomBytes(12).toString('base64url')
      if (!(await createFirstAdministrator(platform, email, password)))
        throw new CommandRefused(
          'There is an administrator already: `accounts role EMAIL administrator` makes another.',
        )
      return { email, password }
    },
  },
  {
    name: 'accounts role',
    usage: 'EMAIL ROLE…',
    summary: 'Give an account roles besides those that it has',
    run: (site, given) => changeRoles(site, given, (has, more) => [...new Set([...has, ...more])]),
  },
  {
    name: 'accounts take-role',
    usage: 'EMAIL ROLE…',
    summary: 'Take roles from an account; the last administrator stays one',
    run: (site, given) =>
      changeRoles(site, given, (has, less) => has.filter((id) => !less.includes(id))),
  },
  {
    name: 'accounts reset-password',
    usage: 'EMAIL',
    summary: 'Mail the owner of an account a link to choose a password',
    run: about(({ call }, { id }) => call('POST', `users/${id}/password-mail`)),
  },
  {
    name: 'accounts verify',
    usage: 'EMAIL',
    summary: 'Vouch for the address of an account',
    run: about(({ call }, { id }) => call('POST', `users/${id}/verify`)),
  },
  {
    name: 'accounts two-factor-off',
    usage: 'EMAIL REASON',
    summary:
      'Switch the second factor of an account off; its owner is told, and the history has it',
    run: about(async ({ call }, { id }, given) => {
      const reason = needed(given.slice(1), 0, 'The reason')
      return call('DELETE', `users/${id}/two-factor`, {
        reason: [reason, ...given.slice(2)].join(' '),
      })
    }),
  },
  {
    name: 'accounts log-out',
    usage: 'EMAIL',
    summary: 'Log an account out everywhere',
    run: about(({ call }, { id }) => call('DELETE', `users/${id}/sessions`)),
  },
  {
    name: 'roles list',
    usage: '',
    summary: 'The roles that an account may be given',
    run: async (site) => (await rolesOf(site)).map(({ id, name }) => ({ id, name })),
  },
]
