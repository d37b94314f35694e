import { DEBRIDORS_MAX } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { describe, expect, it } from 'vitest'
import { lookingFirst } from '../../look-first.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { userTag } from '../../accounts/users/users.service.ts'

const test = lookingFirst(useTestApp())
const URL = '/api/v1/debridors'
const KEY = 'dEbRiD-Key-0123456789'

type Member = Awaited<ReturnType<typeof test.as>>

const add = async (owner: Member, body: object = {}) => {
  const answer = await owner.call('POST', URL, { provider: 1, api: KEY, ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().debridor
}
const storedOf = (userId: number) =>
  test.platform.db
    .selectFrom('debrid_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
const list = async (owner: Member, query = '') =>
  (await owner.call('GET', `${URL}?${query}`)).json().pagination
const fieldsOf = (answer: { statusCode: number; json(): { errors?: object } }) => [
  answer.statusCode,
  Object.keys(answer.json().errors ?? {}),
]

describe('debrid accounts', () => {
  it('are for premium members, by role or by plan', async () => {
    const member = await test.as('member')
    for (const call of [
      member.call('GET', URL),
      member.call('POST', URL, { provider: 1, api: KEY }),
      member.call('DELETE', `${URL}/1`),
    ]) {
      expect((await call).statusCode).toBe(403)
    }
    expect((await test.call('GET', URL)).statusCode).toBe(401)
    await test.platform.db
      .updateTable('users')
      .set({ is_premium: true })
      .where('id', '=', member.id)
      .execute()
    await test.platform.cache.invalidate([userTag(member.id)])
    expect((await member.call('GET', URL)).statusCode).toBe(200)
    expect((await add(member)).provider).toBe(1)
  })

  it('want a provider and a key, and say both at once', async () => {
    const owner = await test.as('premium')
    expect(fieldsOf(await owner.call('POST', URL, {}))).toEqual([422, ['provider', 'api']])
    expect(fieldsOf(await owner.call('POST', URL, { provider: 2 }))).toEqual([422, ['api']])
    const tooLong = await owner.call('POST', URL, { provider: 2, api: 'x'.repeat(501) })
    expect(tooLong.json().errors.api).toHaveLength(1)
  })

  it('are added with a key that is kept encrypted for its owner and never sent back', async () => {
    const owner = await test.as('premium')
    const answer = await owner.call('POST', URL, { provider: 5, api: ` ${KEY} ` })
    expect(answer.json().debridor).toEqual({
      id: expect.any(Number),
      version: 1,
      provider: 5,
      id_host: 5,
      api: '••••••••6789',
      username: null,
      active: true,
      expire_at: null,
      last_check: null,
      shares_address: false,
      problem: 'unreachable',
    })
    const [row] = await storedOf(owner.id)
    expect(JSON.stringify(row)).not.toContain(KEY)
    expect(test.platform.secrets.decrypt(row!.key_encrypted, `debridor-key:${owner.id}`)).toBe(KEY)
    expect(() =>
      test.platform.secrets.decrypt(row!.key_encrypted, `debridor-key:${owner.id + 1}`),
    ).toThrow()
    for (const url of [
      URL,
      '/api/v1/bootstrap-data',
      `/api/v1/users/${owner.id}`,
      '/api/v1/users/me/export',
    ]) {
      const { body, statusCode } = await owner.call('GET', url)
      expect([url, statusCode, body.includes(KEY), body.includes('key_encrypted')]).toEqual([
        url,
        200,
        false,
        false,
      ])
    }
    expect((await owner.call('GET', '/api/v1/users/me/export')).json().debridors).toMatchObject([
      { provider: 5, key_ending: '6789' },
    ])
  })

  it('need a provider and a key, by field', async () => {
    const owner = await test.as('premium')
    const post = (body: object) => owner.call('POST', URL, body)
    expect(fieldsOf(await post({ api: KEY }))).toEqual([422, ['provider']])
    expect(fieldsOf(await post({ provider: 8, api: KEY }))).toEqual([422, ['provider']])
    expect(fieldsOf(await post({ provider: '2', api: KEY }))).toEqual([422, ['provider']])
    for (const api of [
      undefined,
      null,
      '',
      '   ',
      'two words',
      'clé-de-débridage',
      'x'.repeat(501),
    ])
      expect(fieldsOf(await post({ provider: 1, api }))).toEqual([422, ['api']])
    expect(fieldsOf(await post({ provider: 1, api: KEY, expire_at: 'tomorrow' }))).toEqual([
      422,
      ['expire_at'],
    ])
    expect(fieldsOf(await post({ provider: 1, api: KEY, username: 'x'.repeat(201) }))).toEqual([
      422,
      ['username'],
    ])
    expect(await storedOf(owner.id)).toEqual([])
  })

  it('keep their key unless a new one is given, and forget with the old one what was known of it', async () => {
    const owner = await test.as('premium')
    const { id, api } = await add(owner, {
      provider: 1,
      username: 'ada',
      expire_at: '2031-05-01T00:00:00.000Z',
    })
    const [before] = await storedOf(owner.id)
    for (const kept of [undefined, '', null, api]) {
      const changed = await owner.call('POST', URL, { id, provider: 1, api: kept, active: false })
      expect(changed.json().debridor).toMatchObject({
        id,
        username: 'ada',
        active: false,
        expire_at: '2031-05-01T00:00:00.000Z',
        last_check: null,
      })
    }
    expect((await storedOf(owner.id))[0]!.key_encrypted).toBe(before!.key_encrypted)
    expect(fieldsOf(await owner.call('POST', URL, { id, provider: 3 }))).toEqual([422, ['api']])
    const other = await add(owner, { id, provider: 3, api: 'another-key-abcdWXYZ' })
    expect(other).toEqual({
      id,
      version: 3,
      provider: 3,
      id_host: null,
      api: '••••••••WXYZ',
      username: null,
      active: false,
      expire_at: null,
      last_check: null,
      shares_address: false,
      problem: 'unreachable',
    })
    expect(await storedOf(owner.id)).toHaveLength(1)
  })

  it('are changed and seen by their owner only, whatever else others may do', async () => {
    const owner = await test.as('premium')
    const { id } = await add(owner)
    const other = await test.as('premium')
    expect(
      (await other.call('POST', URL, { id, provider: 1, api: 'stolen-key-0000' })).statusCode,
    ).toBe(404)
    expect((await other.call('DELETE', `${URL}/${id}`)).statusCode).toBe(404)
    expect((await list(other)).data).toEqual([])
    const admin = await test.as('admin')
    expect((await admin.call('GET', URL)).statusCode).toBe(403)
    await test.platform.db
      .updateTable('users')
      .set({ is_premium: true })
      .where('id', '=', admin.id)
      .execute()
    await test.platform.cache.invalidate([userTag(admin.id)])
    expect((await admin.call('DELETE', `${URL}/${id}`)).statusCode).toBe(404)
    expect((await list(admin)).data).toEqual([])
    expect((await storedOf(owner.id)).map((row) => row.key_ending)).toEqual(['6789'])
  })

  it('are deleted together or not at all', async () => {
    const owner = await test.as('premium')
    const [first, second] = [await add(owner), await add(owner)]
    const strange = await add(await test.as('premium'))
    expect((await owner.call('DELETE', `${URL}/${first.id},${strange.id}`)).statusCode).toBe(404)
    expect((await owner.call('DELETE', `${URL}/${first.id},999999999`)).statusCode).toBe(404)
    expect(
      (await owner.call('DELETE', `${URL}/${first.id};drop`)).statusCode,
    ).toBeGreaterThanOrEqual(404)
    expect(await storedOf(owner.id)).toHaveLength(2)
    const done = await owner.call('DELETE', `${URL}/${first.id},${second.id}`)
    expect(done.json()).toEqual({ deleted: 2 })
    expect(await storedOf(owner.id)).toEqual([])
  })

  it('end at a number that nobody needs', async () => {
    const owner = await test.as('premium')
    await test.platform.db
      .insertInto('debrid_accounts')
      .values(
        Array.from({ length: DEBRIDORS_MAX }, () => ({
          user_id: owner.id,
          provider: 1,
          key_encrypted: 'x',
        })),
      )
      .execute()
    expect(fieldsOf(await owner.call('POST', URL, { provider: 1, api: KEY }))).toEqual([
      422,
      ['provider'],
    ])
  })
})

describe('the switch for automatic premium links', () => {
  const change = async (owner: Member, details: object) => {
    const { version } = (await owner.call('GET', '/api/v1/bootstrap-data')).json().user
    return owner.call('PUT', `/api/v1/users/${owner.id}`, { version, ...details })
  }
  const save = (owner: Member, isOn: boolean) => change(owner, { more_info: { debrid_link: isOn } })

  it('is kept with the account and part of what pages start with', async () => {
    const owner = await test.as('premium')
    expect((await save(owner, true)).json().user.more_info).toEqual({ debrid_link: true })
    expect((await owner.call('GET', '/api/v1/bootstrap-data')).json().user.more_info).toEqual({
      debrid_link: true,
    })
    await change(owner, { first_name: 'Ada' })
    await change(owner, { more_info: {} })
    expect((await owner.call('GET', '/api/v1/bootstrap-data')).json().user).toMatchObject({
      first_name: 'Ada',
      more_info: { debrid_link: true },
    })
    expect((await save(owner, false)).json().user.more_info).toEqual({ debrid_link: false })
  })

  it('is switched on by premium members only, each for themselves', async () => {
    const member = await test.as('member')
    expect(fieldsOf(await save(member, true))).toEqual([422, ['more_info.debrid_link']])
    expect((await save(member, false)).statusCode).toBe(200)
    const other = await test.as('premium')
    expect(
      (
        await other.call('PUT', `/api/v1/users/${member.id}`, {
          version: 1,
          more_info: { debrid_link: true },
        })
      ).statusCode,
    ).toBe(404)
  })
})
