import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import type { ReleaseFacts } from './read-release-file.ts'
import { ReleaseFault } from './release-fault.ts'

/** A part of an address that is somebody's own key: long, without a word in it. */
const PERSONAL_KEY = /(?:^|[/=])(?=[\w-]*\d)[\w-]{16,}(?=$|[/&?#])/

/** Addresses by which a tracker knows one of its members would give that member away, and are never passed on. */
export function isPersonal(tracker: string): boolean {
  const url = URL.parse(tracker)
  return url !== null && (url.username !== '' || PERSONAL_KEY.test(url.pathname + url.search))
}

/** Those that anybody may be told. */
export const openTrackers = (trackers: readonly string[]): string[] =>
  trackers.filter((tracker) => !isPersonal(tracker))

/** The site's own tracker, where there is one; without a slash at its end. */
export async function findTracker(platform: Needs<ToReadSettings>): Promise<string | undefined> {
  const { torrents } = await getSettings(platform)
  return torrents.tracker_url.replace(/\/+$/, '') || undefined
}

/** Where a member's client tells the site's tracker that it is there. */
export const announceAddress = (tracker: string, passkey: string) =>
  `${tracker}/announce/${passkey}`

/** A private torrent is found by its trackers alone. @throws ReleaseFault for one that nobody else could use */
export async function assertShareable(
  platform: Needs<ToReadSettings>,
  release: ReleaseFacts,
): Promise<void> {
  if (release.kind === 'nzb' || !release.facts.isPrivate) return
  if (openTrackers(release.facts.trackers).length > 0 || (await findTracker(platform))) return
  throw new ReleaseFault('This torrent is private, and no tracker that it names is open to others.')
}
