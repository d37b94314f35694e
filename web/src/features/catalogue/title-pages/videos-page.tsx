import type {
  EpisodePageView,
  TitleVideosView,
} from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import type { VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconMovie } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { episodeCode } from '../title-cards/title-crumbs.ts'
import { VideoList } from '../title-cards/video-list.tsx'
import { InnerPage } from './inner-page.tsx'
import { episodeCrumbs, partCrumbs } from './title-pages-head.ts'
import { episodeTabs, titleTabs } from './title-tabs.ts'

/** Videos of a title and its episodes. */
export function VideosPage({ title, videos }: TitleVideosView) {
  const t = useTranslate()
  return (
    <InnerPage
      title={title}
      crumbs={partCrumbs(title, t('Videos'), t)}
      heading={t('Videos')}
      facts={videos.length > 0 && t('[one 1 video|other :count videos]', { count: videos.length })}
      tabs={titleTabs(title, t)}
    >
      <Videos
        videos={videos}
        emptyText={t('There are no videos of :title yet.', { title: title.name })}
      />
    </InnerPage>
  )
}

/** Videos of one episode. */
export function EpisodeVideosPage({ view }: { view: EpisodePageView }) {
  const t = useTranslate()
  const { title, season, episode } = view
  return (
    <InnerPage
      title={title}
      crumbs={episodeCrumbs(view, t, [{ name: t('Videos') }])}
      heading={t('Videos')}
      facts={`${episodeCode(season.number, episode.episode_number, t)} · ${episode.name}`}
      tabs={episodeTabs(view, t)}
    >
      <Videos videos={episode.videos} emptyText={t('There are no videos of this episode yet.')} />
    </InnerPage>
  )
}

function Videos({ videos, emptyText }: { videos: readonly VideoView[]; emptyText: string }) {
  const t = useTranslate()
  if (videos.length === 0)
    return (
      <EmptyState
        icon={<IconMovie size={32} stroke={1.5} />}
        title={emptyText}
        text={t('They are shown here as soon as somebody adds them.')}
      />
    )
  return <VideoList videos={videos} />
}
