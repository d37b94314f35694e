import { isOfWords } from '@mediatheque/contract/community/reports/report-kinds.ts'
import { OPEN_REPORTS_QUOTA } from '@mediatheque/contract/community/reports/reports.quotas.ts'
import type { CreateReportForm } from '@mediatheque/contract/community/reports/reports.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Reportable } from '../../../platform/reportable.ts'
import { isWithinLimit } from '../../../platform/throttles/throttles.ts'
import {
  countOpenReports,
  deleteReportRows,
  findOwnReport,
  insertReport,
  lockReported,
  type OwnReport,
  type ReportedRecord,
} from './reports.repository.ts'
import { settleReports } from './settle-reports.service.ts'

type ToFind = Parameters<Reportable['findVisibility']>[0]

/** A record that readers may report, as far as one reader is concerned. */
export interface Reported extends ReportedRecord, Pick<Reportable, 'isOpenToGuests' | 'tags'> {
  readonly isVisible: boolean
  readonly hasOwnReport: boolean
  readonly isDecidedBy: boolean
}

/** @throws notFound where there is no such record */
export async function getReported(
  platform: ToFind,
  actor: Actor,
  { type, id }: ReportedRecord,
): Promise<Reported> {
  const reportable = platform.features
    .flatMap(({ reportables = [] }) => reportables)
    .find((candidate) => candidate.type === type)
  // Who may report none of them is not told which there are.
  if (reportable && !reportable.isOpenToGuests && !actor.user) throw new AppError('unauthenticated')
  const isVisible = await reportable?.findVisibility(platform, actor, id)
  if (!reportable || isVisible === undefined) throw new AppError('notFound')
  const own = await findReport(platform, actor, { type, id })
  return {
    type,
    id,
    isVisible,
    isOpenToGuests: reportable.isOpenToGuests,
    tags: reportable.tags,
    hasOwnReport: own !== undefined,
    isDecidedBy: reportable.canDecide(actor),
  }
}

/** What the reader said of a record. */
export function findReport(
  { db }: Needs<'db'>,
  { user }: Actor,
  reported: ReportedRecord,
): Promise<OwnReport | undefined> {
  return user ? findOwnReport(db, user.id, reported) : Promise.resolve(undefined)
}

type Said = Pick<CreateReportForm, 'report' | 'reason' | 'kind'>

/**
 * Tells those who look after a record what is wrong with it: once, until they have decided.
 * @returns null for visitors, of whom nothing is kept
 * @throws validation where the reader said something already, forbidden beyond the quota
 */
export function createReport(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  actor: Actor,
  reported: Reported,
  { address, ...said }: Said & { readonly address: string },
): Promise<OwnReport | null> {
  const userId = actor.user?.id ?? null
  const [field, reason] = isOfWords(reported.type)
    ? (['reason', said.reason ?? ''] as const)
    : (['report', said.report ?? ''] as const)
  const kind = isOfWords(reported.type) ? 'other' : (said.kind ?? 'other')
  return platform.db.transaction().execute((tx) =>
    withinQuota(tx, OPEN_REPORTS_QUOTA, quotaOf(actor), async (granted) => {
      if (!(await lockReported(tx, reported))) throw new AppError('notFound')
      if (await isSaidAlready({ ...platform, db: tx }, actor, { ...reported, address }))
        throw fieldError(field, 'You have reported this already.')
      const { type: item_type, id: item_id } = reported
      const report = { item_type, item_id, user_id: userId, reason, kind }
      const made = await insertReport(granted, report)
      await platform.cache.invalidate([...reported.tags], tx)
      return userId === null ? null : made
    }),
  )
}

/** Visitors have no reports of their own that could be counted: how often they may say something is limited elsewhere. */
const quotaOf = (actor: Actor) => ({
  ownerId: actor.user?.id ?? 0,
  ...(actor.user ? { by: actor } : { limit: null }),
  count: async (tx: Database) => (actor.user ? countOpenReports(tx, actor.user.id) : 0),
  refusal: (limit: number) =>
    new AppError('forbidden', {
      message: 'As many of your reports are open as you may have. Wait until some are decided.',
      details: { limit },
    }),
})

/** Of visitors a keyed hash of the network is kept for so long, and nothing that leads from a report to it. */
const SAID_BY_NETWORK = { by: 'address', attempts: 1, windowSeconds: 24 * 3600 } as const

async function isSaidAlready(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  actor: Actor,
  { type, id, address }: ReportedRecord & { readonly address: string },
): Promise<boolean> {
  if (actor.user) return (await findReport(platform, actor, { type, id })) !== undefined
  const throttle: Throttle = { ...SAID_BY_NETWORK, name: `report.${type}:${id}` }
  return !(await isWithinLimit(platform, throttle, address))
}

/** Takes the own report back or, where that was asked for by those who decide, clears all of them. @returns how many */
export function deleteReports(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  reported: Reported,
  isOfAll: boolean,
): Promise<number> {
  return platform.db.transaction().execute(async (tx) => {
    await lockReported(tx, reported)
    const deleted =
      isOfAll && reported.isDecidedBy
        ? await settleReports(tx, { type: reported.type, ids: [reported.id] })
        : await withdraw(tx, actor, reported)
    if (deleted > 0) await platform.cache.invalidate([...reported.tags], tx)
    return deleted
  })
}

async function withdraw(tx: Database, actor: Actor, reported: ReportedRecord): Promise<number> {
  const own = await findReport({ db: tx }, actor, reported)
  return own ? deleteReportRows(tx, [own.id]) : 0
}
