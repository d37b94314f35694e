import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { VideoList } from '../title-cards/video-list.tsx'
import classes from './title-page.module.css'

const SHOWN = 8

/** The first videos of a title, leading to the page of all. */
export function VideosSection({ title }: { title: TitleView }) {
  const t = useTranslate()
  const videos = title.videos.filter(({ episode_number: episode }) => episode === null)
  if (title.videos.length === 0) return null
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{t('Videos')}</h2>
        <Link to="/titles/$id/$slug/videos" params={{ id: String(title.id), slug: title.slug }}>
          {`${t('Show all')} (${title.videos.length})`}
        </Link>
      </div>
      <div className={classes.videos}>
        <VideoList videos={(videos.length > 0 ? videos : title.videos).slice(0, SHOWN)} />
      </div>
    </section>
  )
}
