import { hasPermission, type PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import {
  type ContributionView,
  DAILY_FIGURES,
  type DailyFigureName,
  type DailyFigureView,
  type QueueView,
  type RangeFiguresQuery,
  type RangeFigureView,
} from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import type { TimeSpan } from '../../../platform/overview.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { startOfDay } from './start-of-day.ts'

const QUEUES_KEPT_SECONDS = 30
const DAYS_KEPT_SECONDS = 60
const DAY_MS = 24 * 3_600_000

/** What waits for somebody: each queue that they may work on. */
export function listQueues(
  { features, cache, db }: Needs<'features' | 'cache' | 'db'>,
  holder: PermissionHolder,
): Promise<QueueView[]> {
  const queues = features
    .flatMap(({ overview }) => overview?.queues ?? [])
    .filter(({ needs }) => hasPermission(holder, needs))
  return Promise.all(
    queues.map(({ name, tags = [], count }) =>
      cache.remember(`queue:${name}`, { ttlSeconds: QUEUES_KEPT_SECONDS, tags }, async () => {
        const waiting = await count(db)
        return { name, count: waiting.count, oldest_at: waiting.oldest?.toISOString() ?? null }
      }),
    ),
  )
}

/** What is new today, beside the same hours of yesterday and of a week ago, as far as somebody may know. */
export async function listDailyFigures(
  platform: Needs<'features' | 'readDb' | 'clock' | ToReadSettings>,
  holder: PermissionHolder,
): Promise<DailyFigureView[]> {
  const { features, cache, readDb, clock } = platform
  const { dates } = await getSettings(platform)
  const days = figuresFor(features, holder)
  return Promise.all(
    days.map(({ name, count }) =>
      cache.remember(`day:${name}`, { ttlSeconds: DAYS_KEPT_SECONDS }, async () => {
        const now = clock.now()
        const start = startOfDay(now, dates.default_timezone)
        const daysAgo = (ago: number) =>
          count(readDb, { from: before(start, ago), until: before(now, ago) })
        const [today, yesterday, week_ago] = await Promise.all([daysAgo(0), daysAgo(1), daysAgo(7)])
        return { name, today, yesterday, week_ago }
      }),
    ),
  )
}

const figuresFor = (features: Needs<'features'>['features'], holder: PermissionHolder) =>
  features
    .flatMap(({ overview }) => overview?.days ?? [])
    .filter(({ needs }) => hasPermission(holder, needs))
    .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))

/** What a range of time brought, beside what another one did. */
export async function listRangeFigures(
  { features, readDb }: Needs<'features' | 'readDb'>,
  holder: PermissionHolder,
  { start, end, compareStart, compareEnd }: RangeFiguresQuery,
): Promise<RangeFigureView[]> {
  const span = spanOf(start, end)
  const compared = compareStart && compareEnd ? spanOf(compareStart, compareEnd) : undefined
  return Promise.all(
    figuresFor(features, holder).map(async ({ name, count }) => ({
      name,
      count: await count(readDb, span),
      compared: compared ? await count(readDb, compared) : null,
    })),
  )
}

/** Whichever of both was named first; the last moment is part of it. */
function spanOf(one: string, other: string): TimeSpan {
  const [from, to] = [new Date(one), new Date(other)].toSorted((a, b) => a.getTime() - b.getTime())
  return { from: from!, until: new Date(to!.getTime() + 1) }
}

const placeOf = (name: DailyFigureName) => DAILY_FIGURES.indexOf(name)

const before = (date: Date, days: number) => new Date(date.getTime() - days * DAY_MS)

export function listOwnContributions(
  { features, db }: Needs<'features' | 'db'>,
  userId: number,
): Promise<ContributionView[]> {
  const kinds = features.flatMap(({ overview }) => overview?.contributions ?? [])
  return Promise.all(kinds.map(async ({ kind, count }) => ({ kind, ...(await count(db, userId)) })))
}
