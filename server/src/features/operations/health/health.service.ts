import type { HealthPartView } from '@mediatheque/contract/operations/health/health.schemas.ts'
import type { HealthPart, PartReading, ToLook } from './health-part.ts'
import { listNotedStates, type NotedState, noteStates } from './health.repository.ts'
import { lookAtCaches, lookAtClock, lookAtProcesses } from './look-at-processes.ts'
import { lookAtDatabase, lookAtReplica } from './look-at-database.ts'
import { lookAtDisk, lookAtUploads } from './look-at-disks.ts'
import { lookAtJobs, lookAtMail, lookAtSearch } from './look-at-work.ts'
import { lookAtVersion } from './look-at-version.ts'

/** So long a part has; the answer of all of them comes a moment later at the latest. */
const PART_WITHIN_MS = 2_500

export const HEALTH_LOOKS: readonly HealthPart[] = [
  { name: 'database', look: lookAtDatabase },
  { name: 'replica', look: lookAtReplica },
  { name: 'disk', look: lookAtDisk },
  { name: 'uploads', look: lookAtUploads },
  { name: 'mail', look: lookAtMail },
  { name: 'jobs', look: lookAtJobs },
  { name: 'search', look: lookAtSearch },
  { name: 'caches', look: lookAtCaches },
  { name: 'processes', look: lookAtProcesses },
  { name: 'clock', look: lookAtClock },
  { name: 'version', look: lookAtVersion },
]

type Look = HealthPart & { readonly reading: PartReading }

const SILENT: PartReading = { state: 'silent', problem: 'silent', facts: {} }

/** Looks that go on though nobody waits any more: one that hangs is not begun again beside itself. */
const underway = new WeakMap<ToLook, Map<HealthPart, Promise<PartReading>>>()

function lookOnce(platform: ToLook, part: HealthPart): Promise<PartReading> {
  const looks = underway.get(platform) ?? new Map<HealthPart, Promise<PartReading>>()
  underway.set(platform, looks)
  const begun = looks.get(part)
  if (begun) return begun
  const look = Promise.resolve()
    .then(() => part.look(platform))
    .catch((error: unknown): PartReading => {
      platform.log.warn(
        { err: error, part: part.name },
        'a part of the site could not be looked at',
      )
      return { state: 'bad', problem: 'failed', facts: {} }
    })
    .finally(() => looks.delete(part))
  looks.set(part, look)
  return look
}

/** @returns undefined where it takes longer */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

const lookAtAll = (platform: ToLook, parts: readonly HealthPart[]): Promise<Look[]> =>
  Promise.all(
    parts.map(async (part) => ({
      ...part,
      reading: (await within(PART_WITHIN_MS, lookOnce(platform, part))) ?? SILENT,
    })),
  )

/** How everything is that the site stands on, in bounded time whatever hangs. */
export async function readSiteHealth(
  platform: ToLook,
  parts: readonly HealthPart[] = HEALTH_LOOKS,
): Promise<HealthPartView[]> {
  const noted = listNotedStates(platform.db).catch((): NotedState[] => [])
  const [looks, states] = await Promise.all([
    lookAtAll(platform, parts),
    within(PART_WITHIN_MS, noted),
  ])
  return looks.map(({ name, reading }) => ({
    name,
    state: reading.state,
    since:
      states
        ?.find(({ part, state }) => part === name && state === reading.state)
        ?.since.toISOString() ?? null,
    problem: reading.problem ?? null,
    facts: Object.entries(reading.facts).flatMap(([fact, value]) =>
      value === null || value === undefined
        ? []
        : [{ name: fact as HealthPartView['facts'][number]['name'], value }],
    ),
    changes: [...(reading.changes ?? [])],
    notes: reading.notes ?? null,
  }))
}

/** For the job that looks every five minutes. */
export async function noteSiteHealth(
  platform: ToLook,
  parts: readonly HealthPart[] = HEALTH_LOOKS,
): Promise<void> {
  const looks = await lookAtAll(platform, parts)
  const states = looks.map(({ name, reading }) => ({ part: name, state: reading.state }))
  await noteStates(platform.db, states, platform.clock.now())
}
