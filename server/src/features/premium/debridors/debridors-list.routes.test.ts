import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Member = Awaited<ReturnType<typeof test.as>>
const URL = '/api/v1/debridors'
interface Account {
  readonly provider: number
  readonly username?: string | undefined
  readonly active?: boolean
}
/** As if the service had said whose it is. */
const add = (owner: Member, { provider, username, active = true }: Account) =>
  test.platform.db
    .insertInto('debrid_accounts')
    .values({
      user_id: owner.id,
      provider,
      key_encrypted: 'x',
      key_ending: '6789',
      username: username ?? null,
      is_active: active,
      checked_at: username === undefined ? null : test.platform.clock.now(),
    })
    .execute()
const list = async (owner: Member, query = '') =>
  (await owner.call('GET', `${URL}?${query}`)).json().pagination

describe('the list of debrid accounts', () => {
  it('comes in pages, in order, and by what is looked for', async () => {
    const owner = await test.as('premium')
    for (const [provider, username, active] of [
      [2, 'bea', true],
      [2, 'Ada', false],
      [1, undefined, true],
      [7, '100%', true],
    ] as const)
      await add(owner, { provider, username, active })
    const names = async (query: string) =>
      (await list(owner, query)).data.map(
        (row: { username: string | null; provider: number }) => row.username ?? row.provider,
      )
    expect((await list(owner)).per_page).toBe(15)
    expect(await names('')).toEqual(['100%', 1, 'Ada', 'bea'])
    expect(await names('orderBy=username&orderDir=asc')).toEqual(['100%', 'Ada', 'bea', 1])
    expect(await names('orderBy=username&orderDir=desc')).toEqual(['bea', 'Ada', '100%', 1])
    expect(await names('orderBy=last_check&orderDir=desc')).toEqual(['100%', 'Ada', 'bea', 1])
    expect(await names('query=AD')).toEqual(['Ada'])
    expect(await names('query=%25')).toEqual(['100%'])
    expect(await names('query=allDebrid')).toEqual(['Ada', 'bea'])
    expect(await names('query=6789&perPage=2&page=2')).toEqual(['Ada', 'bea'])
    expect(
      await names(`filters=${encodeFilters([{ key: 'active', value: false, operator: '=' }])}`),
    ).toEqual(['Ada'])
    expect(
      await names(`filters=${encodeFilters([{ key: 'provider', value: 7, operator: '=' }])}`),
    ).toEqual(['100%'])
    for (const query of [
      'orderBy=key_encrypted',
      'perPage=1000',
      `filters=${encodeFilters([{ key: 'user_id', value: 1, operator: '=' }])}`,
    ]) {
      expect((await owner.call('GET', `${URL}?${query}`)).statusCode).toBe(422)
    }
  })

  it('is a file, without their keys, of what was found and in its order', async () => {
    const owner = await test.as('premium')
    await add(await test.as('premium'), { provider: 1, username: 'somebody else' })
    await add(owner, { provider: 2, username: '=cmd()', active: false })
    await add(owner, { provider: 1, username: 'ada "the first", known', active: true })
    const file = await owner.call('GET', `${URL}/csv?orderBy=username`)
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="debrid-accounts-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      'cache-control': 'private, no-store',
    })
    expect(
      file.body
        .replaceAll(test.platform.clock.now().toISOString().slice(0, 10), 'today')
        .replaceAll(/T[\d:.]+Z/g, '')
        .split('\n'),
    ).toEqual([
      '\ufeffUsername,Account Status,Type,Expiration,Last check,Status',
      "'=cmd(),No,alldebrid,,today,No",
      '"ada ""the first"", known",No,debrid-link,,today,Yes',
      '',
    ])
    expect((await owner.call('GET', `${URL}/csv?query=ADA`)).body.split('\n')).toHaveLength(3)
    expect((await owner.call('GET', `${URL}/csv?orderBy=key`)).statusCode).toBe(422)
    expect((await owner.call('GET', `${URL}/csv?query=nobody`)).body.split('\n')).toHaveLength(2)
  })

  it('is no file where it is too long for one, and says so in words', async () => {
    const owner = await test.as('premium')
    await sql`insert into debrid_accounts (user_id, provider, key_encrypted)
      select ${owner.id}, 1, 'x' from generate_series(1, 100001)`.execute(test.platform.db)
    const answer = await owner.call('GET', `${URL}/csv`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      message: 'One file holds at most 100,000 rows. Search or filter the list first.',
      errors: {
        filters: ['One file holds at most 100,000 rows. Search or filter the list first.'],
      },
    })
    expect((await list(owner)).total).toBe(100_001)
  })
})
