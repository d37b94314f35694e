import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { BareOrder } from './bare-server.ts'
import type { LoadSender } from './load.ts'
import type { BenchReader } from './public-pages.ts'
import type { MeasuredServer } from './processes.ts'

export interface BenchContext {
  titles: number
  links: number
  /** The application in a process of its own, on the large database. */
  app: MeasuredServer
  /** The same, keeping nothing of the catalogue in memory: every call reaches the database. */
  forgetful: MeasuredServer
  /** `forgetful` on the small database; there when the large one is at least ten times its size. */
  smallForgetful?: MeasuredServer
  smallTitles: number
  /** The same as `forgetful` in this process, to see which SQL a call sends. */
  inject: FastifyInstance['inject']
  /** The large database, and the small one where there is one. */
  pool: pg.Pool
  smallPool?: pg.Pool
  load: LoadSender
  /** Cookie of a member's session, by the database it is in. */
  memberCookie: string
  /** Of the large database; the uploader is whoever has most links. */
  cookies: Record<BenchReader, string>
  smallMemberCookie?: string
  /** Makes so many members more in the large database, each with a session. */
  openMembers(count: number): Promise<{ readonly userId: number; readonly cookie: string }[]>
  startBare(order: Omit<BareOrder, 'databaseUrl' | 'port'>): Promise<MeasuredServer>
  databasePid?: number
  hasPages: boolean
}

/** One line of the table. */
export interface Figure {
  what: string
  measured: string
  required: string
  /** Undefined: nothing is required, or it cannot be told on this machine. */
  isMet?: boolean
  detail?: string
}

export interface BenchCase {
  name: string
  /** @returns undefined when what it measures does not exist yet */
  run(context: BenchContext): Promise<Figure[] | undefined>
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Half the distance between the smallest and the largest, as a share of the median: how much to believe a figure. */
export function spread(values: readonly number[]): string {
  const half = (Math.max(...values) - Math.min(...values)) / 2 / median(values)
  return `± ${Math.round(half * 100)} %`
}

export async function isThere(
  context: BenchContext,
  path: string,
  cookie?: string,
): Promise<boolean> {
  const answer = await fetch(context.app.url + path, { headers: cookie ? { cookie } : {} })
  await answer.arrayBuffer()
  return answer.ok
}
