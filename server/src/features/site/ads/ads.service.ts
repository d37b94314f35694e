import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  AD_SLOTS,
  type AdSlotName,
  type AdTerms,
  type FilledAdSlot,
  isAdFor,
} from '@mediatheque/contract/site/ads/ad-slots.ts'
import { createHash } from 'node:crypto'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'

const VERSION_LETTERS = 10
const ALWAYS: AdTerms = { from: null, until: null, device: 'all', roles: [] }

/** Places that hold an advertisement, with when and for whom; none where the settings say that the site shows none. */
export async function listFilledSlots(platform: Needs<ToReadSettings>): Promise<FilledAdSlot[]> {
  const { ads } = await getSettings(platform)
  if (ads.disable) return []
  return AD_SLOTS.filter((name) => ads[name].trim() !== '').map((name) => ({
    name,
    version: versionOf(ads[name]),
    heightPx: ads[`${name}_height`],
    ...(ads[`${name}_terms`] ?? ALWAYS),
  }))
}

/** What stands in a place for somebody; undefined where that is nothing now, or something else by now. */
export async function findAd(
  platform: Needs<'clock' | ToReadSettings>,
  actor: Pick<Actor, 'roles' | 'isSubscribed'>,
  asked: { readonly name: string; readonly version: string },
): Promise<string | undefined> {
  const slots = await listFilledSlots(platform)
  const slot = slots.find(
    ({ name, version }) => name === (asked.name as AdSlotName) && version === asked.version,
  )
  if (!slot || actor.isSubscribed) return undefined
  const reader = { at: platform.clock.now().getTime(), own: actor.roles.map(({ id }) => id) }
  return isAdFor(slot, reader) ? (await getSettings(platform)).ads[slot.name] : undefined
}

const versionOf = (code: string) =>
  createHash('sha256').update(code).digest('base64url').slice(0, VERSION_LETTERS)
