import { VIDEO_TYPE_LABELS } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import type { VideoRecord } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { HealthChip } from './health-chip.tsx'
import { usePlaceName } from './use-place-name.ts'
import { useVideoDeletion } from './use-video-deletion.tsx'
import { editVideoAddress } from './video-addresses.ts'
import { useLanguageName, VideoActions } from './video-cells.tsx'
import type { VideosOf } from './videos-admin.queries.ts'
import classes from './videos.module.css'

interface TitleVideoRowsProps {
  videos: readonly VideoRecord[]
  of: VideosOf
  onChange(videos: readonly VideoRecord[]): void
}

/** Each in its place: dragged by the handle, or moved by its keys. */
export function TitleVideoRows({ videos, of, onChange }: TitleVideoRowsProps) {
  const t = useTranslate()
  const deletion = useVideoDeletion()
  return (
    <>
      <SortableRows
        rows={videos}
        idOf={({ id }) => id}
        handle={({ name }) => ({
          label: t('Move “:name”: arrow keys, Home, End', { name }),
          hint: t('Drag, or use the arrow keys'),
        })}
        onMove={(video, place) => {
          const others = videos.filter(({ id }) => id !== video.id)
          onChange([...others.slice(0, place - 1), video, ...others.slice(place - 1)])
        }}
        render={(video) => <Row video={video} of={of} onRemove={() => deletion.ask([video])} />}
      />
      {deletion.dialog}
    </>
  )
}

interface RowProps {
  video: VideoRecord
  of: VideosOf
  onRemove(): void
}

function Row({ video, of, onRemove }: RowProps) {
  const t = useTranslate()
  const languageName = useLanguageName()
  const place = usePlaceName()(video)
  const facts = [
    t(VIDEO_TYPE_LABELS[video.type]),
    of.episode === undefined && place,
    video.quality && t(video.quality),
    video.language && languageName(video.language),
    video.captions_count > 0 &&
      t('[one 1 caption track|other :count caption tracks]', { count: video.captions_count }),
    !video.streaming && t('Not to be played here'),
  ]
  return (
    <div className={classes.row}>
      <span className={classes.words}>
        <Link to={editVideoAddress(of, video.id) as '/'} className={classes.name}>
          {video.name}
        </Link>
        <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <HealthChip health={video.health} src={video.src} />
      <span className={classes.rowActions}>
        <VideoActions video={video} place={of} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Delete :name', { name: video.name })}
          title={t('Delete')}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  )
}
