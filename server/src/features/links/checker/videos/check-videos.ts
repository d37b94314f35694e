import { setTimeout as sleep } from 'node:timers/promises'
import type { Needs } from '../../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../../site/settings/settings.service.ts'
import { createAsk } from '../check-links.ts'
import type { Findings } from '../methods/check-method.ts'
import { planNextCheck } from '../plan-next-check.ts'
import { askAboutVideo, type AskedVideo, askedOf } from './ask-about-video.ts'
import {
  leaseDueVideos,
  leaseVideo,
  saveVideoCheck,
  type VideoToCheck,
} from './due-videos.repository.ts'

/** What one run takes; the rest is the next one's. */
const MOST = 200
/** Hosts asked at the same time. */
const AT_ONCE = 4
/** Between two questions to one host. */
const GAP_MS = 1_000

interface Run {
  readonly signal: AbortSignal
  readonly forMs: number
  readonly gapMs?: number
}

/**
 * Looks whether something is there at the addresses of videos whose time has come, as of links: three times missing over a
 * day is dead, and back when it is there again. A host that fails is left alone for some hours.
 */
export async function checkVideos(
  platform: Needs<'clock' | ToReadSettings>,
  { signal, forMs, gapMs = GAP_MS }: Run,
): Promise<void> {
  const { link_checks: settings } = await getSettings(platform)
  if (!settings.is_on) return
  const until = performance.now() + forMs
  const ask = await createAsk(platform)
  const due = await leaseDueVideos(platform.db, platform.clock.now(), MOST)
  const hosts = [...groupByHost(due).values()]
  const isOver = () => signal.aborted || performance.now() > until
  const work = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      let isFaulty = false
      for (const [index, { video, asked }] of host.entries()) {
        // Leases run out by themselves.
        if (isOver()) return
        if (index > 0 && !isFaulty) await sleep(gapMs)
        isFaulty = await keep(platform, video, {
          isPlanned: asked !== undefined,
          findings: asked && !isFaulty ? await askAboutVideo(ask, asked) : undefined,
        })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Looks at one video while somebody waits, whether or not its time has come. */
export async function checkOneVideo(
  platform: Needs<'clock' | ToReadSettings>,
  id: number,
): Promise<void> {
  const video = await leaseVideo(platform.db, id, platform.clock.now())
  if (!video) return
  const asked = askedOf(video.url)
  const findings = asked && (await askAboutVideo(await createAsk(platform), asked))
  await keep(platform, video, { isPlanned: asked !== undefined, findings })
}

interface Asked {
  readonly video: VideoToCheck
  readonly asked: AskedVideo | undefined
}

function groupByHost(videos: readonly VideoToCheck[]): Map<string, Asked[]> {
  const groups = new Map<string, Asked[]>()
  for (const video of videos) {
    const asked = askedOf(video.url)
    const host = asked?.host ?? ''
    groups.set(host, [...(groups.get(host) ?? []), { video, asked }])
  }
  return groups
}

interface Found {
  /** Whether there is somebody to be asked, now and later. */
  readonly isPlanned: boolean
  /** Undefined where nobody was. */
  readonly findings: Findings | undefined
}

/** @returns whether its host could not be asked */
async function keep(
  platform: Needs<'clock' | ToReadSettings>,
  video: VideoToCheck,
  { isPlanned, findings }: Found,
): Promise<boolean> {
  const result = findings?.outcomes[0]?.result ?? 'unknown'
  const isFault = findings === undefined || findings.fault !== undefined
  const at = platform.clock.now()
  const next = planNextCheck(
    {
      status: video.died_at === null ? 'active' : 'dead',
      failures: video.failures,
      firstFailedAt: video.first_failed_at,
      diedAt: video.died_at,
      createdAt: video.created_at,
      views: video.plays,
      isPlanned,
    },
    { at, result, isFault },
    Math.random(),
  )
  await saveVideoCheck(platform.db, video, { at, result, next })
  return isFault
}
