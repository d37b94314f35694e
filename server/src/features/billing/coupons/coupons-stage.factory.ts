import { afterAll, afterEach, beforeAll } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { type Providers, setUpProviders } from '../payments/payments.factory.ts'
import { buildPlan } from '../products/plans.factory.ts'

type Caller = Awaited<ReturnType<ReturnType<typeof useTestApp>['as']>>
type Plan = Awaited<ReturnType<typeof buildPlan>>
type Gateway = 'stripe' | 'paypal'

const api = '/api/v1/billing'
const DAY_MS = 86_400_000
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/** A site with a plan that both providers sell, and what is done there with coupons: each test begins without any. */
export function useCouponStage() {
  const test = useTestApp()
  const stage = {} as { providers: Providers; admin: Caller; plan: Plan }
  beforeAll(async () => {
    stage.providers = await setUpProviders(test.platform)
    stage.admin = await test.as('admin')
    stage.plan = await buildPlan(test.platform.db, { name: 'Patron', trial_days: 9 })
  })
  afterAll(() => stage.providers.stop())
  afterEach(async () => {
    await test.platform.db.deleteFrom('coupons').execute()
  })
  const make = async (form: object = {}) => {
    const answer = await stage.admin.call('POST', `${api}/coupons`, {
      code: 'SPRING-26',
      percent_off: 20,
      ...form,
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const list = async (query = '') =>
    (await stage.admin.call('GET', `${api}/coupons${query}`)).json().pagination.data
  const formOf = ({ product, prices }: Plan, code: string | undefined = 'spring 26') => ({
    product_id: product.id,
    price_id: prices[0]!.id,
    ...(code !== '' && { code }),
  })
  const preview = async (member: Caller, form: object = formOf(stage.plan)) => {
    const answer = await member.call('POST', `${api}/checkouts/preview`, form)
    return { status: answer.statusCode, ...answer.json() }
  }
  const begin = async (member: Caller, gateway: Gateway, form: object = formOf(stage.plan)) => {
    const answer = await member.call('POST', `${api}/checkouts`, { ...form, gateway })
    return { status: answer.statusCode, ...answer.json() }
  }
  const lastPage = async ({ id }: Caller) => {
    const rows = test.platform.db.selectFrom('checkouts').selectAll().where('user_id', '=', id)
    return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).provider_id!
  }
  const payPage = (gateway: Gateway, page: string) => {
    if (gateway === 'paypal') stage.providers.paypal.approve(page)
    return gateway === 'stripe' ? stage.providers.stripe.pay(page) : page
  }
  /** On the page of the provider, and back. @returns the subscription there */
  const pay = async (member: Caller, gateway: Gateway): Promise<string> => {
    const id = payPage(gateway, await lastPage(member))
    await member.call('POST', `${api}/checkouts/done`, { gateway })
    return id
  }
  const own = async ({ call }: Caller) =>
    (await call('GET', `${api}/subscriptions/me`)).json().subscription
  const refresh = async (member: Caller) =>
    (await member.call('POST', `${api}/subscriptions/${(await own(member)).id}/refresh`)).json()
      .subscription
  const invoices = async ({ call }: Caller) => {
    const { data } = (await call('GET', `${api}/invoices`)).json().pagination
    const full = data.map(async ({ id }: { id: number }) =>
      (await call('GET', `${api}/invoices/${id}`)).json(),
    )
    return (await Promise.all(full)).map(({ invoice }) => invoice)
  }
  return {
    test,
    stage,
    make,
    list,
    formOf,
    preview,
    begin,
    lastPage,
    payPage,
    pay,
    own,
    refresh,
    invoices,
  }
}
