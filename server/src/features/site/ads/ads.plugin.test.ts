import { AD_PREVIEW_PATH, AD_SLOTS, adPath } from '@mediatheque/contract/site/ads/ad-slots.ts'
import { settingsSchema, type PublicSettings } from '@mediatheque/contract/settings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { userTag } from '../../accounts/users/users.service.ts'
import { buildPlan } from '../../billing/products/plans.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../settings/settings.service.ts'

const test = useTestApp()
const DAY_MS = 86_400_000
const SHIPPED = settingsSchema.parse({}).ads
const CODE = '<script>document.body.append("Buy popcorn")</script>'

const ALWAYS = { from: null, until: null, device: 'all', roles: [] } as const
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const setAds = (ads: Partial<typeof SHIPPED>) =>
  updateSettings(test.platform, { ads: { ...SHIPPED, ...ads } })

const slots = async (): Promise<PublicSettings['ad_slots']> =>
  (await test.call('GET', '/api/v1/bootstrap-data')).json().settings.ad_slots

async function subscribe(userId: number): Promise<void> {
  const { db, cache } = test.platform
  const { product, prices } = await buildPlan(db)
  await db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      product_id: product.id,
      price_id: prices[0]!.id,
      starts_at: new Date(Date.now() - DAY_MS),
      current_period_end: new Date(Date.now() + DAY_MS),
    })
    .execute()
  await cache.invalidate([userTag(userId)])
}

async function findRole(key: string): Promise<number> {
  const found = test.platform.db.selectFrom('roles').select('id').where('key', '=', key)
  return (await found.executeTakeFirstOrThrow()).id
}

describe('places for advertisements', () => {
  beforeAll(() => setAds({ general_top: CODE, title_top: '  \n ', person_top_height: 250 }))

  it('are told to pages where they are filled, and what stands there is not', async () => {
    const { body } = await test.call('GET', '/api/v1/bootstrap-data')
    expect(await slots()).toEqual([
      {
        name: 'general_top',
        version: expect.stringMatching(/^[\w-]{10}$/),
        heightPx: 90,
        ...ALWAYS,
      },
    ])
    expect(body).not.toContain('popcorn')
  })

  it('are documents of nobody, which read nothing of the site and lead it nowhere', async () => {
    const { statusCode, headers, body } = await test.call('GET', adPath((await slots())[0]!))
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = String(headers['content-security-policy'])
    const [, allowed = ''] = /^sandbox ([^;]*)/.exec(policy) ?? []
    expect(allowed.split(' ')).toEqual([
      'allow-scripts',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ])
    for (const rule of ["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"])
      expect(policy).toContain(rule)
    expect(headers['cache-control']).toMatch(/^private/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain(CODE)
  })

  it('have another address when something else stands there, and the former is gone', async () => {
    const [former] = await slots()
    await setAds({ general_top: '<p>Buy tickets</p>' })
    const [current] = await slots()
    expect(current?.version).not.toBe(former?.version)
    expect((await test.call('GET', adPath(former!))).statusCode).toBe(404)
    expect((await test.call('GET', adPath(current!))).body).toContain('Buy tickets')
  })

  it.each(['/ads/title_top/x', '/ads/disable/x', '/ads/__proto__/x', '/ads/general_top/%00'])(
    'hold nothing at %s',
    async (address) => {
      expect((await test.call('GET', address)).statusCode).toBe(404)
    },
  )

  it('are closed to subscribers', async () => {
    const [slot] = await slots()
    const member = await test.as('member')
    expect((await member.call('GET', adPath(slot!))).statusCode).toBe(200)
    await subscribe(member.id)
    expect((await member.call('GET', adPath(slot!))).statusCode).toBe(404)
  })

  it.each(AD_SLOTS)('%s is filled only from and until the moments that it has', async (name) => {
    const set = (from: number | null, until: number | null) =>
      setAds({
        [name]: CODE,
        [`${name}_terms`]: {
          ...ALWAYS,
          from: from && inDays(from),
          until: until && inDays(until),
          roles: [],
        },
      })
    const given = async () => {
      const slot = (await slots()).find((filled) => filled.name === name)
      return (await test.call('GET', adPath(slot!))).statusCode
    }
    const said: number[] = []
    for (const [from, until] of [
      [null, null],
      [-2, 1],
      [1, null],
      [null, -1],
    ] as const) {
      await set(from, until)
      said.push(await given())
    }
    expect(said).toEqual([200, 200, 404, 404])
  })

  it('are for those alone who have one of the roles that they name', async () => {
    const [guest, moderator] = await Promise.all(['guest', 'moderator'].map((key) => findRole(key)))
    const given = async (...roles: number[]) => {
      await setAds({ general_top: CODE, general_top_terms: { ...ALWAYS, roles } })
      const [slot] = await slots()
      const staff = await test.as('moderator')
      return Promise.all(
        [test, staff].map(async ({ call }) => (await call('GET', adPath(slot!))).statusCode),
      )
    }
    expect(await given(moderator!)).toEqual([404, 200])
    expect(await given(guest!)).toEqual([200, 404])
    expect(await given(guest!, moderator!)).toEqual([200, 200])
    const staff = await test.as('moderator')
    expect(
      (await staff.call('GET', '/api/v1/bootstrap-data')).json().settings.ad_slots[0].roles,
    ).toEqual([guest, moderator])
  })

  it('cannot end before they begin, and begin with a day and a time', async () => {
    const { call } = await test.as('admin')
    const save = async (terms: object | null) => {
      const answer = await call('PUT', '/api/v1/settings/ads', {
        values: { 'ads.watch_top_terms': terms && { ...ALWAYS, ...terms } },
        seen: { 'ads.watch_top_terms': null },
      })
      return answer.json().errors ?? answer.statusCode
    }
    await setAds({})
    expect(await save({ from: inDays(2), until: inDays(1) })).toEqual({
      'ads.watch_top_terms.until': ['The end has to come after the beginning.'],
    })
    expect(await save({ from: 'soon' })).toEqual({
      'ads.watch_top_terms.from': ['Please enter a day and a time.'],
    })
    expect(await save({ from: inDays(1), until: inDays(2) })).toBe(200)
  })

  it('are seen before they are saved by who may save them, as such documents', async () => {
    const send = (cookie: string, site = 'same-origin') =>
      test.app.inject({
        method: 'POST',
        url: AD_PREVIEW_PATH,
        payload: `code=${encodeURIComponent(CODE)}`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': site,
          cookie,
        },
      })
    const admin = await test.as('admin')
    const seen = await send(admin.cookie)
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(String(seen.headers['content-security-policy'])).toMatch(/^sandbox /)
    expect(seen.body).toContain(CODE)
    const moderator = await test.as('moderator')
    for (const answer of [
      await send(moderator.cookie),
      await send(''),
      await send(admin.cookie, 'cross-site'),
    ]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.body).not.toContain('popcorn')
    }
  })

  it('are all empty where the site shows none', async () => {
    await setAds({ general_top: '<p>Buy tickets</p>' })
    const [slot] = await slots()
    await setAds({ general_top: '<p>Buy tickets</p>', disable: true })
    expect(await slots()).toEqual([])
    expect((await test.call('GET', adPath(slot!))).statusCode).toBe(404)
  })

  it('are no higher than 600 pixels', async () => {
    const { call } = await test.as('admin')
    const save = (value: number) =>
      call('PUT', '/api/v1/settings/ads', {
        values: { 'ads.watch_top_height': value },
        seen: { 'ads.watch_top_height': 90 },
      })
    const refused = await save(601)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
      422,
      ['ads.watch_top_height'],
    ])
    expect((await save(600)).statusCode).toBe(200)
  })
})
