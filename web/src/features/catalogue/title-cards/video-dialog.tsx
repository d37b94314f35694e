import type { VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { VideoSource } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { watchEndpoints } from '@mediatheque/contract/catalogue/watch/watch.endpoints.ts'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import classes from './video-dialog.module.css'

/** A video over the page; Escape closes it, and a click beside it where the browser knows how. Loaded when it is opened. */
export default function VideoDialog({ video, onClose }: { video: VideoView; onClose(): void }) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { src, captions, askAnew } = useFreshSource(video)
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={video.name}
      onClose={onClose}
      closedby="any"
    >
      <div className={classes.head}>
        <p>{video.name}</p>
        <button type="button" aria-label={t('Close')} onClick={() => dialog.current?.close()}>
          <IconX size={20} stroke={1.6} />
        </button>
      </div>
      {video.type === 'embed' ? (
        <iframe
          src={src}
          title={video.name}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are as many as the video has
        <video src={src} controls autoPlay playsInline onError={askAnew}>
          {captions.map((caption) => (
            <track
              key={caption.id}
              kind="captions"
              src={whole(caption.url)}
              srcLang={caption.language}
              label={caption.name}
            />
          ))}
        </video>
      )}
    </dialog>
  )
}

const whole = (address: string) => (address.startsWith('/') ? siteUrl(address) : address)

/** Addresses of files of this site end: those of a page that was open for hours are asked for anew, once. */
function useFreshSource(video: VideoView) {
  const [fresh, setFresh] = useState<VideoSource>()
  const isAsked = useRef(false)
  const { src, captions } = fresh ?? video
  return {
    src: whole(src ?? ''),
    captions,
    askAnew: () => {
      if (isAsked.current) return
      isAsked.current = true
      call(watchEndpoints.getVideoSource, { params: { id: video.id } }).then(
        (source) => source.src !== null && setFresh(source),
        // It stays as it is.
        () => {},
      )
    },
  }
}
