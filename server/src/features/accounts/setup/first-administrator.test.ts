import { beforeEach, describe, expect, it } from 'vitest'
import { isPasswordRight } from '../../../platform/passwords/passwords.ts'
import { useTestApp } from '../../test-app.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { getActorOf } from '../users/users.service.ts'
import { createFirstAdministrator } from './first-administrator.service.ts'

const test = useTestApp()
const EMAIL = 'boss@site.test'
const PASSWORD = 'Correct-horse-9'

const raise = (email = EMAIL) => createFirstAdministrator(test.platform, email, PASSWORD)
const users = () => test.platform.db.selectFrom('users').selectAll().orderBy('id').execute()
const isAdmin = async (id: number) =>
  (await getActorOf(test.platform, id)).roles.some(({ key }) => key === 'admin')

beforeEach(async () => {
  await test.platform.db.deleteFrom('users').execute()
})

describe('the first administrator', () => {
  it('is made of nothing on an empty site, with a proven address', async () => {
    expect(await raise()).toBe(true)
    const [made, ...others] = await users()
    expect(others).toEqual([])
    expect(made).toMatchObject({ username: 'admin', email: EMAIL })
    expect(made!.email_verified_at).not.toBeNull()
    expect(await isPasswordRight(PASSWORD, made!.password_hash)).toBe(true)
    expect(await isAdmin(made!.id)).toBe(true)
  })

  it('is not made where somebody is administrator', async () => {
    await buildUser(test.platform.db, { role: 'admin' })
    expect(await raise()).toBe(false)
    expect(await users()).toHaveLength(1)
  })

  it('gets another name where somebody is called admin', async () => {
    const member = await buildUser(test.platform.db, { username: 'Admin' })
    await raise()
    const [, made] = await users()
    expect(made!.username).toMatch(/^admin-[0-9a-f]{6}$/)
    expect(await isAdmin(member.id)).toBe(false)
  })

  it('may be somebody who is there and proved the address, by the new password alone', async () => {
    const { db } = test.platform
    const member = await buildUser(db, { email: EMAIL, password_hash: 'of before' })
    await openSession(test.platform, {
      userId: member.id,
      isRemembered: true,
      userAgent: undefined,
      ipAddress: undefined,
    })
    expect(await raise()).toBe(true)
    const [raised, ...others] = await users()
    expect([raised!.id, others]).toEqual([member.id, []])
    expect(await isAdmin(member.id)).toBe(true)
    expect(await isPasswordRight(PASSWORD, raised!.password_hash)).toBe(true)
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  it('is nobody who only typed the address', async () => {
    const squatter = await buildUser(test.platform.db, { email: EMAIL, email_verified_at: null })
    expect(await raise()).toBe(true)
    const [first, made] = await users()
    expect(first!.id).toBe(squatter.id)
    expect(await isAdmin(squatter.id)).toBe(false)
    expect(made!.email).toBe(EMAIL)
    expect(await isAdmin(made!.id)).toBe(true)
  })
})
