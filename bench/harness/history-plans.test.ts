import { encodeFilters } from '../../contract/src/core/filter-records.ts'
import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../server/src/features/test-app.ts'
import { addAuditMonths } from '../../server/src/platform/audit/audit-events.repository.ts'
import { recordQueries } from './record-queries.ts'

const app = useTestApp()
const LINES = 200_000
const MONTHS = 14
/** Pages of 8 KiB that one statement may touch: what a page of the list shows, and those that it turns over. */
const MOST_PAGES = 8_000
const DAY_MS = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** A log of more than a year, as a busy site writes it: seldom settings, often links. */
async function fillLog(): Promise<void> {
  const { db } = app.platform
  // As the server is set up for the application; the one of the tests keeps PostgreSQL's own idea of a slow disk.
  await sql`do $$ begin execute format('alter database %I set random_page_cost = 1.1', current_database()); end $$`.execute(
    db,
  )
  await addAuditMonths(db, new Date(Date.now() - 400 * DAY_MS), MONTHS)
  await sql`insert into audit_events (at, group_id, actor_id, actor_name, way, record_type, record_id, record_name,
      owner_id, action, changes)
    select now() - (${LINES}::int - n) * interval '165 seconds', md5((n / 3)::text)::uuid, n % 200, 'u' || n % 200, 'site',
      case when n % 100 = 0 then 'settings' when n % 50 = 1 then 'user' else 'link' end, (n % 60000)::text, 'Name ' || n,
      n % 5000, case when n % 5000 = 0 then 'withdrawn' when n % 3 = 0 then 'updated' else 'accepted' end,
      '{"status": ["pending", "active"]}'
    from generate_series(1, ${LINES}::int) n`.execute(db)
  await sql`vacuum analyze audit_events`.execute(db)
}

const narrowed = (key: string, value: unknown, operator = '=') =>
  `history?filters=${encodeFilters([{ key, operator, value }])}`

const CALLS = [
  'history',
  'history?page=200&perPage=100',
  'history?orderBy=at&orderDir=asc',
  ...['subscription', 'settings', 'link'].map((kind) => narrowed('kind', [kind])),
  ...['reverted', 'withdrawn', 'accepted'].map((action) => narrowed('action', [action])),
  narrowed('actor', 'admin'),
  narrowed('record', 'none'),
  narrowed('record', '77'),
  narrowed('group', '00000000-0000-4000-8000-000000000000'),
  narrowed('at', { start: ago(3_000), end: ago(2_999) }, 'between'),
  narrowed('at', { start: ago(300), end: ago(299) }, 'between'),
  'history/link/77',
  'history/settings/100,200,300',
]

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Actual Rows': number
  Plans?: PlanNode[]
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test('the log of years is read along its indexes, however it is narrowed and as far as anybody turns', async () => {
  await fillLog()
  const { db } = app.platform
  const admin = await app.as('admin')
  const faults: string[] = []
  for (const path of CALLS) {
    let status = 0
    const queries = await recordQueries(async () => {
      status = (await admin.call('GET', `/api/v1/${path}`)).statusCode
    })
    if (status !== 200) faults.push(`${path} answers ${status}`)
    for (const { text, values } of queries) {
      if (!text.includes('audit_events') || /^\s*(explain|select count\(\*\))/i.test(text)) continue
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...values]),
      )
      const plan = rows[0]!['QUERY PLAN'][0].Plan
      const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
      const whole = nodesOf(plan).find(
        (node) =>
          node['Node Type'] === 'Seq Scan' &&
          node['Relation Name']?.startsWith('audit_events') &&
          node['Actual Rows'] > 100,
      )
      if (whole) faults.push(`${path} reads all of ${whole['Relation Name']}`)
      if (pages > MOST_PAGES) faults.push(`${path} touches ${pages} pages`)
    }
  }
  expect(faults).toEqual([])
}, 180_000)
