import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { useTestApp } from '../../test-app.ts'
import { confirmed, type Caller } from '../members/members-stage.factory.ts'

/** Room for all ten at once. */
const test = useTestApp({ DATABASE_CONNECTIONS: '24' })
const PASSWORD = 'long enough to be one'
let admins: { caller: Caller; email: string; rights: object }[]

/** Nobody commits before all ten have come that far, or wait for each other: without a lock each has looked by then. */
beforeAll(() =>
  sql`
    create sequence all_came;
    create function wait_for_all() returns trigger language plpgsql as $$ begin
      for attempt in 1..100 loop
        perform pg_stat_clear_snapshot();
        if (select count(*) from pg_stat_activity where datname = current_database()
              and (wait_event_type = 'Lock' or pid = pg_backend_pid() or wait_event = 'PgSleep')) >= 10 then
          perform nextval('all_came');
        end if;
        exit when (select is_called from all_came);
        perform pg_sleep(0.05);
      end loop;
      return null;
    end $$;
    create constraint trigger wait_for_all after insert on audit_events
      deferrable initially deferred for each row execute function wait_for_all()`.execute(
    test.platform.db,
  ),
)

beforeEach(async () => {
  const { db } = test.platform
  await sql`truncate throttles, audit_events, outgoing_mails, users cascade`.execute(db)
  await sql`alter sequence all_came restart`.execute(db)
  const callers = await Promise.all(
    Array.from({ length: 10 }, async () => confirmed(test, await test.as('admin'))),
  )
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
  admins = await Promise.all(
    callers.map(async (caller) => {
      const { member } = (await caller.call('GET', `/api/v1/members/${caller.id}`)).json()
      const ids = member.roles.map(({ id }: { id: number }) => id)
      const { version, own_permissions: permissions } = member
      const rights = {
        version,
        roles: [],
        roles_seen: ids,
        permissions,
        permissions_seen: permissions,
      }
      return { caller, email: member.email, rights }
    }),
  )
})

const suspend = (by: Caller, id: number, endsAt: string | null) =>
  by.call('POST', `/api/v1/users/${id}/suspensions`, {
    seen_sanction_id: 0,
    reason: 'Rude',
    stops: ['everything'],
    ends_at: endsAt,
  })
const ban = (by: Caller, id: number) => suspend(by, id, null)
const pause = (by: Caller, id: number) =>
  suspend(by, id, new Date(Date.now() + 86_400_000).toISOString())
const remove = (by: Caller, id: number) => by.call('DELETE', `/api/v1/users/${id}`, {})
const demote = (by: Caller, id: number, rights: object) =>
  by.call('PUT', `/api/v1/users/${id}/permissions`, rights)

it.each([
  ['ban, suspend and demote', [ban, pause, demote]],
  ['ban, delete, suspend and demote', [ban, remove, pause, demote]],
])('leaves one who can log in, of ten who %s each other at once', async (_, ways) => {
  const answers = await Promise.all(
    admins.map(({ caller }, place) => {
      const { caller: other, rights } = admins[(place + 1) % admins.length]!
      return ways[place % ways.length]!(caller, other.id, rights)
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
  const entered = await Promise.all(
    admins.map(async ({ email }) => {
      await sql`truncate throttles`.execute(test.platform.db)
      const said = await test.call('POST', '/auth/login', { email, password: PASSWORD })
      const cookie = said.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const page = await test.app.inject({ url: '/api/v1/members', headers: { cookie } })
      return said.statusCode === 200 && page.statusCode === 200
    }),
  )
  expect(entered).toContain(true)
})
