import type { EpisodeView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { getPageData } from '../../../lib/page-data.ts'

/** How long an episode is and when it aired, or when it will. */
export function useEpisodeFacts(): (
  episode: Pick<EpisodeView, 'runtime' | 'release_date'>,
) => string[] {
  const t = useTranslate()
  const format = useFormat()
  return ({ runtime, release_date: day }) => {
    const isAhead = day !== null && Date.parse(day) > new Date(getPageData().now).getTime()
    return [
      runtime ? format.minutes(runtime) : '',
      day ? (isAhead ? t('Airs :day', { day: format.date(day) }) : format.date(day)) : '',
    ].filter(Boolean)
  }
}
