import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { buildPlan } from '../../billing/products/plans.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { buildWorkspace } from '../workspaces/workspaces.factory.ts'
import {
  claimOf,
  deleteUnconfirmedAccounts,
  findNewestClaim,
  forgetSelfDescription,
  hasCredentialsVersion,
  lockAccount,
  lockAddress,
  releaseAddress,
  setEmailProven,
} from './addresses.repository.ts'
import { buildUser } from './users.factory.ts'
import { findUserById } from './users.repository.ts'

const test = useTestPlatform()
const EMAIL = 'Ada@site.test'
const NOW = new Date('2026-06-15T12:00:00Z')
const db = () => test().db
const rowOf = (id: number) => findUserById(db(), id)
const inTransaction = <Result>(act: (tx: Database) => Promise<Result>) =>
  db().transaction().execute(act)

beforeEach(async () => {
  await db().deleteFrom('users').execute()
})

/** Whether the second waits for what the first holds until its transaction ends. */
async function waits(
  first: (tx: Database) => Promise<unknown>,
  second: (tx: Database) => Promise<unknown>,
): Promise<boolean> {
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done: string[] = []
  const one = inTransaction(async (tx) => {
    await first(tx)
    held.resolve()
    await letGo.promise
    done.push('first')
  })
  await held.promise
  const two = inTransaction(second).then(() => done.push('second'))
  await Promise.race([two, new Promise((resolve) => setTimeout(resolve, 150))])
  letGo.resolve()
  await Promise.all([one, two])
  return done[0] === 'first'
}

describe('an address', () => {
  it('is registered and proven by one at a time, in whatever case it is written', async () => {
    const lock = (email: string) => (tx: Database) => lockAddress(tx, email)
    expect(await waits(lock(EMAIL), lock(EMAIL.toUpperCase()))).toBe(true)
    expect(await waits(lock(EMAIL), lock('grace@site.test'))).toBe(false)
  })

  it('is taken from who only typed it, who keeps what was typed and sees no difference', async () => {
    const typed = await buildUser(db(), { email: EMAIL, email_verified_at: null })
    expect(await releaseAddress(db(), EMAIL.toLowerCase())).toBe(typed.id)
    expect(await rowOf(typed.id)).toMatchObject({
      email: expect.stringMatching(/@unconfirmed\.invalid$/),
      unconfirmed_email: EMAIL,
    })
  })

  it('is not taken from who proved it', async () => {
    const proven = await buildUser(db(), { email: EMAIL })
    expect(await releaseAddress(db(), EMAIL)).toBeUndefined()
    expect(await rowOf(proven.id)).toMatchObject({ email: EMAIL, unconfirmed_email: null })
  })

  it('that several typed is meant by the newest of them', async () => {
    await buildUser(db(), { email_verified_at: null, ...claimOf(EMAIL) })
    const newest = await buildUser(db(), { email_verified_at: null, ...claimOf(EMAIL) })
    await buildUser(db(), { email_verified_at: null, ...claimOf('grace@site.test') })
    expect((await findNewestClaim(db(), EMAIL.toLowerCase()))?.id).toBe(newest.id)
    expect(await findNewestClaim(db(), 'nobody@site.test')).toBeUndefined()
  })

  it('that is proven lets its account in, and ends logins that began before', async () => {
    const { id, credentials_version } = await buildUser(db(), {
      email_verified_at: null,
      confirmation_awaited: true,
      ...claimOf(EMAIL),
    })
    const hasFirst = () => hasCredentialsVersion(db(), id, credentials_version)
    expect(await hasFirst()).toBe(true)
    await setEmailProven(db(), id, { email: EMAIL, provenAt: NOW })
    expect(await rowOf(id)).toMatchObject({
      email: EMAIL,
      unconfirmed_email: null,
      email_verified_at: NOW,
      confirmation_awaited: false,
    })
    expect(await hasFirst()).toBe(false)
  })
})

describe('an account', () => {
  it('that is held is replaced by nobody else meanwhile', async () => {
    const { id, credentials_version: version } = await buildUser(db())
    const hold = (tx: Database) => lockAccount(tx, id)
    const compare = (tx: Database) => hasCredentialsVersion(tx, id, version)
    expect(await waits(hold, hold)).toBe(true)
    expect(await waits(compare, hold)).toBe(true)
    expect(await waits(compare, compare)).toBe(false)
  })

  it('forgets what somebody else may have said about its owner', async () => {
    const told = { first_name: 'Eve', last_name: 'Else', image: '/eve.png' }
    const { id, passkey } = await buildUser(db(), told)
    await forgetSelfDescription(db(), id)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      first_name: null,
      last_name: null,
      image: null,
      may_choose_username: true,
    })
    expect(row?.passkey).not.toBe(passkey)
  })
})

describe('accounts that were never let in', () => {
  const old = new Date(NOW.getTime() - 1)
  const left = { email_verified_at: null, confirmation_awaited: true, created_at: old }
  const remains = async (id: number) => {
    await deleteUnconfirmedAccounts(db(), NOW)
    return (await rowOf(id)) !== undefined
  }

  it('go with their time', async () => {
    expect(await remains((await buildUser(db(), left)).id)).toBe(false)
  })

  it.each([
    ['were let in without a proof', { confirmation_awaited: false }],
    ['proved their address', { email_verified_at: old }],
    ['are younger', { created_at: NOW }],
  ])('stay where they %s', async (_, difference) => {
    expect(await remains((await buildUser(db(), { ...left, ...difference })).id)).toBe(true)
  })

  it.each([
    [
      'list',
      (user_id: number) => db().insertInto('lists').values({ user_id, name: 'Nights' }).execute(),
    ],
    [
      'link',
      async (user_id: number) =>
        buildLink(db(), { user_id, title_id: (await buildTitle(db())).id }),
    ],
    ['workspace', (user_id: number) => buildWorkspace(db(), user_id)],
    ['plan', subscribe],
  ])('stay where they have a %s, which others would miss', async (_, give) => {
    const { id } = await buildUser(db(), left)
    await give(id)
    expect(await remains(id)).toBe(true)
  })
})

async function subscribe(user_id: number) {
  const { product, prices } = await buildPlan(db())
  await db()
    .insertInto('subscriptions')
    .values({
      user_id,
      product_id: product.id,
      price_id: prices[0]!.id,
      starts_at: NOW,
      current_period_end: new Date(NOW.getTime() + 1),
    })
    .execute()
}
