import { adPath } from '@mediatheque/contract/site/ads/ad-slots.ts'
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

describe('places for advertisements', () => {
  beforeAll(() => setAds({ general_top: CODE, title_top: '  \n ', person_top_height: 250 }))

  it('are told to pages where they are filled, and what stands there is not', async () => {
    const { body } = await test.call('GET', '/api/v1/bootstrap-data')
    expect(await slots()).toEqual([
      { name: 'general_top', version: expect.stringMatching(/^[\w-]{10}$/), heightPx: 90 },
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

  it('are all empty where the site shows none', async () => {
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
