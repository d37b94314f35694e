import {
  type AdSlotName,
  adPath,
  type FilledAdSlot,
} from '@mediatheque/contract/site/ads/ad-slots.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { useIdle } from '../../../lib/when-idle.ts'
import classes from './ad-slot.module.css'
import { useAdSlots } from './use-ad-slots.ts'

/** What the frame of each place is called: two of them may stand on one page. */
const NAMES: Readonly<Record<AdSlotName, string>> = {
  general_top: 'Advertisement at the top',
  general_bottom: 'Advertisement at the bottom',
  title_top: 'Advertisement',
  person_top: 'Advertisement',
  watch_top: 'Advertisement',
}

/**
 * A place for an advertisement: nothing where none is set and for subscribers, else a frame of the height that the
 * settings give it, so that nothing moves when it comes.
 */
export function AdSlot({ name }: { name: AdSlotName }) {
  const slot = useAdSlots().find((filled) => filled.name === name)
  return slot ? <Frame key={slot.version} slot={slot} /> : null
}

/** Fetched once the page is alive and somebody comes near it. The frame knows nothing of the page that it stands in. */
function Frame({ slot }: { slot: FilledAdSlot }) {
  const t = useTranslate()
  const { isIdle } = useIdle()
  return (
    <div className={classes.slot} style={{ height: slot.heightPx }} data-ad-slot={slot.name}>
      {isIdle && (
        <iframe
          title={t(NAMES[slot.name])}
          src={siteUrl(adPath(slot))}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
          referrerPolicy="origin"
        />
      )}
    </div>
  )
}
