import { describe, expect, it } from 'vitest'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { inDays, useCouponStage } from './coupons-stage.factory.ts'

const { test, stage, make, list } = useCouponStage()
const api = '/api/v1/billing'
const DAY = 86_400_000

describe('coupons', () => {
  it('say what is wrong by field', async () => {
    const wrong: Record<string, object> = {
      code: { code: '--' },
      percent_off: { percent_off: null },
      amount_off: { amount_off: 2, currency: 'EUR' },
      currency: { percent_off: null, amount_off: 2 },
      months: { duration: 'months' },
      expires_at: { expires_at: inDays(-1) },
      most_redemptions: { most_redemptions: 0 },
      plan_ids: { plan_ids: [987_654] },
    }
    for (const [field, form] of Object.entries(wrong))
      expect((await make(form)).errors, field).toHaveProperty(field)
    const fine = await make({ percent_off: null, amount_off: 0.505, currency: 'EUR' })
    expect(fine.errors).toHaveProperty('amount_off')
    await make()
    expect((await make({ code: 'spring26' })).errors).toHaveProperty('code')
  })

  it('are found by code, remark and state, and read as a file', async () => {
    await make({ note: 'For the fair' })
    await make({ code: 'OLD', expires_at: inDays(1) })
    await test.platform.db
      .updateTable('coupons')
      .set({ expires_at: new Date(Date.now() - DAY) })
      .where('code', '=', 'OLD')
      .execute()
    const codes = async (query: string) =>
      (await list(query)).map(({ code }: { code: string }) => code)
    expect(await codes('?query=fair')).toEqual(['SPRING-26'])
    const filters = (state: string) =>
      encodeFilters([{ key: 'state', value: [state], operator: '=' } as never])
    expect(await codes(`?filters=${filters('expired')}`)).toEqual(['OLD'])
    expect(await codes(`?filters=${filters('open')}`)).toEqual(['SPRING-26'])
    const csv = (await stage.admin.call('GET', `${api}/coupons/csv`)).body
    expect(csv).toContain('SPRING-26')
    expect(csv).toContain('20 %')
  })

  it('are given another end and limit, and a past end is refused unless it stands already', async () => {
    const { coupon } = await make({ expires_at: inDays(3) })
    const limit = (form: object) =>
      stage.admin.call('POST', `${api}/coupons/${coupon.id}/limits`, form)
    const at = inDays(9)
    const { coupon: changed } = (await limit({ expires_at: at, most_redemptions: 7 })).json()
    expect(changed).toMatchObject({ expires_at: at, most_redemptions: 7 })
    expect((await limit({ expires_at: inDays(-2) })).statusCode).toBe(422)
    expect((await limit({})).json().coupon).toMatchObject({ expires_at: null })
  })

  it('are made by those who look after subscriptions alone', async () => {
    const { coupon } = await make()
    for (const role of ['member', 'moderator'] as const) {
      const { call } = await test.as(role)
      expect((await call('GET', `${api}/coupons`)).statusCode).toBe(403)
      expect((await call('POST', `${api}/coupons`, { code: 'MINE' })).statusCode).toBe(403)
      const path = `${api}/coupons/${coupon.id}`
      expect((await call('GET', `${path}/redemptions`)).statusCode).toBe(403)
      expect((await call('POST', `${path}/archive`)).statusCode).toBe(403)
    }
  })
})
