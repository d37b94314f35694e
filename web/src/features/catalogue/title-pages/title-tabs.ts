import type { EpisodePageView } from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import { episodeUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Translate } from '../../../lib/i18n.ts'
import type { Tab } from './inner-page.tsx'

/** The pages of a title. */
export function titleTabs(
  title: { readonly id: number; readonly name: string },
  t: Translate,
): Tab[] {
  const path = titleUrl(title)
  return [
    { path, name: t('Overview') },
    { path: `${path}/full-credits`, name: t('Full credits') },
    { path: `${path}/images`, name: t('Images') },
    { path: `${path}/videos`, name: t('Videos') },
  ]
}

/** The pages of an episode. */
export function episodeTabs({ title, episode }: EpisodePageView, t: Translate): Tab[] {
  const path = episodeUrl(title, episode.season_number, episode.episode_number)
  return [
    { path, name: t('Episode') },
    { path: `${path}/full-credits`, name: t('Full credits') },
    { path: `${path}/videos`, name: t('Videos') },
  ]
}
