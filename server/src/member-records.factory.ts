import {
  dbOf,
  heldComment,
  removedComment,
  removedReview,
  review,
  secret,
} from './contributed-records.factory.ts'
import type { TestApp } from './features/test-app.ts'
import { accessToken, session } from './own-records.factory.ts'
import type { CallOnRecord, MakeCall } from './stored-records.factory.ts'

/** A warning of a member. */
async function sanction(test: TestApp, ownerId: number): Promise<number> {
  const made = dbOf(test)
    .insertInto('member_sanctions')
    .values({ user_id: ownerId, kind: 'warning', reason: 'Rude', created_at: new Date() })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** A text that staff pick. */
async function staffAnswer(test: TestApp): Promise<number> {
  const made = dbOf(test)
    .insertInto('staff_answers')
    .values({ name: secret(), uses: ['comment'], body: 'Be kind.' })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

type MakeRecord = (test: TestApp, ownerId: number) => Promise<number>

const atOne =
  (param: 'id' | 'ids', make: MakeRecord, body?: CallOnRecord['body']): MakeCall =>
  async (test, ownerId) => ({
    params: { [param]: await make(test, ownerId) },
    ...(body && { body }),
  })
const member: MakeRecord = async (_test, ownerId) => ownerId
const because = { reason: 'Rude' }

/** A member whose address nobody has proven. */
const unproven: MakeRecord = async (test, ownerId) => {
  const values = { email_verified_at: null }
  await dbOf(test).updateTable('users').set(values).where('id', '=', ownerId).execute()
  return ownerId
}

/** A member with a second factor. */
const withTwoFactor: MakeRecord = async (test, ownerId) => {
  const values = { secret_encrypted: 'x', recovery_codes_encrypted: 'x', confirmed_at: new Date() }
  await dbOf(test)
    .insertInto('two_factor')
    .values({ user_id: ownerId, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ownerId
}

/** One role more, as somebody gives it who saw the others. */
const moreRights: MakeCall = async (test, ownerId) => {
  const [held, given] = await Promise.all([
    dbOf(test).selectFrom('user_roles').select('role_id').where('user_id', '=', ownerId).execute(),
    dbOf(test).selectFrom('roles').select('id').where('key', '=', 'team').executeTakeFirstOrThrow(),
  ])
  const seen = held.map(({ role_id: id }) => id)
  const own = await dbOf(test)
    .selectFrom('user_permissions')
    .select('permission as name')
    .where('user_id', '=', ownerId)
    .execute()
  const roles = seen.includes(given.id) ? seen.filter((id) => id !== given.id) : [...seen, given.id]
  return {
    params: { id: ownerId },
    body: { version: 1, roles, roles_seen: seen, permissions: own, permissions_seen: own },
  }
}

/** A role that nobody has. */
const role: MakeRecord = async (test) => {
  const made = dbOf(test).insertInto('roles').values({ name: secret() }).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** What is one of several of an account. */
const partOf =
  (param: 'sessionId' | 'tokenId', make: MakeRecord): MakeCall =>
  async (test, ownerId) => ({
    params: { id: ownerId, [param]: await make(test, ownerId) },
    body: {},
  })

/** What staff do to the accounts of members. */
const CALLS_ON_ACCOUNTS: Readonly<Record<string, MakeCall>> = {
  'PUT roles/:id': async (test, ownerId) => ({
    params: { id: await role(test, ownerId) },
    body: { version: 1, name: secret() },
  }),
  'DELETE roles/:id': atOne('id', role, { version: 1 }),
  'PUT users/:id/details': atOne('id', member, { version: 1, last_name: 'Lovelace' }),
  'PUT users/:id/email': async (_test, ownerId) => ({
    params: { id: ownerId },
    body: { email: `${secret()}@test.example` },
  }),
  'PUT users/:id/permissions': moreRights,
  'GET members/:id/security': atOne('id', member),
  'POST users/:id/verify': atOne('id', unproven),
  'POST users/:id/verification-mail': atOne('id', member),
  'POST users/:id/password-mail': atOne('id', member),
  'DELETE users/:id/two-factor': atOne('id', withTwoFactor, because),
  'DELETE users/:id/sessions': atOne('id', member, {}),
  'DELETE users/:id/sessions/:sessionId': partOf('sessionId', session),
  'DELETE users/:id/tokens/:tokenId': partOf('tokenId', accessToken),
}

/** What staff do about what members wrote, and about members. */
export const CALLS_ON_MEMBERS: Readonly<Record<string, MakeCall>> = {
  ...CALLS_ON_ACCOUNTS,
  'PUT staff-answers/:id': async (test) => ({
    params: { id: await staffAnswer(test) },
    body: { version: 1, name: secret(), uses: ['comment'], body: 'Be kind to each other.' },
  }),
  'DELETE staff-answers/:ids': async (test) => {
    const id = await staffAnswer(test)
    return { params: { ids: id }, body: { versions: { [id]: 1 } } }
  },
  'POST users/:id/warnings': atOne('id', member, { ...because, seen_sanction_id: 0 }),
  'POST users/:id/suspensions': atOne('id', member, {
    ...because,
    seen_sanction_id: 0,
    stops: ['comments'],
    ends_at: null,
  }),
  'POST sanctions/:id/lift': atOne('id', sanction, { version: 1, reason: 'A mistake' }),
  'POST own-sanctions/:id/acknowledge': atOne('id', sanction),
  'DELETE written-comments/:ids': atOne('ids', heldComment, because),
  'POST written-comments/:ids/restore': atOne('ids', removedComment),
  'DELETE written-reviews/:ids': atOne('ids', review, because),
  'POST written-reviews/:ids/restore': atOne('ids', removedReview),
}
