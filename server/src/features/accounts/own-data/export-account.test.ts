import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildPlan } from '../../billing/products/plans.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { buildWorkspace } from '../workspaces/workspaces.factory.ts'
import { buildUser } from '../users/users.factory.ts'
import { exportAccount } from './export-account.ts'

const test = useTestApp()

/** An account with something of everything; `mark` is in each word that it wrote. */
async function buildFullAccount(mark: string): Promise<number> {
  const { db } = test.platform
  const { id: user_id } = await buildUser(db, { first_name: mark })
  const { id: title_id } = await buildTitle(db)
  await buildLink(db, { title_id, user_id, url: `https://archive.org/details/${mark}` })
  await db
    .insertInto('denied_contributions')
    .values({
      item_type: 'link',
      item_id: 1,
      title_id,
      user_id,
      name: `https://archive.org/details/denied-${mark}`,
      content: '{}',
      reason: 'The wrong film',
    })
    .execute()
  const release = { title_id, user_id, name: mark, size_bytes: 9, quality_id: 16, status: 'active' }
  const languages = { language_ids: [6] }
  const { product, prices } = await buildPlan(db)
  const later = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('nzbs')
    .values({ ...release, ...languages, file_key: mark, total_parts: 1, groups: ['a.b'] })
    .execute()
  await db
    .insertInto('torrents')
    .values({
      ...release,
      ...languages,
      file_key: mark,
      infohash: Buffer.alloc(20, mark).toString('hex'),
      files: '[]',
    })
    .execute()
  const { id: video_id } = await db
    .insertInto('videos')
    .values({
      title_id,
      user_id,
      name: mark,
      url: `https://archive.org/embed/${mark}`,
      type: 'embed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = { seconds: 9, duration: 900 }
  const now = new Date()
  await db
    .insertInto('plays')
    .values({ user_id, video_id, ...at, started_at: now, last_at: now })
    .execute()
  await db
    .insertInto('video_progress')
    .values({ user_id, video_id, ...at, updated_at: now })
    .execute()
  await db
    .insertInto('watched_parts')
    .values({ user_id, title_id, is_by_hand: true, watched_at: now })
    .execute()
  await db.insertInto('dismissed_titles').values({ user_id, title_id, dismissed_at: now }).execute()
  await db.insertInto('private_viewers').values({ user_id }).execute()
  await db
    .insertInto('member_sanctions')
    .values({ user_id, kind: 'warning', reason: mark, created_at: now })
    .execute()
  const comment = { commentable_type: 'title', commentable_id: title_id, user_id, content: mark }
  const { id: item_id } = await db
    .insertInto('comments')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('votes').values({ item_type: 'comment', item_id, user_id, vote: 1 }).execute()
  await db.insertInto('reviews').values({ title_id, user_id, score: 7, body: mark }).execute()
  const { id: request_id } = await db
    .insertInto('requests')
    .values({ user_id, name: mark, title_type: 'movie', wish: mark })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('request_supporters').values({ request_id, user_id }).execute()
  await db
    .insertInto('favourite_titles')
    .values({ user_id, title_ids: [title_id] })
    .execute()
  await db
    .insertInto('home_layouts')
    .values({ user_id, row_order: ['lists'], hidden_rows: [] })
    .execute()
  await db.insertInto('profile_privacy').values({ user_id, lists: 'self' }).execute()
  const { id: list_id } = await db
    .insertInto('lists')
    .values({ user_id, name: mark, visibility: 'private' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('follows').values({ user_id, kind: 'list', item_id: list_id }).execute()
  await db
    .insertInto('reports')
    .values({ item_type: 'comment', item_id, user_id, reason: mark })
    .execute()
  await db
    .insertInto('news_articles')
    .values({ user_id, slug: mark, title: mark, body: mark })
    .execute()
  await db
    .insertInto('notifications')
    .values({ user_id, type: 'workspace.invited', data: { lines: [{ content: mark }] } })
    .execute()
  await db
    .insertInto('notification_preferences')
    .values({ user_id, type: mark, channels: ['email'] })
    .execute()
  await db
    .insertInto('sessions')
    .values({
      user_id,
      user_agent: mark,
      token_hash: Buffer.from(mark),
      is_remembered: false,
      expires_at: later,
    })
    .execute()
  await db
    .insertInto('access_tokens')
    .values({ user_id, name: mark, token_hash: randomUUID() })
    .execute()
  await db
    .insertInto('social_profiles')
    .values({ user_id, service: 'google', provider_id: mark, username: mark })
    .execute()
  await db
    .insertInto('webauthn_credentials')
    .values({
      user_id,
      name: mark,
      credential_id: mark,
      public_key: Buffer.from('key'),
      sign_count: 0,
      is_backed_up: false,
    })
    .execute()
  await db
    .insertInto('file_entries')
    .values({
      user_id,
      purpose: 'file',
      disk: 'local',
      key: mark,
      is_public: false,
      name: mark,
      extension: 'txt',
      mime: 'text/plain',
      size_bytes: 9,
    })
    .execute()
  await db
    .insertInto('debrid_accounts')
    .values({ user_id, provider: 1, key_encrypted: 'a-sealed-key', username: mark })
    .execute()
  await db
    .insertInto('download_clients')
    .values({
      user_id,
      kind: 'aria2',
      name: mark,
      place: 'server',
      address: 'https://aria2.example',
      secret_encrypted: 'a-sealed-key',
    })
    .execute()
  await db
    .insertInto('saved_views')
    .values({ user_id, list: 'debrid-accounts', name: mark, state: '{}' })
    .execute()
  await db
    .insertInto('invoices')
    .values({
      user_id,
      gateway: 'stripe',
      provider_id: mark,
      subscription_id: mark,
      number: mark,
      plan: mark,
      amount_minor: 500,
      currency: 'EUR',
      state: 'paid',
      issued_at: new Date(),
      seen_turn: 1,
    })
    .execute()
  await db
    .insertInto('subscriptions')
    .values({
      user_id,
      product_id: product.id,
      price_id: prices[0]!.id,
      starts_at: new Date(),
      current_period_end: later,
    })
    .execute()
  const coupon = await db
    .insertInto('coupons')
    .values({ code: mark, code_read: mark, percent_off: 20, duration: 'once' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('coupon_redemptions')
    .values({ coupon_id: coupon.id, user_id, off_minor: 100 })
    .execute()
  await buildWorkspace(db, user_id)
  const { id: withdrawal_id } = await db
    .insertInto('withdrawals')
    .values({
      item_type: 'link',
      item_id: user_id,
      title_id,
      title_name: mark,
      name: mark,
      user_id,
      public_reason: mark,
      content: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('counter_notices')
    .values({ withdrawal_id, user_id, language: 'en', statement: mark, answerable_until: later })
    .execute()
  await db
    .insertInto('contact_messages')
    .values({ user_id, name: mark, email: 'ana@example.org', message: mark })
    .execute()
  return user_id
}

describe('the export of an account', () => {
  it('holds what every feature keeps for it, and nothing of others', async () => {
    const [mine] = [await buildFullAccount('mine'), await buildFullAccount('theirs')]
    const {
      profile,
      contributions,
      exported_at: _at,
      site: _site,
      ...kept
    } = await exportAccount(test.platform, mine)
    const counts = Object.entries({ ...contributions, ...kept }).map(([name, rows]) => [
      name,
      rows.length,
    ])
    expect(counts.filter(([, count]) => count !== 1)).toEqual([])
    expect(profile).toMatchObject({ id: mine, first_name: 'mine', roles: ['Member'] })
    expect(profile.permissions).toContain('liens.view')
    const text = JSON.stringify({ contributions, kept })
    expect(text).not.toContain('theirs')
    expect(text).not.toContain('a-sealed-key')
  })

  it('takes along each table that says something of an account, or its feature says why not', async () => {
    const { db, features } = test.platform
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass union select 'users' order by 1`.execute(
      db,
    )
    const said = features.flatMap(({ accountExport, notExported = {}, tables = [] }) =>
      [...(accountExport?.tables ?? []), ...Object.keys(notExported)].map((name) => ({
        name,
        isOwn: tables.some((own) => own === name),
      })),
    )
    expect(said.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name))
    expect(said.filter(({ isOwn }) => !isOwn)).toEqual([])
  })
})
