import { beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { LOGINS_BY_ACCOUNT, LOGINS_BY_DEVICE } from '../password-checks/lockout.service.ts'
import { DEVICE_COOKIE } from './known-devices.service.ts'
import { COOKIE, PASSWORD, sessionCookie, useAuthStage } from './auth-stage.factory.ts'

const { test, post, buildAccount } = useAuthStage()

describe('guessing a password', () => {
  const logIn = (email: string, password: string, device?: string) =>
    post(
      '/auth/login',
      { email, password },
      device === undefined ? {} : { cookie: `${DEVICE_COOKIE}=${device}` },
    )
  const deviceOf = (response: { cookies: { name: string; value: string }[] }) =>
    response.cookies.find(({ name }) => name === DEVICE_COOKIE)!.value
  const statusesOf = async (tries: number, guess: () => ReturnType<typeof logIn>) =>
    (await Promise.all(Array.from({ length: tries }, guess))).map(({ statusCode }) => statusCode)
  const closeTo = (email: string) =>
    statusesOf(LOGINS_BY_ACCOUNT.attempts + 1, () => logIn(email, 'wrong'))

  beforeEach(() => test.platform.db.deleteFrom('throttles').execute())

  it('from anywhere locks nobody out of a device that they logged in with before', async () => {
    const { email } = await buildAccount()
    const device = deviceOf(await logIn(email, PASSWORD))
    await closeTo(email)
    expect((await logIn(email, PASSWORD)).statusCode).toBe(429)
    const back = await logIn(email, PASSWORD, device)
    expect(back.statusCode).toBe(200)
    expect(deviceOf(back)).not.toBe(device)
    expect((await logIn(email, PASSWORD)).statusCode, 'and opens nothing to the others').toBe(429)
  })

  it('on a device that is known is counted by itself', async () => {
    const { email } = await buildAccount()
    const device = deviceOf(await logIn(email, PASSWORD))
    const statuses = await statusesOf(LOGINS_BY_DEVICE.attempts + 5, () =>
      logIn(email, 'wrong', device),
    )
    expect(statuses.filter((status) => status === 422)).toHaveLength(LOGINS_BY_DEVICE.attempts)
    expect((await logIn(email, PASSWORD, device)).statusCode).toBe(429)
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200)
  })

  it('is not helped by a device that is known to another account, or was made up', async () => {
    const { email } = await buildAccount()
    const other = deviceOf(await logIn((await buildAccount()).email, PASSWORD))
    const own = deviceOf(await logIn(email, PASSWORD))
    await closeTo(email)
    const [name, issuedAt, signature] = own.split('.')
    for (const device of [
      other,
      `${name}.${Number(issuedAt) + 1}.${signature}`,
      `${'A'.repeat(16)}.${issuedAt}.${signature}`,
      `${name}.${issuedAt}.${'A'.repeat(43)}`,
      'nonsense~~.',
    ])
      expect((await logIn(email, PASSWORD, device)).statusCode).toBe(429)
    expect((await logIn(email, PASSWORD, `${other}~${own}`)).statusCode).toBe(200)
  })

  it('is not helped by a login of 400 days ago, nor by a device that says to know everybody', async () => {
    const { id, email } = await buildAccount()
    const own = deviceOf(await logIn(email, PASSWORD))
    const deviceOfDaysAgo = (days: number) => {
      const name = 'B'.repeat(16)
      const issuedAt = Date.now() - days * 24 * 3_600_000
      const signature = test.platform.secrets.sign(`${id}/${name}/${issuedAt}`, 'known-device')
      return `${name}.${issuedAt}.${signature}`
    }
    const others = (count: number) => `${own.replace(/\.\d+\./, '.1.')}~`.repeat(count)
    await closeTo(email)
    for (const device of [deviceOfDaysAgo(401), others(5) + own])
      expect((await logIn(email, PASSWORD, device)).statusCode).toBe(429)
    for (const device of [deviceOfDaysAgo(399), others(4) + own])
      expect((await logIn(email, PASSWORD, device)).statusCode).toBe(200)
  })

  it('is on one device possible for everybody who logged in with it', async () => {
    const [first, second] = [await buildAccount(), await buildAccount()]
    const device = deviceOf(
      await logIn(second.email, PASSWORD, deviceOf(await logIn(first.email, PASSWORD))),
    )
    for (const { email } of [first, second]) {
      await closeTo(email)
      expect((await logIn(email, PASSWORD, device)).statusCode).toBe(200)
    }
  })

  it('is not covered up by logins of an account that only typed the same address', async () => {
    const { email } = await buildAccount()
    const own = 'another quiet Horse'
    await buildAccount({
      email: 'stand-in@unconfirmed.invalid',
      unconfirmed_email: email,
      email_verified_at: null,
      password_hash: await hashPassword(own),
    })
    for (let round = 0; round < LOGINS_BY_ACCOUNT.attempts / 2; round += 1) {
      await logIn(email, 'wrong')
      expect((await logIn(email, own)).statusCode).toBe(200)
    }
    expect((await logIn(email, 'wrong')).statusCode).toBe(429)
  })

  it('passes its limit in no number made at the same moment', async () => {
    const { email } = await buildAccount()
    const statuses = await statusesOf(30, () => logIn(email, 'wrong'))
    expect(statuses.filter((status) => status === 422)).toHaveLength(LOGINS_BY_ACCOUNT.attempts)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('elsewhere keeps nobody from confirming theirs who is logged in', async () => {
    const { email } = await buildAccount()
    const cookie = `${COOKIE}=${sessionCookie(await logIn(email, PASSWORD))!.value}`
    await closeTo(email)
    const confirm = (password: string) =>
      post('/auth/user/confirm-password', { password }, { cookie })
    expect((await confirm(PASSWORD)).statusCode).toBe(200)
    await statusesOf(LOGINS_BY_DEVICE.attempts, () => confirm('wrong'))
    expect((await confirm(PASSWORD)).statusCode).toBe(429)
  })
})
