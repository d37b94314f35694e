import type { VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconExternalLink, IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { pictureOf, STILL_WIDTHS } from '../../../lib/pictures.ts'
import { PLAIN_LINK } from '../../../lib/plain-links.ts'
import { useSession } from '../../../lib/session.tsx'
import { backdropOf } from './artwork.ts'
import { episodeCode } from './title-crumbs.ts'
import { spokenCode } from './spoken-code.ts'
import classes from './video-list.module.css'

const VideoDialog = lazy(() => import('./video-dialog.tsx'))

/** Played here: files and the players of other sites, from https only, as the page's policy allows. All else is opened where it lives. */
const isPlayable = ({ type, src }: VideoView) =>
  (type === 'video' || type === 'embed') &&
  src !== null &&
  (src.startsWith('https:') || src.startsWith('/'))

/** Of many small files: only the player of the page to watch puts them together. */
const isStream = ({ type, src }: VideoView) => type === 'stream' && src !== null

/** Videos with what each needs to be seen: a player, a way out, or a login. */
export function VideoList({ videos }: { videos: readonly VideoView[] }) {
  const [open, setOpen] = useState<VideoView>()
  return (
    <>
      <ul className={classes.videos}>
        {videos.map((video) => (
          <li key={video.id}>
            <Way video={video} onOpen={() => setOpen(video)}>
              <Picture video={video} />
              <Words video={video} />
            </Way>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <VideoDialog video={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Way({
  video,
  onOpen,
  children,
}: {
  video: VideoView
  onOpen(): void
  children: ReactNode
}) {
  const { user } = useSession()
  const { href } = useLocation()
  if (video.src === null && user) return <div className={classes.video}>{children}</div>
  if (video.src === null) {
    return (
      <Link to="/login" search={{ redirect: href } as never} className={classes.video}>
        {children}
      </Link>
    )
  }
  if (isStream(video)) {
    return (
      <a href={siteUrl(`/watch/${video.id}`)} className={classes.video} {...PLAIN_LINK}>
        {children}
      </a>
    )
  }
  if (isPlayable(video)) {
    return (
      <button type="button" className={classes.video} onClick={onOpen}>
        {children}
      </button>
    )
  }
  return (
    <a href={video.src} target="_blank" rel="noreferrer noopener" className={classes.video}>
      {children}
    </a>
  )
}

function Picture({ video }: { video: VideoView }) {
  const picture =
    pictureOf({ kind: 'video', id: video.id, url: video.thumbnail }, STILL_WIDTHS) ??
    backdropOf({ id: video.title_id, backdrop: null }).picture
  const isHere = isPlayable(video) || isStream(video)
  const Icon = video.src === null ? IconLock : isHere ? IconPlayerPlay : IconExternalLink
  return (
    <span className={classes.picture}>
      <img {...picture} sizes="auto, 300px" alt="" loading="lazy" decoding="async" />
      <span className={classes.mark} aria-hidden>
        <Icon size={22} stroke={1.6} />
      </span>
    </span>
  )
}

function Words({ video }: { video: VideoView }) {
  const t = useTranslate()
  const { user } = useSession()
  const { season_number: season, episode_number: episode } = video
  const facts = [
    season !== null &&
      (episode === null
        ? t('Season :number', { number: season })
        : episodeCode(season, episode, t)),
    video.quality,
    spokenCode(video.language),
  ].filter(Boolean)
  return (
    <span className={classes.words}>
      <span className={classes.name}>{video.name}</span>
      {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
      {video.src === null && (
        <span className={classes.facts}>
          {user ? t('Not included in your account') : t('Log in to watch')}
        </span>
      )}
      {video.src !== null && !isPlayable(video) && !isStream(video) && (
        <span className={classes.facts}>{t('Opens on :host', { host: hostOf(video.src) })}</span>
      )}
    </span>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
