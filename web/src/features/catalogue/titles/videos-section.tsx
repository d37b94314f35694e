import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconExternalLink, IconMovie } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { pictureOf, STILL_WIDTHS } from '../../../lib/pictures.ts'
import classes from './title-page.module.css'

/** Videos that live elsewhere, for those who may play them. */
export function VideosSection({ title }: { title: TitleView }) {
  const t = useTranslate()
  const videos = title.videos.filter(({ type, src }) => src !== null && type === 'external')
  if (videos.length === 0) return null
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{t('Videos')}</h2>
      </div>
      <ul className={classes.videos}>
        {videos.map((video) => (
          <li key={video.id}>
            <a href={video.src ?? ''} target="_blank" rel="noreferrer noopener">
              <span className={classes.videoPicture}>
                {video.thumbnail ? <img {...pictureOf({ kind: 'video', id: video.id, url: video.thumbnail }, STILL_WIDTHS)} sizes="auto, 300px" alt="" loading="lazy" /> : <IconMovie size={28} stroke={1.3} aria-hidden />}
              </span>
              <span className={classes.videoName}>
                {video.name} <IconExternalLink size={14} stroke={1.5} aria-hidden />
              </span>
              <span className={classes.videoFacts}>{[video.quality, video.language].filter(Boolean).join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
