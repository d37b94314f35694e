import { AD_SLOTS, type AdSlotName } from '@mediatheque/contract/site/ads/ad-slots.ts'
import type { Translate } from '../../../../lib/i18n.ts'
import { AdPreview } from './ad-preview.tsx'

/** Below the last of the settings of a place: what its code looks like. */
export function previewBelow(t: Translate) {
  return (key: string, valueOf: (key: string) => unknown) => {
    const slot = AD_SLOTS.find((name: AdSlotName) => key === `ads.${name}_terms`)
    if (!slot) return null
    return (
      <AdPreview
        name={t(`Setting ads.${slot}`)}
        code={String(valueOf(`ads.${slot}`) ?? '')}
        heightPx={Number(valueOf(`ads.${slot}_height`)) || 0}
      />
    )
  }
}
