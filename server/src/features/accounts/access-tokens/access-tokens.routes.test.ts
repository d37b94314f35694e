import { describe, expect, it } from 'vitest'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { accessTokenTag } from './access-tokens.service.ts'
import { SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { userTag } from '../users/users.service.ts'

const test = useTestApp()

const bearer = (
  token: string,
  url: string,
  options: { method?: 'GET' | 'POST'; payload?: object; headers?: Record<string, string> } = {},
) =>
  test.app.inject({
    method: options.method ?? 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
    ...(options.payload && { payload: options.payload }),
  })

const grant = async (userId: number, permission: string) => {
  await test.platform.db
    .insertInto('user_permissions')
    .values({ user_id: userId, permission, restrictions: '[]' })
    .execute()
  await test.platform.cache.invalidate([userTag(userId)])
}

async function developer() {
  const member = await test.as('member')
  await grant(member.id, 'api.access')
  return member
}

const tokenOf = async (
  owner: Awaited<ReturnType<typeof developer>>,
  tokenName = 'script',
): Promise<{ plainTextToken: string; token: { id: number } }> =>
  (await owner.call('POST', '/api/v1/access-tokens', { tokenName })).json()

const change = async (userId: number, values: { banned_at?: Date; email_verified_at?: null }) => {
  await test.platform.db.updateTable('users').set(values).where('id', '=', userId).execute()
  await test.platform.cache.invalidate([userTag(userId)])
}

describe('an access token', () => {
  it('is shown when it is made, never again, and only its hash is kept', async () => {
    const owner = await developer()
    const { plainTextToken, token } = await tokenOf(owner, '  My script ')
    expect(plainTextToken).toMatch(/^mdt_[\w-]{43}$/)
    expect(token).toMatchObject({ name: 'My script', last_used_at: null })
    const own = await owner.call('GET', `/api/v1/users/${owner.id}`)
    expect(own.json().user.tokens).toEqual([
      { id: token.id, name: 'My script', last_used_at: null },
    ])
    expect(own.body).not.toContain(plainTextToken)
    const row = await test.platform.db
      .selectFrom('access_tokens')
      .selectAll()
      .where('id', '=', token.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(plainTextToken.slice(4))
  })

  it('needs a name', async () => {
    const owner = await developer()
    for (const tokenName of [undefined, '', '   ', 'x'.repeat(101)]) {
      const refused = await owner.call('POST', '/api/v1/access-tokens', { tokenName })
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['tokenName']])
    }
  })

  it('calls the API as its owner, with the permissions of the owner and no others', async () => {
    const owner = await developer()
    const { plainTextToken } = await tokenOf(owner)
    const own = await bearer(plainTextToken, `/api/v1/users/${owner.id}`)
    expect(own.json().user).toMatchObject({ id: owner.id, email: expect.stringContaining('@') })
    const other = await test.as('member')
    expect(
      (await bearer(plainTextToken, `/api/v1/users/${other.id}`)).json().user,
    ).not.toHaveProperty('email')
    const admins = await tokenOf(await test.as('admin'))
    expect(
      (await bearer(admins.plainTextToken, `/api/v1/users/${other.id}`)).json().user,
    ).toHaveProperty('email')
  })

  it('writes without the headers of a browser', async () => {
    const { plainTextToken } = await tokenOf(await developer())
    const answer = await bearer(plainTextToken, '/api/v1/users/me/locale', {
      method: 'POST',
      payload: { locale: 'fr' },
    })
    expect(answer.statusCode).toBe(200)
  })

  it('wins over a cookie', async () => {
    const owner = await developer()
    const { plainTextToken } = await tokenOf(owner)
    const answer = await bearer(plainTextToken, '/api/v1/bootstrap-data', {
      headers: { cookie: `${SESSION_COOKIE}=${'A'.repeat(43)}` },
    })
    expect(answer.json().user.id).toBe(owner.id)
  })

  it('notes its use at most once a minute', async () => {
    const owner = await developer()
    const { plainTextToken, token } = await tokenOf(owner)
    await bearer(plainTextToken, '/api/v1/bootstrap-data')
    const lastUsed = () =>
      test.platform.db
        .selectFrom('access_tokens')
        .select('last_used_at')
        .where('id', '=', token.id)
        .executeTakeFirstOrThrow()
        .then((row) => row.last_used_at!.getTime())
    const first = await lastUsed()
    expect(Date.now() - first).toBeLessThan(10_000)
    await bearer(plainTextToken, '/api/v1/bootstrap-data')
    expect(await lastUsed()).toBe(first)
    await test.platform.db
      .updateTable('access_tokens')
      .set({ last_used_at: new Date(first - 61_000) })
      .where('id', '=', token.id)
      .execute()
    await test.platform.cache.invalidate([
      accessTokenTag(
        (
          await test.platform.db
            .selectFrom('access_tokens')
            .select('token_hash')
            .where('id', '=', token.id)
            .executeTakeFirstOrThrow()
        ).token_hash,
      ),
    ])
    await bearer(plainTextToken, '/api/v1/bootstrap-data')
    expect(await lastUsed()).toBeGreaterThanOrEqual(first)
  })

  it('is refused from the moment it is deleted', async () => {
    const owner = await developer()
    const { plainTextToken, token } = await tokenOf(owner)
    // The first call notes the use and the second one is remembered for a while.
    for (let call = 0; call < 2; call += 1)
      expect((await bearer(plainTextToken, '/api/v1/bootstrap-data')).statusCode).toBe(200)
    expect((await owner.call('DELETE', `/api/v1/access-tokens/${token.id}`)).json()).toEqual({
      tokens: [],
    })
    expect((await bearer(plainTextToken, '/api/v1/bootstrap-data')).statusCode).toBe(401)
  })

  it('is deleted by its owner only', async () => {
    const { token, plainTextToken } = await tokenOf(await developer())
    for (const other of [await developer(), await test.as('admin')]) {
      expect((await other.call('DELETE', `/api/v1/access-tokens/${token.id}`)).statusCode).toBe(404)
    }
    expect((await bearer(plainTextToken, '/api/v1/bootstrap-data')).statusCode).toBe(200)
  })

  it('that nobody knows is refused, not taken for a visitor', async () => {
    for (const token of ['', 'nonsense', `mdt_${'A'.repeat(43)}`]) {
      expect((await bearer(token, '/api/v1/bootstrap-data')).statusCode).toBe(401)
    }
  })

  it('of a suspended or unverified owner is refused', async () => {
    const owner = await developer()
    const { plainTextToken } = await tokenOf(owner)
    await change(owner.id, { banned_at: new Date() })
    expect((await bearer(plainTextToken, `/api/v1/users/${owner.id}`)).json().code).toBe(
      'accountSuspended',
    )
    const unverified = await developer()
    const second = await tokenOf(unverified)
    await change(unverified.id, { email_verified_at: null })
    await updateSettings(test.platform, { require_email_confirmation: true })
    expect(
      (await bearer(second.plainTextToken, `/api/v1/users/${unverified.id}`)).json().code,
    ).toBe('emailUnverified')
    await updateSettings(test.platform, { require_email_confirmation: false })
  })

  it('of an owner who was deleted is refused', async () => {
    const owner = await developer()
    const { plainTextToken } = await tokenOf(owner)
    await test.platform.db.deleteFrom('users').where('id', '=', owner.id).execute()
    await test.platform.cache.invalidate([userTag(owner.id)])
    expect((await bearer(plainTextToken, '/api/v1/bootstrap-data')).statusCode).toBe(401)
  })

  it('is neither made nor of use without the permission, or while the site offers no API', async () => {
    const member = await test.as('member')
    expect(
      (await member.call('POST', '/api/v1/access-tokens', { tokenName: 'x' })).statusCode,
    ).toBe(403)
    const owner = await developer()
    const { plainTextToken } = await tokenOf(owner)
    const { api } = await getSettings(test.platform)
    await updateSettings(test.platform, { api: { integrated: false } })
    expect((await owner.call('POST', '/api/v1/access-tokens', { tokenName: 'x' })).statusCode).toBe(
      403,
    )
    expect((await bearer(plainTextToken, '/api/v1/bootstrap-data')).statusCode).toBe(403)
    await updateSettings(test.platform, { api })
    expect((await bearer(plainTextToken, '/api/v1/bootstrap-data')).statusCode).toBe(200)
    await test.platform.db.deleteFrom('user_permissions').where('user_id', '=', owner.id).execute()
    await test.platform.cache.invalidate([userTag(owner.id)])
    expect((await bearer(plainTextToken, '/api/v1/bootstrap-data')).statusCode).toBe(403)
  })

  it('makes and deletes no tokens, and confirms no passwords: of its owner, or of the session in the cookie beside it', async () => {
    const owner = await developer()
    const { plainTextToken, token } = await tokenOf(owner)
    expect(
      (
        await bearer(plainTextToken, '/api/v1/access-tokens', {
          method: 'POST',
          payload: { tokenName: 'heir' },
        })
      ).statusCode,
    ).toBe(403)
    const deletion = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/access-tokens/${token.id}`,
      headers: { authorization: `Bearer ${plainTextToken}` },
    })
    expect(deletion.statusCode).toBe(403)
    await test.platform.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('a quiet Horse 7') })
      .where('id', '=', owner.id)
      .execute()
    expect(
      (
        await bearer(plainTextToken, '/auth/user/confirm-password', {
          method: 'POST',
          payload: { password: 'a quiet Horse 7' },
        })
      ).statusCode,
    ).toBe(403)
  })

  it('is one of at most fifty', async () => {
    const owner = await developer()
    await test.platform.db
      .insertInto('access_tokens')
      .values(
        Array.from({ length: 50 }, (_, index) => ({
          user_id: owner.id,
          name: String(index),
          token_hash: `${owner.id}-${index}`,
        })),
      )
      .execute()
    expect(
      (await owner.call('POST', '/api/v1/access-tokens', { tokenName: 'one more' })).statusCode,
    ).toBe(422)
  })
})
