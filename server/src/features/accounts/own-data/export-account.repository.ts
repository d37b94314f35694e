import type { AccountExport } from '@mediatheque/contract/accounts/own-data/own-data.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Far beyond what anybody contributes by hand. */
const MOST_ROWS = 100_000

const iso = (date: Date) => date.toISOString()
const isoOrNull = (date: Date | null) => date?.toISOString() ?? null

async function listLinks(db: Database, userId: number) {
  const rows = await db
    .selectFrom('links')
    .innerJoin('titles', 'titles.id', 'links.title_id')
    .select([
      'links.id',
      'links.title_id',
      'titles.name as title',
      'links.status',
      'links.created_at',
      'links.url',
      'links.season_number',
      'links.episode_number',
    ])
    .where('links.user_id', '=', userId)
    .orderBy('links.id')
    .limit(MOST_ROWS)
    .execute()
  return rows.map(({ season_number, episode_number, created_at, ...row }) => ({
    ...row,
    season: season_number,
    episode: episode_number,
    created_at: iso(created_at),
  }))
}

async function listFiles(db: Database, table: 'nzbs' | 'torrents', userId: number) {
  const rows = await db
    .selectFrom(table)
    .innerJoin('titles', 'titles.id', `${table}.title_id`)
    .select([
      `${table}.id`,
      `${table}.title_id`,
      'titles.name as title',
      `${table}.status`,
      `${table}.created_at`,
      `${table}.name`,
    ])
    .where(`${table}.user_id`, '=', userId)
    .orderBy(`${table}.id`)
    .limit(MOST_ROWS)
    .execute()
  return rows.map((row) => ({ ...row, created_at: iso(row.created_at) }))
}

async function listVideos(db: Database, userId: number) {
  const rows = await db
    .selectFrom('videos')
    .innerJoin('titles', 'titles.id', 'videos.title_id')
    .select([
      'videos.id',
      'videos.title_id',
      'titles.name as title',
      'videos.created_at',
      'videos.name',
      'videos.url',
    ])
    .where('videos.user_id', '=', userId)
    .orderBy('videos.id')
    .limit(MOST_ROWS)
    .execute()
  return rows.map((row) => ({ ...row, created_at: iso(row.created_at) }))
}

async function listReports(db: Database, userId: number) {
  const rows = await db
    .selectFrom('reports')
    .select(['item_type', 'item_id', 'reason', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute()
  return rows.map((row) => ({ ...row, created_at: iso(row.created_at) }))
}

async function listWords(db: Database, userId: number) {
  const [comments, reviews, lists] = await Promise.all([
    db
      .selectFrom('comments')
      .select(['id', 'commentable_type as on', 'commentable_id as on_id', 'content', 'created_at'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(MOST_ROWS)
      .execute(),
    db
      .selectFrom('reviews')
      .innerJoin('titles', 'titles.id', 'reviews.title_id')
      .select([
        'reviews.id',
        'reviews.title_id',
        'titles.name as title',
        'reviews.score',
        'reviews.body',
        'reviews.created_at',
      ])
      .where('reviews.user_id', '=', userId)
      .orderBy('reviews.id')
      .limit(MOST_ROWS)
      .execute(),
    db
      .selectFrom('lists')
      .select(['id', 'name', 'description', 'is_public', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .limit(MOST_ROWS)
      .execute(),
  ])
  const dated = <T extends { created_at: Date }>(row: T) => ({
    ...row,
    created_at: iso(row.created_at),
  })
  return { comments: comments.map(dated), reviews: reviews.map(dated), lists: lists.map(dated) }
}

export async function listContributions(
  db: Database,
  userId: number,
): Promise<AccountExport['contributions']> {
  const [links, nzbs, torrents, videos, reports, words] = await Promise.all([
    listLinks(db, userId),
    listFiles(db, 'nzbs', userId),
    listFiles(db, 'torrents', userId),
    listVideos(db, userId),
    listReports(db, userId),
    listWords(db, userId),
  ])
  return { links, nzbs, torrents, videos, reports, ...words }
}

async function listSubscriptions(
  db: Database,
  userId: number,
): Promise<AccountExport['subscriptions']> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('prices as c', 'c.id', 's.price_id')
    .select([
      'p.name as plan',
      'c.amount',
      'c.currency',
      'c.interval',
      'c.interval_count',
      's.starts_at',
      's.current_period_end',
      's.ends_at',
      's.ended_at',
    ])
    .where('s.user_id', '=', userId)
    .orderBy('s.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    starts_at: iso(row.starts_at),
    current_period_end: iso(row.current_period_end),
    ends_at: isoOrNull(row.ends_at),
    ended_at: isoOrNull(row.ended_at),
  }))
}

type Kept = Pick<
  AccountExport,
  | 'notifications'
  | 'notification_preferences'
  | 'sessions'
  | 'access_tokens'
  | 'social_profiles'
  | 'passkeys'
  | 'debridors'
  | 'subscriptions'
>

const named = (row: { name: string; created_at: Date; last_used_at: Date | null }) => ({
  name: row.name,
  created_at: iso(row.created_at),
  last_used_at: isoOrNull(row.last_used_at),
})

/** What the site keeps for the account. Tokens, keys and their hashes are not among it. */
export async function listKeptRecords(db: Database, userId: number): Promise<Kept> {
  const of = <
    T extends
      | 'notifications'
      | 'notification_preferences'
      | 'sessions'
      | 'access_tokens'
      | 'social_profiles'
      | 'webauthn_credentials'
      | 'debrid_accounts',
  >(
    table: T,
  ) => db.selectFrom(table)
  const [notifications, preferences, sessions, tokens, social, passkeys, debridors, subscriptions] =
    await Promise.all([
      of('notifications')
        .select(['type', 'data', 'read_at', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .limit(MOST_ROWS)
        .execute(),
      of('notification_preferences')
        .select(['type', 'channels'])
        .where('user_id', '=', userId)
        .orderBy('type')
        .execute(),
      of('sessions')
        .select(['user_agent', 'ip_address', 'created_at', 'last_active_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      of('access_tokens')
        .select(['name', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      of('social_profiles')
        .select(['service', 'username', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('service')
        .execute(),
      of('webauthn_credentials')
        .select(['name', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      of('debrid_accounts')
        .select(['provider', 'key_ending', 'username', 'is_active', 'expires_at', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
      listSubscriptions(db, userId),
    ])
  return {
    notifications: notifications.map((row) => ({
      ...row,
      read_at: isoOrNull(row.read_at),
      created_at: iso(row.created_at),
    })),
    notification_preferences: preferences,
    sessions: sessions.map((row) => ({
      ...row,
      created_at: iso(row.created_at),
      last_active_at: iso(row.last_active_at),
    })),
    access_tokens: tokens.map(named),
    social_profiles: social.map((row) => ({ ...row, created_at: iso(row.created_at) })),
    passkeys: passkeys.map(named),
    debridors: debridors.map((row) => ({
      ...row,
      expires_at: isoOrNull(row.expires_at),
      created_at: iso(row.created_at),
    })),
    subscriptions,
  }
}
