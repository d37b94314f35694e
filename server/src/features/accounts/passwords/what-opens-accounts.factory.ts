import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/types.generated.ts'

type Rows = { [T in keyof DB]?: Omit<Insertable<DB[T]>, 'user_id'> }
const later = new Date(Date.now() + 3_600_000)

/** What opens an account, or acts for it: one row each. */
const opening = (mark: string): Rows => ({
  access_tokens: { name: 'program', token_hash: `token ${mark}` },
  calendar_keys: { key_hash: `calendar ${mark}` },
  debrid_accounts: { provider: 1, key_encrypted: 'key' },
  download_clients: {
    kind: 'aria2',
    name: 'at home',
    place: 'server',
    address: 'https://aria2.example',
    secret_encrypted: 'key',
  },
  login_challenges: { token_hash: `challenge ${mark}`, is_remembered: true, expires_at: later },
  password_resets: { token_hash: `reset ${mark}`, expires_at: later },
  push_subscriptions: { endpoint: `https://push.example/${mark}`, p256dh: 'point', auth: 'secret' },
  sessions: { token_hash: Buffer.from(`session ${mark}`), is_remembered: true, expires_at: later },
  social_flows: {
    token_hash: `flow ${mark}`,
    service: 'google',
    step: 'connect',
    details: '',
    expires_at: later,
  },
  social_profiles: { service: 'google', provider_id: mark, username: 'Somebody' },
  two_factor: { secret_encrypted: '', recovery_codes_encrypted: '', confirmed_at: new Date() },
  webauthn_challenges: { challenge_hash: `made ${mark}`, expires_at: later },
  webauthn_credentials: {
    name: 'key',
    credential_id: `id ${mark}`,
    public_key: Buffer.from('key'),
    sign_count: 0,
    is_backed_up: false,
  },
})

/** The tables of what opens an account or acts for it. */
export const OPENING = Object.keys(opening(''))

/** What stays with the account: it neither opens it nor acts for it. */
export const STAYING: Readonly<Record<string, string>> = {
  account_trust: 'how often staff gave it trust, or took it',
  appearance_draft: 'how the site may look, for all who edit it: it says who wrote it last',
  backups: 'copies of the site, which are made whoever asked for them',
  bulk_runs: 'work that is done with the rights of then; ends with its account',
  checkouts: 'what its owner began to pay, at a provider that asks them who they are',
  comments: 'contributions',
  contact_messages: 'what they wrote to those who run the site',
  counter_notices: 'answers to takedown notices',
  contribution_claims: 'what a moderator looks at: ends within minutes',
  contributed_rows: 'which calls of theirs need not be answered twice, for a day',
  debrid_turns: 'when a service may be asked next',
  debrid_unlocks: 'direct links of files: they go with the accounts that they were made by',
  deleted_people: 'what staff deleted',
  deleted_titles: 'what staff deleted',
  deleted_videos: 'what staff deleted',
  member_sanctions: 'what staff said of them, or stopped',
  title_duplicates: 'what staff looked at',
  title_merges: 'what staff merged',
  denied_contributions: 'contributions',
  dismissed_titles: 'what the owner does not go on with',
  email_verifications: 'the code of a mail, which its owner alone reads',
  file_entries: 'contributions, and what the owner alone opens',
  file_uploads: 'files on their way: they end by themselves',
  coupons: 'codes that staff gave out to everybody',
  coupon_redemptions: 'that the owner paid less, once',
  gift_codes: 'codes that staff gave out, and that were used up',
  favourite_titles: 'what others see of the owner',
  follows: 'what the owner wants to hear of',
  home_layouts: 'how the owner looks at the front page',
  links: 'contributions',
  invoices: 'what was paid: kept as long as books are',
  lists: 'contributions',
  news_articles: 'contributions',
  merges: 'which records staff said to be one',
  notification_preferences: 'what the owner is told',
  notifications: 'what the owner was told',
  nzbs: 'contributions',
  payment_holds: 'that something is being changed at a provider of payments',
  plays: 'what the owner watched',
  postponed_contributions: 'who put a decision off',
  private_viewers: 'whether what the owner watches is kept',
  profile_privacy: 'what others see of the owner',
  provider_customers: 'by which name a provider of payments knows the owner',
  recent_downloads: 'what was counted of the last half hour',
  reports: 'contributions',
  request_supporters: 'contributions',
  requests: 'contributions',
  reviews: 'contributions',
  saved_views: 'how the owner looks at lists',
  subscriptions: 'paid for',
  takedown_items: 'what staff decided',
  takedown_messages: 'what staff asked',
  torrents: 'contributions',
  user_permissions: 'given by the site',
  user_roles: 'given by the site',
  video_faults: 'contributions',
  video_progress: 'where the owner is in videos',
  videos: 'contributions',
  votes: 'contributions',
  watched_parts: 'what the owner watched',
  withdrawals: 'contributions',
  workspace_invites: 'the owner answers them',
  workspace_members: 'teams: their members see each other there',
}

/** Every table that points at an account. */
export async function tablesOfAccounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0 order by 1`.execute(
    db,
  )
  return rows.map(({ table }) => table)
}

/** One row in each of {@link OPENING}. */
export async function give(db: Database, userId: number): Promise<void> {
  for (const [table, row] of Object.entries(opening(String(userId))))
    await db
      .insertInto(table as 'sessions')
      .values({ ...(row as Insertable<DB['sessions']>), user_id: userId })
      .execute()
}

/** Those of {@link OPENING} that hold something of this account. */
export async function tablesWith(db: Database, userId: number): Promise<string[]> {
  const found = await Promise.all(
    OPENING.map(async (table) => {
      const rows = await db
        .selectFrom(table as 'sessions')
        .select('user_id')
        .where('user_id', '=', userId)
        .execute()
      return rows.length > 0 ? [table] : []
    }),
  )
  return found.flat()
}
