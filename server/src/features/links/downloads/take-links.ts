import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { recogniseHost } from '@mediatheque/contract/links/links/recognise-host.ts'
import type { Needs } from '../../../platform/platform.ts'
import { opensLinksPremium } from '../../accounts/users/users.service.ts'
import { type ToUnlock, type Unlocked, unlockLinks } from '../../premium/unlocks/unlocks.service.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { type LinkRow, recordView } from '../links/links.service.ts'

/** Who downloads, and from where: some debrid services ask, where the member lets them. */
export interface Downloader {
  readonly actor: Actor
  readonly address: string
}

export interface TakenLink {
  readonly link: LinkRow
  /** Its parts as direct links; none where nobody wanted that. */
  readonly unlocked: readonly Unlocked[]
}

/** Hands links out, counts that, and turns them into direct ones where their reader wants it, or prefers it. */
export async function takeLinks(
  platform: Needs<ToUnlock>,
  downloader: Downloader,
  links: readonly LinkRow[],
  { isUnlocked }: { readonly isUnlocked?: boolean | undefined } = {},
): Promise<TakenLink[]> {
  const { actor } = downloader
  const counted: LinkRow[] = []
  for (const link of links) {
    const isCounted = await recordView(platform, link.id, actor.user!.id)
    counted.push({ ...link, views: link.views + Number(isCounted) })
  }
  const isWanted =
    actor.isPremium && (isUnlocked ?? (await opensLinksPremium(platform, actor.user!.id)))
  const parts = isWanted ? await unlockParts(platform, downloader, counted) : undefined
  if (!parts) return counted.map((link) => ({ link, unlocked: [] }))
  let from = 0
  return counted.map((link) => {
    const unlocked = parts.slice(from, from + link.urls.length)
    from += link.urls.length
    return { link, unlocked }
  })
}

/** A link, because its reader asked for just that: without an account that is an answer too. */
export async function unlockLink(
  platform: Needs<ToUnlock>,
  downloader: Downloader,
  link: LinkRow,
): Promise<readonly Unlocked[]> {
  const unlocked = await unlockParts(platform, downloader, [link])
  await recordView(platform, link.id, downloader.actor.user!.id)
  return unlocked ?? link.urls.map(withoutAccount)
}

/** The file of a video, to be played here. It is no download: nothing is counted before it plays. */
export async function unlockVideo(
  platform: Needs<'cache' | ToUnlock>,
  { actor, address }: Downloader,
  { url }: { readonly url: string },
): Promise<readonly Unlocked[]> {
  const { hosts } = await getLinkOptions(platform)
  const host = URL.canParse(url) ? recogniseHost(new URL(url).hostname, hosts) : null
  const hostId = host?.id ?? UNKNOWN_HOST
  const member = { id: actor.user!.id, address }
  return (await unlockLinks(platform, member, [{ url, hostId }])) ?? [withoutAccount(url)]
}

/** That of no service: only accounts for all hosts are asked. */
const UNKNOWN_HOST = 0

const withoutAccount = (url: string): Unlocked => ({
  url,
  file: null,
  problem: { problem: 'noAccount', provider: null, words: undefined },
})

const unlockParts = (
  platform: Needs<ToUnlock>,
  { actor, address }: Downloader,
  links: readonly LinkRow[],
) =>
  unlockLinks(
    platform,
    { id: actor.user!.id, address },
    links.flatMap(({ urls, host_id: hostId }) => urls.map((url) => ({ url, hostId }))),
  )
