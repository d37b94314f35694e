import {
  AD_SLOTS,
  type AdSlotName,
  type FilledAdSlot,
} from '@mediatheque/contract/site/ads/ad-slots.ts'
import { createHash } from 'node:crypto'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'

const VERSION_LETTERS = 10

/** Places that hold an advertisement now; none where the settings say that the site shows none. */
export async function listFilledSlots(platform: Needs<ToReadSettings>): Promise<FilledAdSlot[]> {
  const { ads } = await getSettings(platform)
  if (ads.disable) return []
  return AD_SLOTS.filter((name) => ads[name].trim() !== '').map((name) => ({
    name,
    version: versionOf(ads[name]),
    heightPx: ads[`${name}_height`],
  }))
}

/** What stands in a place; undefined where that is nothing any more, or something else by now. */
export async function findAd(
  platform: Needs<ToReadSettings>,
  asked: { readonly name: string; readonly version: string },
): Promise<string | undefined> {
  const slots = await listFilledSlots(platform)
  const slot = slots.find(
    ({ name, version }) => name === (asked.name as AdSlotName) && version === asked.version,
  )
  return slot && (await getSettings(platform)).ads[slot.name]
}

const versionOf = (code: string) =>
  createHash('sha256').update(code).digest('base64url').slice(0, VERSION_LETTERS)
