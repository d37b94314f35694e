import { describe, expect, it } from 'vitest'
import { lookingFirst } from '../../look-first.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { buildUser } from '../users/users.factory.ts'
import { isTimezone } from './is-timezone.ts'

const test = lookingFirst(useTestApp())
const DETAILS = {
  first_name: ' Ada ',
  last_name: 'Lovelace',
  language: 'fr',
  country: 'GB',
  timezone: 'Europe/London',
}

const change = ({ call }: Pick<typeof test, 'call'>, id: number, details: object) =>
  call('PUT', `/api/v1/users/${id}`, details)

describe('account details', () => {
  it('are changed by their owner, and seen at once', async () => {
    const member = await test.as('member')
    const { user } = (await change(member, member.id, DETAILS)).json()
    expect(user).toMatchObject({ ...DETAILS, first_name: 'Ada', name: 'Ada Lovelace' })
    const { user: own, i18n } = (await member.call('GET', '/api/v1/bootstrap-data')).json()
    expect([own.name, own.country, i18n.language]).toEqual(['Ada Lovelace', 'GB', 'fr'])
  })

  it('that are left out stay, and empty ones go', async () => {
    const member = await test.as('member')
    await change(member, member.id, DETAILS)
    const { user } = (await change(member, member.id, { last_name: '', timezone: null })).json()
    expect(user).toMatchObject({
      first_name: 'Ada',
      last_name: null,
      name: 'Ada',
      country: 'GB',
      timezone: null,
    })
  })

  it('are refused field by field', async () => {
    const member = await test.as('member')
    const wrong = {
      first_name: 'x'.repeat(61),
      language: 'no language',
      country: 'FRA',
      timezone: 'x'.repeat(65),
    }
    const refused = await change(member, member.id, wrong)
    expect([refused.statusCode, Object.keys(refused.json().errors).sort()]).toEqual([
      422,
      ['country', 'first_name', 'language', 'timezone'],
    ])
    const klingon = await change(member, member.id, { language: 'tlh' })
    expect([klingon.statusCode, Object.keys(klingon.json().errors)]).toEqual([422, ['language']])
    const unknown = {
      country: 'ZZ',
      timezone: 'Europe/Atlantis',
      image: 'https://elsewhere.example/pixel.png',
    }
    expect((await change(member, member.id, unknown)).json().errors).toEqual({
      country: ['Please choose a country of the list.'],
      timezone: ['Please choose a time zone of the list.'],
      image: ['Please select an image.'],
    })
  })

  it('never change what is not a detail', async () => {
    const member = await test.as('member')
    await change(member, member.id, {
      email: 'other@test.example',
      is_premium: true,
      banned_at: null,
      username: 'other',
      roles: [7],
    })
    const { user } = (await member.call('GET', `/api/v1/users/${member.id}`)).json()
    expect(user).toMatchObject({ IsPremium: false, roles: [{ name: 'Member' }] })
    expect([user.email, user.username]).not.toContain('other')
  })

  it('of others are changed by those who manage accounts only, and nobody else learns which accounts there are', async () => {
    const target = await buildUser(test.platform.db)
    const changeAs = async (role: 'member' | 'moderator' | 'admin', id: number) =>
      change(await test.as(role), id, { first_name: 'Grace' })
    expect((await changeAs('admin', target.id)).json().user.first_name).toBe('Grace')
    for (const role of ['member', 'moderator'] as const) {
      const [existing, missing] = [
        await changeAs(role, target.id),
        await changeAs(role, 999_999_999),
      ]
      expect([existing.statusCode, existing.body]).toEqual([404, missing.body])
    }
    expect((await change(test, target.id, { version: 1, first_name: 'Eve' })).statusCode).toBe(401)
  })
})

describe('two who change an account at once', () => {
  it('do not overwrite each other: the later one is told what changed, as far as they may see it', async () => {
    const [member, staff] = [await test.as('member'), await test.as('admin')]
    await change(staff, member.id, { first_name: 'Ada', country: 'GB' })
    const late = await change(member, member.id, { version: 1, country: 'FR' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict'])
    expect(late.json().conflicts).toMatchObject([
      {
        id: member.id,
        version: 2,
        changed: { first_name: [null, 'Ada'], country: [null, 'GB'] },
        current: { country: 'GB', version: 2 },
      },
    ])
    expect(
      (await change(member, member.id, { version: 2, country: 'FR' })).json().user,
    ).toMatchObject({ first_name: 'Ada', country: 'FR', version: 3 })
  })

  it('are not those who choose a language or log in meanwhile', async () => {
    const member = await test.as('member')
    await member.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    await test.platform.db
      .updateTable('users')
      .set({ last_login_at: new Date(), updated_at: new Date() })
      .where('id', '=', member.id)
      .execute()
    const { statusCode } = await change(member, member.id, { version: 1, country: 'FR' })
    expect(statusCode).toBe(200)
  })
})

describe('an account that is suspended', () => {
  it('looks like one that does not exist, to all but those who manage accounts', async () => {
    const target = await buildUser(test.platform.db, { banned_at: new Date() })
    const member = await test.as('member')
    for (const caller of [test, member]) {
      const [hidden, missing] = [
        await caller.call('GET', `/api/v1/users/${target.id}`),
        await caller.call('GET', '/api/v1/users/999999999'),
      ]
      expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body])
      expect((await caller.call('GET', `/api/v1/get-user/${target.username}`)).statusCode).toBe(404)
    }
    for (const role of ['moderator', 'admin'] as const)
      expect(
        (await (await test.as(role)).call('GET', `/api/v1/users/${target.id}`)).statusCode,
      ).toBe(200)
  })
})

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Paris', 'Asia/Kolkata', 'Asia/Calcutta'])('may be %s', (name) =>
    expect(isTimezone(name)).toBe(true),
  )
  it.each(['', '+01:00', 'Mars/Olympus', '../etc/passwd'])('may not be “%s”', (name) =>
    expect(isTimezone(name)).toBe(false),
  )
})
