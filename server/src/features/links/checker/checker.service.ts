import { setTimeout as sleep } from 'node:timers/promises'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { HostCheckForm } from '@mediatheque/contract/links/checker/checker.schemas.ts'
import type { hostStatusList } from '@mediatheque/contract/links/checker/host-status.list.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { createAsk } from './check-links.ts'
import { auditedHosts } from './checker.history.ts'
import { checkJob, videosJob } from './checker.jobs.ts'
import { leaseHost, releaseHost } from './host-leases.repository.ts'
import {
  findHostRow,
  type HostStatusRow,
  listHostRows,
  lockHost,
  readHostRows,
  updateHost,
} from './host-status.repository.ts'
import { bringForward, findLinkToCheck, followLink, putFirst } from './link-checks.repository.ts'
import { checkAndSave, type ToCheckLinks } from './work-on-hosts.ts'

export { checkOneVideo } from './videos/check-videos.ts'
export type { HostStatusRow } from './host-status.repository.ts'

export function listHostStatus(
  { db, clock }: Needs<'db' | 'clock'>,
  call: ListCall<typeof hostStatusList>,
): Promise<RowPage<HostStatusRow>> {
  return listHostRows(db, call, clock.now())
}

/** The same hosts, all of them, some at a time. */
export function readHostStatus(
  { db, clock }: Needs<'db' | 'clock'>,
  call: ListCall<typeof hostStatusList>,
): AsyncGenerator<readonly HostStatusRow[]> {
  return readHostRows(db, call, clock.now())
}

/** Whether links are looked at by themselves at all. */
export async function areLinksChecked(platform: Needs<ToReadSettings>): Promise<boolean> {
  const { link_checks: settings } = await getSettings(platform)
  return settings.is_on
}

/** @throws AppError notFound */
export async function getHostStatus(
  { db, clock }: Needs<'db' | 'clock'>,
  id: number,
): Promise<HostStatusRow> {
  const row = await findHostRow(db, id, clock.now())
  if (!row) throw new AppError('notFound')
  return row
}

/** What is said of a host ends its pause: it was for the way in which it was asked before. @throws AppError notFound */
export async function updateHostChecks(
  platform: Needs<'db' | 'clock'>,
  id: number,
  { is_checked, method, address, calls_per_minute }: HostCheckForm,
): Promise<HostStatusRow> {
  await platform.db.transaction().execute(async (tx) => {
    if (!(await lockHost(tx, id))) throw new AppError('notFound')
    await recordingChanges(tx, auditedHosts, { ids: [id], action: 'updated' }, () =>
      updateHost(tx, id, {
        is_on: is_checked,
        method,
        address,
        calls_per_minute,
        paused_until: null,
      }),
    )
  })
  return getHostStatus(platform, id)
}

const BROUGHT_FORWARD = 100

/** @throws AppError notFound */
export async function checkHostNow(
  platform: Needs<'db' | 'clock' | 'jobs'>,
  id: number,
): Promise<{ host: HostStatusRow; broughtForward: number }> {
  const now = platform.clock.now()
  const broughtForward = await platform.db.transaction().execute(async (tx) => {
    if (!(await lockHost(tx, id))) throw new AppError('notFound')
    await updateHost(tx, id, { paused_until: null })
    const links = await bringForward(tx, id, { now, most: BROUGHT_FORWARD })
    await platform.jobs.enqueue(tx, checkJob, {})
    return links
  })
  return { host: await getHostStatus(platform, id), broughtForward }
}

/** As long as somebody waits for an answer. */
const TRIES = 16
const BETWEEN_MS = 250

/**
 * Looks at a link while somebody waits. Where its host is just being asked, or wants a pause, the link is the next one
 * there. @returns whether it was looked at @throws AppError conflict where the host is not to be asked at all, notFound
 */
export async function checkLinkNow(
  platform: Needs<ToCheckLinks>,
  { id, host_id }: { readonly id: number; readonly host_id: number },
): Promise<boolean> {
  const { db, clock } = platform
  await followLink(db, id)
  for (let tries = 0; tries < TRIES; tries++) {
    const host = await leaseHost(db, host_id, clock.now())
    const link = host && (await findLinkToCheck(db, id))
    if (link) return checkAndSave(platform, await createAsk(platform), { host, links: [link] })
    if (host) {
      await releaseHost(db, host)
      throw new AppError('notFound')
    }
    const { is_on: isOn, paused_until: pausedUntil } = await getHostStatus(platform, host_id)
    if (!isOn)
      throw new AppError('conflict', { message: 'The links of this host are not checked.' })
    if (pausedUntil && pausedUntil > clock.now()) break
    await sleep(BETWEEN_MS)
  }
  await putFirst(db, id)
  return false
}

/** With the write of a video: what it leads to is looked at as soon as that is stored. */
export async function enqueueVideoCheck({ jobs }: Needs<'jobs'>, tx: Database): Promise<void> {
  await jobs.enqueue(tx, videosJob, {})
}
