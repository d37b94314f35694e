import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { hashToken } from './platform/secrets.ts'

const test = useTestApp()
const TOKEN = `mdt_${'a'.repeat(43)}`
/** What a thief would try: every call reads of it what it knows. */
const BODY = {
  username: 'thief',
  email: 'thief@test.example',
  name: 'thief',
  tokenName: 'successor',
  password: 'the Thief 9 himself',
  password_confirmation: 'the Thief 9 himself',
  current_password: 'a quiet Horse 7',
  deleteCurrentUser: true,
}

async function administrator() {
  const { db } = test.platform
  const user = await buildUser(db, { role: 'admin' })
  await db
    .insertInto('access_tokens')
    .values({ user_id: user.id, name: 'program', token_hash: hashToken(TOKEN) })
    .execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: Buffer.from('session'),
      user_id: user.id,
      is_remembered: true,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  await db
    .insertInto('social_profiles')
    .values({ user_id: user.id, service: 'google', provider_id: '1', username: 'Owner' })
    .execute()
  await db
    .insertInto('two_factor')
    .values({ user_id: user.id, secret_encrypted: '', recovery_codes_encrypted: '' })
    .execute()
  return user.id
}

async function whatOpens(userId: number) {
  const { db } = test.platform
  const rowsOf = (table: 'access_tokens' | 'sessions' | 'social_profiles' | 'two_factor') =>
    db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
  const account = await db
    .selectFrom('users')
    .select(['username', 'email', 'password_hash', 'credentials_version', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const [tokens, ...others] = await Promise.all([
    rowsOf('access_tokens'),
    rowsOf('sessions'),
    rowsOf('social_profiles'),
    rowsOf('two_factor'),
  ])
  return { account, tokens: tokens.map(({ id }) => id), others }
}

describe('an access token', () => {
  it('of an administrator is let through by no call that is made in person, and by every other', async () => {
    const userId = await administrator()
    const before = await whatOpens(userId)
    const wrong: string[] = []
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const { method, access } = endpoint
      const { statusCode } = await test.app.inject({
        method,
        url: endpointUrl(endpoint.path).replace(/:[A-Za-z]+/g, String(userId)),
        headers: { authorization: `Bearer ${TOKEN}` },
        ...(method !== 'GET' && { payload: BODY }),
      })
      const isRefused = statusCode === 403
      const mustBe = Boolean(access.inPerson) || access.kind === 'guestOnly'
      // Others may still be refused by a rule of theirs, such as for members of a plan.
      if (mustBe ? !isRefused : statusCode === 401)
        wrong.push(`${method} ${endpoint.path}: ${statusCode}`)
    }
    expect(wrong).toEqual([])
    expect(await whatOpens(userId)).toEqual(before)
  }, 60_000)
})
