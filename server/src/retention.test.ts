import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type RetentionPeriod,
  retentionSettings,
} from '@mediatheque/contract/operations/retention/retention.settings.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { retention } from './features.ts'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { updateSettings } from './features/site/settings/settings.service.ts'
import { useTestPlatform } from './platform/test-platform.ts'
import { pruneRecords } from './prune-records.ts'

const CONTENT = 'what the site is made of'
const ACCOUNT = 'goes with its account'
const ONE_EACH = 'one row for each; it changes and does not pile up'

/** Why the rows of a table that knows when they were made are kept however old they are. */
const QUEUE = 'stands beside what waits or was reported, and goes with it'
const KEPT: Readonly<Record<string, string>> = {
  access_tokens: ACCOUNT,
  audit_events: 'goes by the month, when a setting says so, by the job of its feature',
  backups: 'fifty at most; goes with its folder when somebody deletes it',
  calendar_keys: ONE_EACH,
  channels: CONTENT,
  comments: CONTENT,
  debrid_accounts: ACCOUNT,
  debrid_turns: 'one row for each member and service; it changes and does not pile up',
  debrid_unlocks: 'goes when it can be used no more, by the job of its feature',
  deleted_people: 'history for ever',
  deleted_videos: 'history for ever',
  deleted_titles: 'history for ever',
  download_clients: ACCOUNT,
  email_verifications: ONE_EACH,
  follow_digests: 'goes when all were told, by the job of its feature',
  follow_news: 'goes 90 days after it happened, by the job of its feature',
  follows: ACCOUNT,
  former_list_names: 'twenty for each list at most; goes with its list',
  counted_days: 'one row for each day: how far it is counted',
  custom_pages: CONTENT,
  dismissed_titles: ACCOUNT,
  file_entries: 'goes when nothing uses it, by the job of its feature',
  file_uploads: 'goes with its time, by the job of its feature',
  coupons: 'what was given out and used stays told',
  provider_prices: 'what subscriptions mean by the name that a provider has for their price',
  coupon_redemptions: 'who used what was given out stays told',
  gift_codes: 'what was given out and used stays told',
  guest_plays: 'goes within two days, by the job of its feature',
  health_states: ONE_EACH,
  host_checks: ONE_EACH,
  hosts: CONTENT,
  invoices: 'what was paid is kept as the law says, without the account that is gone',
  job_runs: 'thirty for each kind of job at most',
  link_checks: ONE_EACH,
  links: CONTENT,
  link_queue: QUEUE,
  list_items: CONTENT,
  lists: CONTENT,
  localization_lines: ONE_EACH,
  localizations: ONE_EACH,
  merges: 'history for ever',
  event_readers: 'goes with its process',
  events: 'goes after minutes, by whoever looks for it',
  member_sanctions: ACCOUNT,
  news_articles: CONTENT,
  notification_preferences: ONE_EACH,
  nzb_queue: QUEUE,
  nzbs: CONTENT,
  outside_services: ONE_EACH,
  payment_disputes: 'what was paid is kept as the law says; about nobody',
  payment_holds: 'for as long as a change takes, and no longer than some minutes',
  people: CONTENT,
  prices: CONTENT,
  private_viewers: ONE_EACH,
  products: CONTENT,
  push_keys: ONE_EACH,
  push_subscriptions: 'goes with its account, or when its browser is gone',
  reports: 'open until somebody decides; goes with what it is about',
  request_supporters: 'goes with its request',
  requests: CONTENT,
  reviews: CONTENT,
  roles: CONTENT,
  schema_migrations: 'what the next update builds on',
  settings: ONE_EACH,
  settings_trials: 'one at most, for a minute',
  appearance_draft: ONE_EACH,
  staff_answers: CONTENT,
  social_profiles: ACCOUNT,
  subscriptions: 'what was paid for',
  title_imports: CONTENT,
  title_locks: CONTENT,
  counter_notices: 'what was answered stays; who answered is forgotten with who sent the notice',
  takedown_items: 'what was decided is history for ever',
  takedown_messages: 'goes with who sent the notice',
  takedown_notices: 'history for ever; who sent it is forgotten',
  titles: CONTENT,
  torrent_queue: QUEUE,
  title_duplicates: 'goes with its titles',
  title_merges: 'history for ever',
  torrents: CONTENT,
  two_factor: ACCOUNT,
  users: 'accounts end when their owners say so',
  video_checks: ONE_EACH,
  video_faults: 'one of each member; goes with its video',
  video_progress: ONE_EACH,
  videos: CONTENT,
  votes: CONTENT,
  watched_parts: ONE_EACH,
  webauthn_credentials: ACCOUNT,
  withdrawals: 'history for ever',
  workspace_invites: 'goes with its time, by the job of its feature',
  workspace_members: 'goes with its workspace',
  workspaces: CONTENT,
}

const getPlatform = useTestPlatform()
const DAY_MS = 24 * 3_600_000
const prune = () =>
  pruneRecords(retention).run(getPlatform(), {}, {
    jobId: '',
    isLastAttempt: false,
    signal: new AbortController().signal,
  } as never)
const daysAgo = (days: number) => new Date(getPlatform().clock.now().getTime() - days * DAY_MS)

describe('what is kept', () => {
  it('is pruned by age or has a reason to stay, in every table that knows when its rows were made', async () => {
    const { rows } = await sql<{ name: string; knows: boolean }>`
      select table_name as name, bool_or(data_type like 'timestamp%') as knows
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in (select relname from pg_class where relispartition)
      group by 1 order by 1`.execute(getPlatform().db)
    const pruned = retention.map(({ table }) => table)
    const known = [...pruned, ...Object.keys(KEPT)]
    expect(
      rows.filter(({ name, knows }) => knows && !known.includes(name)).map(({ name }) => name),
    ).toEqual([])
    expect(
      known.filter((name) => !rows.some((row) => row.name === name)),
      'tables that are gone',
    ).toEqual([])
    expect(new Set(known).size, 'each is one or the other').toBe(known.length)
  })

  it('has an age that is a setting, and each such setting is of something', () => {
    const used = new Set([
      ...retention.map(({ period }) => period),
      'error_log_days',
      'history_days',
    ])
    expect([...used].sort()).toEqual(Object.keys(retentionSettings.parse({})).sort())
  })

  it('goes at the age of its own setting, whichever that is', async () => {
    const names = Object.keys(retentionSettings.parse({})) as RetentionPeriod[]
    const periods = Object.fromEntries(names.map((name, place) => [name, 60 + place]))
    await updateSettings(getPlatform(), { retention: periods as never })
    const asked: [string, number][] = []
    const noted = retention.map((one) => ({
      ...one,
      deleteBefore: async (_db: unknown, before: Date) => {
        asked.push([one.table, Math.round((daysAgo(0).getTime() - before.getTime()) / DAY_MS)])
        return 0
      },
    }))
    await pruneRecords(noted as never).run(getPlatform(), {}, {} as never)
    expect(asked).toEqual(retention.map(({ table, period }) => [table, periods[period]]))
  })

  it('goes when it is older than the settings say, and not before', async () => {
    const { db, config } = getPlatform()
    const { id: user_id } = await buildUser(db)
    for (const days of [5, 40, 400]) {
      await db
        .insertInto('notifications')
        .values({ user_id, type: 'workspace.invited', data: '{}', created_at: daysAgo(days) })
        .execute()
      await db
        .insertInto('outgoing_mails')
        .values({
          to_address: 'a@b.example',
          subject: 's',
          text_body: '',
          created_at: daysAgo(days),
        })
        .execute()
      await db
        .insertInto('throttles')
        .values({ key: `key ${days}`, resets_at: daysAgo(days) })
        .execute()
      await db
        .insertInto('sessions')
        .values({
          token_hash: Buffer.from(`session ${days}`),
          user_id,
          is_remembered: false,
          created_at: daysAgo(days + 1),
          last_active_at: daysAgo(days),
          expires_at: daysAgo(days),
        })
        .execute()
    }
    const logs = path.join(config.dataDir, 'logs')
    await mkdir(logs, { recursive: true })
    for (const days of [5, 40])
      await writeFile(path.join(logs, `errors-${daysAgo(days).toISOString().slice(0, 10)}.log`), '')
    const count = async (table: 'notifications' | 'outgoing_mails' | 'throttles' | 'sessions') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
    const counts = async () => [
      await count('notifications'),
      await count('outgoing_mails'),
      await count('throttles'),
      await count('sessions'),
      readdirSync(logs).length,
    ]
    const periods = {
      ended_days: 100,
      mails_days: 30,
      notifications_days: 365,
      bulk_runs_days: 30,
      denials_days: 90,
      plays_days: 365,
      visits_days: 30,
      rare_searches_days: 90,
      import_runs_days: 365,
      history_days: 0,
      takedowns_days: 365,
      contact_days: 365,
      error_log_days: 50,
    }
    await updateSettings(getPlatform(), { retention: periods })
    await prune()
    expect(await counts()).toEqual([2, 1, 2, 2, 2])
    await updateSettings(getPlatform(), {
      retention: { ...periods, ended_days: 0, notifications_days: 30, error_log_days: 14 },
    })
    await prune()
    expect(await counts()).toEqual([1, 1, 0, 0, 1])
  })
})
