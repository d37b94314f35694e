import {
  type AdSlotName,
  adPath,
  type FilledAdSlot,
} from '@mediatheque/contract/site/ads/ad-slots.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'

/** What the frame of each place is called: two of them may stand on one page. */
const NAMES: Readonly<Record<AdSlotName, string>> = {
  general_top: 'Advertisement at the top',
  general_bottom: 'Advertisement at the bottom',
  title_top: 'Advertisement',
  person_top: 'Advertisement',
  watch_top: 'Advertisement',
}

/** The advertisement itself, which knows nothing of the page that it stands in. */
export function AdFrame({ slot }: { slot: FilledAdSlot }) {
  const t = useTranslate()
  return (
    <iframe
      title={t(NAMES[slot.name])}
      src={siteUrl(adPath(slot))}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
      referrerPolicy="origin"
    />
  )
}
