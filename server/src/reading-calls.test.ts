import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { SHIPPED_ROLES, type ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reportedLink } from './contributed-records.factory.ts'
import { useSocialSite } from './features/accounts/social/test-social-site.ts'
import { openAlbums } from './features/catalogue/media-import/imported-album.factory.ts'
import { buildCredit, buildPerson } from './features/catalogue/people/people.factory.ts'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { updateSettings } from './features/site/settings/settings.service.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { createErrorLog } from './platform/log/error-log.ts'
import { valuesInPath } from './shared-records.factory.ts'
import { CALLS_ON_RECORDS } from './stored-records.factory.ts'

const { test, openBrowser } = await useSocialSite()
const reads = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET')
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** What any call may change, because somebody made it: when a session was last active, how often limited calls were made. */
const BY_BEING_CALLED = /^(sessions update|throttles (insert|update|delete))$/

/** Downloads are counted in one of sixteen rows: chance says whether it is there already. */
const BY_CHANCE = /^(downloads_by_time) update$/

interface Effect {
  readonly changes: readonly string[]
  readonly because: string
}

const BEGINS_A_LOGIN: Effect = {
  changes: ['social_flows insert'],
  because: 'A browser is led to the other service and back; what was begun is kept for minutes.',
}

/** The GETs that change something, by what they change. Whatever is not here changes nothing. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  'GET workspace/join/:inviteId': {
    changes: ['workspace_invites delete', 'workspace_members insert'],
    because:
      'The interface has it so; it is for pages of this site only, and a POST does the same.',
  },
  'GET liens/:id/download': {
    changes: [
      'counted_downloads insert',
      'downloads_by_time insert',
      'links update',
      'recent_downloads insert',
    ],
    because: 'A download is counted, once a day for each member and link.',
  },
  'GET media/import/preview': {
    changes: ['outside_services update'],
    because: 'Whoever asks an outside database takes a turn in the line of all processes.',
  },
  'GET media/import/search': {
    changes: ['outside_services update'],
    because: 'Whoever asks an outside database takes a turn in the line of all processes.',
  },
  'GET notifications/me/subscriptions': {
    changes: ['push_keys insert'],
    because: 'The key pair of the site is made when the first browser asks for it.',
  },
  'GET secure/auth/social/:service/login': BEGINS_A_LOGIN,
  'GET secure/auth/social/:service/connect': BEGINS_A_LOGIN,
  'GET secure/auth/social/:service/callback': {
    changes: [
      'sessions insert',
      'social_flows delete',
      'social_profiles insert',
      'user_roles insert',
      'users insert',
      'users update',
    ],
    because: 'The other service leads the browser here, which ends the login: it answers once.',
  },
}

/** Notes which rows change, whoever changes them, in all tables of all schemas: those of the jobs too. */
beforeAll(async () => {
  await sql`do $$
    declare found record;
    begin
      create schema watch;
      create table watch.changes (name text not null);
      create function watch.note() returns trigger language plpgsql as
        'begin insert into watch.changes values (tg_table_name || '' '' || lower(tg_op)); return null; end';
      for found in select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition
          and n.nspname not in ('pg_catalog', 'information_schema', 'watch')
      loop
        execute format('create trigger zz_watch after insert or update or delete on %I.%I for each row execute function watch.note()',
          found.nspname, found.relname);
      end loop;
    end $$`.execute(test.platform.db)
})

/** What changed since this was asked last. */
async function takeChanges(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with taken as (delete from watch.changes returning name)
    select distinct name from taken`.execute(test.platform.db)
  return rows
    .map(({ name }) => name.replace(BY_CHANCE, '$1 insert'))
    .filter((name) => !BY_BEING_CALLED.test(name))
}

interface Ready {
  readonly cookie: string
  readonly url: string
}
type Caller = Pick<Awaited<ReturnType<typeof test.as>>, 'id' | 'cookie' | 'call'>
type Prepare = (caller: Caller) => Promise<Partial<Ready> | void>

const asksForPolicies = (isOn: boolean) =>
  updateSettings(test.platform, {
    registration: {
      disable: false,
      policies: isOn ? [{ id: 'terms', label: 'terms of use', url: null }] : [],
    },
  })

const cookiesOf = ({ jar }: ReturnType<typeof openBrowser>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

const setUpTwoFactor: Prepare = async ({ call }) => {
  await call('POST', '/auth/user/two-factor-authentication', {})
}

/** What has to be there besides the record that the path names, so that somebody gets more than a refusal. */
const PREPARED: Readonly<Record<string, Prepare>> = {
  'GET admin/figures': async () => ({
    url: '/api/v1/admin/figures?start=2026-11-01T00:00:00Z&end=2026-11-02T00:00:00Z',
  }),
  'GET admin/members': async () => ({ url: '/api/v1/admin/members?query=a' }),
  'GET admin/settings': async () => ({ url: '/api/v1/admin/settings?query=a' }),
  'GET auth/user/two-factor/qr-code': setUpTwoFactor,
  'GET auth/user/two-factor-recovery-codes': setUpTwoFactor,
  'GET bulk-runs': async () => ({ url: '/api/v1/bulk-runs?list=debrid-accounts' }),
  'GET billing/subscriptions/me': async ({ id }) => {
    await CALLS_ON_RECORDS['POST billing/subscriptions/:id/cancel']?.(test, id)
  },
  'GET claims': async () => ({ url: '/api/v1/claims?kind=link' }),
  'GET insights': async () => ({ url: '/api/v1/insights?kind=link&ids=1' }),
  'GET denial-reasons': async () => ({ url: '/api/v1/denial-reasons?kind=link' }),
  'GET logs/error/download-latest': async () =>
    createErrorLog(test.platform.config.dataDir).write('{"level":"error","msg":"failed"}\n'),
  'GET report-status/:id': async ({ id }) => {
    const linkId = await reportedLink(test, id)
    return { url: `/api/v1/report-status/${linkId}?model_type=link` }
  },
  'GET media/import/many': async () => {
    await openAlbums(test.platform)
    return { url: '/api/v1/media/import/many?media_type=music&ids=1' }
  },
  'GET media/import/preview': async () => ({
    url: `/api/v1/media/import/preview?media_type=music&id=${await openAlbums(test.platform)}`,
  }),
  'GET media/import/search': async () => ({
    url: `/api/v1/media/import/search?media_type=music&query=${await openAlbums(test.platform)}`,
  }),
  'GET people/:id/merge': async () => {
    const [kept, gone] = [await buildPerson(test.platform.db), await buildPerson(test.platform.db)]
    return { url: `/api/v1/people/${kept.id}/merge?other=${gone.id}` }
  },
  'GET people/:id/credits': async () => {
    const { db } = test.platform
    const [person, title] = [await buildPerson(db), await buildTitle(db)]
    const department = 'cast'
    await buildCredit(db, { person_id: person.id, title_id: title.id, department })
    return { url: `/api/v1/people/${person.id}/credits?department=${department}` }
  },
  'GET genres/:id/merge': async () => ({ url: '/api/v1/genres/1/merge?into=2' }),
  'GET keywords/:id/merge': async () => {
    const made = await test.platform.db
      .insertInto('keywords')
      .values(['One', 'Another'].map((name) => ({ name, slug: `read-${name}` })))
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ version: 1 }))
      .returning('id')
      .execute()
    return { url: `/api/v1/keywords/${made[0]!.id}/merge?into=${made[1]!.id}` }
  },
  'GET tags/:id/merge': async () => {
    const made = await test.platform.db
      .insertInto('tags')
      .values(['One', 'Another'].map((name) => ({ name, slug: `read-${name}` })))
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ version: 1 }))
      .returning('id')
      .execute()
    return { url: `/api/v1/tags/${made[0]!.id}/merge?into=${made[1]!.id}` }
  },
  'GET offered-answers': async () => ({ url: '/api/v1/offered-answers?use=comment' }),
  'GET admin/reports/:subject/ranked': async () => ({
    url: '/api/v1/admin/reports/plays/ranked?by=title',
  }),
  'GET admin/reports/:subject/ranked/file': async () => ({
    url: '/api/v1/admin/reports/plays/ranked/file?by=title',
  }),
  'GET person-credits': async () => ({ url: '/api/v1/person-credits?person_id=1' }),
  'GET plans/providers': async () => ({ url: '/api/v1/plans/providers?ids=1' }),
  'GET titles/own-marks': async () => ({ url: '/api/v1/titles/own-marks?ids=1' }),
  'GET saved-views': async () => ({ url: '/api/v1/saved-views?list=debrid-accounts' }),
  'GET secure/auth/social/:service/callback': async () => {
    const browser = openBrowser()
    const { pathname, search } = await browser.ask('google')
    return { url: pathname + search, cookie: cookiesOf(browser) }
  },
  'GET secure/auth/social/:service/sign-up': async () => {
    await asksForPolicies(true)
    const browser = openBrowser()
    await browser.logIn('google')
    return { cookie: cookiesOf(browser) }
  },
}

afterEach(() => asksForPolicies(false))

/** Somebody of this role who has just confirmed the password. What a guest asks for belongs to a member. */
async function callerOf(role: ShippedRole): Promise<Caller> {
  const caller = await test.as(role === 'guest' ? 'member' : role)
  await test.platform.db
    .updateTable('sessions')
    .set({ password_confirmed_at: new Date() })
    .where('user_id', '=', caller.id)
    .execute()
  return role === 'guest' ? { ...caller, cookie: '' } : caller
}

/** The call on things that exist. */
async function prepare(endpoint: Endpoint, role: ShippedRole): Promise<Ready> {
  const caller = await callerOf(role)
  const onRecord = await CALLS_ON_RECORDS[nameOf(endpoint)]?.(test, caller.id)
  const values = onRecord?.params ?? (await valuesInPath(test, endpoint, caller.id))
  const filled = endpoint.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const query = Object.entries(onRecord?.query ?? {}).map(([name, value]) => `${name}=${value}`)
  return {
    url: `${endpointUrl(filled)}?${query.join('&')}`,
    cookie: caller.cookie,
    ...(await PREPARED[nameOf(endpoint)]?.(caller)),
  }
}

const LONGEST_STREAM_MS = 300

/** Streams have no end: they are left after a while. */
async function send(endpoint: Endpoint, method: 'GET' | 'HEAD', { url, cookie }: Ready) {
  const leave = new AbortController()
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
  const answer = test.app.inject({ method, url, headers, signal: leave.signal })
  if (!endpoint.answersAs?.includes('text/event-stream')) return (await answer).statusCode
  const status = answer.then(({ statusCode }) => statusCode).catch(() => 200)
  const isOpen = (await Promise.race([status, wait(LONGEST_STREAM_MS)])) === undefined
  if (isOpen) leave.abort()
  return status
}

/** What every role is answered, and what changes when it asks. */
async function askAsEveryRole(endpoint: Endpoint, method: 'GET' | 'HEAD') {
  const statuses: number[] = []
  const changes = new Set<string>()
  for (const role of SHIPPED_ROLES) {
    const ready = await prepare(endpoint, role)
    await takeChanges()
    statuses.push(await send(endpoint, method, ready))
    for (const change of await takeChanges()) changes.add(change)
  }
  return { statuses, changes: [...changes].toSorted() }
}

describe.each(reads.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (name, endpoint) => {
    it('is answered to somebody, and changes what is declared, and nothing else', async () => {
      const { statuses, changes } = await askAsEveryRole(endpoint, 'GET')
      expect(statuses.some((status) => status < 400)).toBe(true)
      expect(changes).toEqual(EFFECTS[name]?.changes ?? [])
    })

    it('changes nothing when it is only asked whether something is there', async () => {
      expect((await askAsEveryRole(endpoint, 'HEAD')).changes).toEqual([])
    })
  },
)

it('no effect is declared of calls that are not there', () => {
  expect(Object.keys(EFFECTS).filter((name) => !reads.map(nameOf).includes(name))).toEqual([])
})
