import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { RecordedQuery } from './bare-server.ts'
import { definedListCalls } from './defined-list-calls.ts'
import { listContributionCalls } from './link-calls.ts'
import { type BenchReader, listPublicCalls, type PublicCall } from './public-pages.ts'
import { recordQueries } from './record-queries.ts'
import { listRequestCalls } from './request-calls.ts'

/** Tables that grow with the catalogue: no page may read one from end to end. */
const LARGE = new Set([
  'titles',
  'title_search',
  'title_genres',
  'title_translations',
  'title_alternative_names',
  'title_external_ids',
  'people',
  'credits',
  'seasons',
  'episodes',
  'links',
  'link_parts',
  'nzbs',
  'torrents',
  'comments',
  'search_terms',
])
/** Pages of 8 KiB that one statement may touch; counting up to a hundred thousand rows may touch more, and is kept for minutes. */
const MOST_PAGES = 8000

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  'Actual Rows': number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const isLongCount = (text: string) => text.startsWith('select count(*)')

/** What is wrong with the plan of a statement, if anything. */
async function judge(
  pool: pg.Pool,
  { text, values }: RecordedQuery,
  { pages: mostPages = MOST_PAGES, isBounded, countsUpToABound }: PublicCall,
): Promise<string | undefined> {
  if (!/^\s*(select|with|\()/i.test(text)) return undefined
  if (isLongCount(text) && !countsUpToABound) return undefined
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) return undefined
  const whole = nodesOf(plan).find(
    (node) => node['Node Type'].endsWith('Seq Scan') && LARGE.has(node['Relation Name'] ?? ''),
  )
  const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  if (whole && !isBounded) return `reads all of ${whole['Relation Name']}`
  return pages > mostPages ? `touches ${pages} pages` : undefined
}

export interface PlanFault extends PublicCall {
  fault: string
}

/** Makes every call of the public pages and lists and looks at how the database runs each of its statements. */
export async function findPlanFaults({
  app,
  pool,
  cookies,
}: {
  app: Pick<FastifyInstance, 'inject'>
  pool: pg.Pool
  cookies: Record<BenchReader, string>
}) {
  const calls = [
    ...(await listPublicCalls(pool)),
    ...(await listContributionCalls(pool)),
    ...(await listRequestCalls(pool)),
    ...definedListCalls(),
  ]
  const faults: PlanFault[] = []
  for (const call of calls) {
    const ask = () =>
      app.inject({ url: call.path, headers: call.as ? { cookie: cookies[call.as] } : {} })
    // What is read once and remembered is not part of the page.
    const answer = await ask()
    if (answer.statusCode >= 400 && !(call.isBounded && answer.statusCode === 422))
      faults.push({ ...call, fault: `answers ${answer.statusCode}` })
    const queries = await recordQueries(ask)
    if (queries.length > call.statements)
      faults.push({
        ...call,
        fault: `sends ${queries.length} statements, more than ${call.statements}`,
      })
    for (const query of queries) {
      const fault = await judge(pool, query, call)
      if (fault)
        faults.push({
          ...call,
          fault: `${fault}: ${query.text.trim().replace(/\s+/g, ' ').slice(0, 90)}`,
        })
    }
  }
  return { calls: calls.length, faults }
}
