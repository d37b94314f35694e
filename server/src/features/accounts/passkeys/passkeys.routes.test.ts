import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { openSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { createTestAuthenticator } from './test-authenticator.ts'

const PASSWORD = 'a quiet Horse 7'
const SITE = { origin: 'https://media.example', rpId: 'media.example' }
const test = useTestApp({ BASE_URL: 'https://media.example/site' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const send = (
  method: Method,
  url: string,
  payload?: object,
  cookies: Record<string, string> = {},
) =>
  test.app.inject({
    method,
    url,
    cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(payload && { payload }),
  })

async function buildMember() {
  const user = await buildUser(test.platform.db, { password_hash: await hashPassword(PASSWORD) })
  const token = await openSession(test.platform, {
    userId: user.id,
    isRemembered: false,
    userAgent: 'test',
    ipAddress: '127.0.0.1',
  })
  const call = (method: Method, url: string, payload?: object) =>
    send(method, url, payload, { [SESSION_COOKIE]: token })
  const confirmPassword = () => call('POST', '/auth/user/confirm-password', { password: PASSWORD })
  return { ...user, call, confirmPassword }
}

async function begin(member: Awaited<ReturnType<typeof buildMember>>, name = 'My phone') {
  const { options } = (await member.call('POST', '/auth/user/passkeys/options', { name })).json()
  return { ...SITE, challenge: options.challenge as string, userId: options.user.id as string }
}

/** An account with a passkey, and the device that holds it. */
async function buildOwner(name = 'My phone') {
  const member = await buildMember()
  await member.confirmPassword()
  const device = createTestAuthenticator()
  const created = await member.call('POST', '/auth/user/passkeys', {
    name,
    credential: device.create(await begin(member)),
  })
  expect(created.statusCode).toBe(200)
  return { ...member, device, passkeyId: created.json().passkeys[0].id as number }
}

const challenge = async () =>
  ((await send('POST', '/auth/passkey-login/options')).json().options as { challenge: string })
    .challenge

const logIn = (credential: object, remember = false) =>
  send('POST', '/auth/passkey-login', { credential, remember })

const sessionCookie = (answer: Awaited<ReturnType<typeof send>>) =>
  (answer.cookies as { name: string; maxAge?: number }[]).find(
    ({ name }) => name === SESSION_COOKIE,
  )

describe('making a passkey', () => {
  it('needs a password confirmed lately, and a name', async () => {
    const member = await buildMember()
    expect(
      (await member.call('POST', '/auth/user/passkeys/options', { name: 'x' })).statusCode,
    ).toBe(423)
    await member.confirmPassword()
    const refused = await member.call('POST', '/auth/user/passkeys/options', { name: ' ' })
    expect(refused.json().errors).toEqual({ name: ['Please enter a name for the passkey.'] })
  })

  it('asks for one that finds its account and that is opened by a PIN or a finger, on this site', async () => {
    const { call } = await buildOwner()
    const { options } = (
      await call('POST', '/auth/user/passkeys/options', { name: 'Second' })
    ).json()
    expect(options).toMatchObject({
      rp: { id: 'media.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect(options.excludeCredentials).toHaveLength(1)
  })

  it('keeps it with its name, and tells nobody its key', async () => {
    const owner = await buildOwner('  Work phone ')
    const list = await owner.call('GET', '/auth/user/passkeys')
    expect(list.json().passkeys).toEqual([
      {
        id: owner.passkeyId,
        name: 'Work phone',
        created_at: expect.any(String),
        last_used_at: null,
      },
    ])
  })

  it('takes an answer once, in time, and from who asked', async () => {
    const [member, other] = [await buildMember(), await buildMember()]
    await member.confirmPassword()
    await other.confirmPassword()
    const ceremony = await begin(member)
    const device = createTestAuthenticator()
    const credential = device.create(ceremony)
    expect(
      (await other.call('POST', '/auth/user/passkeys', { name: 'x', credential })).statusCode,
    ).toBe(422)
    expect(
      (await member.call('POST', '/auth/user/passkeys', { name: 'x', credential })).statusCode,
    ).toBe(200)
    expect(
      (await member.call('POST', '/auth/user/passkeys', { name: 'x', credential })).statusCode,
    ).toBe(422)
    const late = await begin(member)
    await test.platform.db
      .updateTable('webauthn_challenges')
      .set({ expires_at: new Date() })
      .execute()
    expect(
      (
        await member.call('POST', '/auth/user/passkeys', {
          name: 'x',
          credential: createTestAuthenticator().create(late),
        })
      ).statusCode,
    ).toBe(422)
  })

  it('refuses what was made on another site, or without asking who holds the device', async () => {
    const member = await buildMember()
    await member.confirmPassword()
    for (const fault of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isUserVerified: false },
    ]) {
      const credential = createTestAuthenticator().create({ ...(await begin(member)), ...fault })
      const refused = await member.call('POST', '/auth/user/passkeys', { name: 'x', credential })
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
        422,
        ['credential'],
      ])
    }
    expect((await member.call('GET', '/auth/user/passkeys')).json().passkeys).toEqual([])
  })
})

describe('logging in with a passkey', () => {
  it('opens a session and notes the use', async () => {
    const owner = await buildOwner()
    const answer = await logIn(owner.device.get({ ...SITE, challenge: await challenge() }))
    expect(answer.json().bootstrapData.user.id).toBe(owner.id)
    expect(sessionCookie(answer)?.maxAge).toBeUndefined()
    const remembered = await logIn(
      owner.device.get({ ...SITE, challenge: await challenge() }),
      true,
    )
    expect(sessionCookie(remembered)?.maxAge).toBe(30 * 24 * 3600)
    const [passkey] = (await owner.call('GET', '/auth/user/passkeys')).json().passkeys
    expect(passkey.last_used_at).toEqual(expect.any(String))
  })

  it('is both factors in one', async () => {
    const owner = await buildOwner()
    await test.platform.db
      .insertInto('two_factor')
      .values({
        user_id: owner.id,
        secret_encrypted: 'x',
        recovery_codes_encrypted: test.platform.secrets.encrypt('[]', `recovery-codes:${owner.id}`),
        confirmed_at: new Date(),
      })
      .execute()
    expect(
      (await send('POST', '/auth/login', { email: owner.email, password: PASSWORD })).json(),
    ).toEqual({ two_factor: true })
    expect(
      (await logIn(owner.device.get({ ...SITE, challenge: await challenge() }))).json()
        .bootstrapData.user.id,
    ).toBe(owner.id)
  })

  it('takes each challenge once, in time, and none that was for making a passkey', async () => {
    const owner = await buildOwner()
    const first = await challenge()
    expect((await logIn(owner.device.get({ ...SITE, challenge: first }))).statusCode).toBe(200)
    expect((await logIn(owner.device.get({ ...SITE, challenge: first }))).statusCode).toBe(422)
    expect(
      (await logIn(owner.device.get({ ...SITE, challenge: (await begin(owner)).challenge })))
        .statusCode,
    ).toBe(422)
    expect((await logIn(owner.device.get({ ...SITE, challenge: 'made-up' }))).statusCode).toBe(422)
    const late = await challenge()
    await test.platform.db
      .updateTable('webauthn_challenges')
      .set({ expires_at: new Date() })
      .execute()
    expect((await logIn(owner.device.get({ ...SITE, challenge: late }))).statusCode).toBe(422)
  })

  it('refuses other sites, devices that asked nobody, copies, other accounts and unknown keys, all in the same words', async () => {
    const owner = await buildOwner()
    const other = await buildOwner()
    const ceremony = async () => ({ ...SITE, challenge: await challenge() })
    expect((await logIn(owner.device.get(await ceremony(), { counter: 7 }))).statusCode).toBe(200)
    const faulty = [
      owner.device.get({ ...(await ceremony()), origin: 'https://evil.example' }),
      owner.device.get({ ...(await ceremony()), rpId: 'evil.example' }),
      owner.device.get({ ...(await ceremony()), isUserVerified: false }),
      owner.device.get(await ceremony(), { counter: 7 }),
      owner.device.get(await ceremony(), {
        counter: 20,
        userHandle: Buffer.from(String(other.id)).toString('base64url'),
      }),
      {
        ...other.device.get(await ceremony()),
        id: owner.device.get(await ceremony(), { counter: 21 }).id,
      },
      createTestAuthenticator().get(await ceremony()),
    ]
    for (const credential of faulty) {
      const refused = await logIn(credential)
      expect(refused.json().errors).toEqual({ credential: ['This passkey opens no account here.'] })
      expect(sessionCookie(refused)).toBeUndefined()
    }
  })

  it('is for visitors only', async () => {
    const owner = await buildOwner()
    expect((await owner.call('POST', '/auth/passkey-login/options')).statusCode).toBe(403)
  })
})

describe('keeping passkeys', () => {
  it('lets their owner rename and delete them, and nobody else', async () => {
    const owner = await buildOwner()
    const path = `/auth/user/passkeys/${owner.passkeyId}`
    const admin = await test.as('admin')
    expect((await admin.call('PUT', path, { name: 'Mine' })).statusCode).toBe(403)
    const stranger = await buildMember()
    await stranger.confirmPassword()
    expect((await stranger.call('DELETE', path)).statusCode).toBe(403)
    expect((await owner.call('PUT', path, { name: 'Old phone' })).json().passkeys[0].name).toBe(
      'Old phone',
    )
    expect((await owner.call('DELETE', path)).json().passkeys).toEqual([])
    expect(
      (await logIn(owner.device.get({ ...SITE, challenge: await challenge() }))).statusCode,
    ).toBe(422)
  })

  it('needs a password confirmed lately to delete one', async () => {
    const owner = await buildOwner()
    const fresh = await openSession(test.platform, {
      userId: owner.id,
      isRemembered: false,
      userAgent: 'test',
      ipAddress: '127.0.0.1',
    })
    expect(
      (
        await send('DELETE', `/auth/user/passkeys/${owner.passkeyId}`, undefined, {
          [SESSION_COOKIE]: fresh,
        })
      ).statusCode,
    ).toBe(423)
  })
})
