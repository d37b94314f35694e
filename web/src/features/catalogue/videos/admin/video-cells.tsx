import { VIDEO_TYPE_LABELS } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import type { VideoRecord } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconChartBar, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useLocalization, useSession } from '../../../../lib/session.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { HealthChip } from './health-chip.tsx'
import { usePlaceName } from './use-place-name.ts'
import { editVideoAddress, type VideoPlace } from './video-addresses.ts'
import classes from './videos.module.css'

const NOTHING = '–'

/** What a language is called, by its code; `zxx` is silence. */
export function useLanguageName() {
  const t = useTranslate()
  const { language } = useLocalization()
  return (code: string | null): string => {
    if (code === null) return NOTHING
    if (code === 'zxx') return t('Silent')
    try {
      return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
    } catch {
      // What an import wrote there need not be a language.
      return code
    }
  }
}

/** How the columns of the list are shown. */
export function useVideoCells() {
  const t = useTranslate()
  const format = useFormat()
  const languageName = useLanguageName()
  const moment = (iso: string | null) =>
    iso === null ? (
      NOTHING
    ) : (
      <time dateTime={iso} title={format.dateTime(iso)}>
        {format.date(iso)}
      </time>
    )
  return {
    name: ({ id, name }: VideoRecord) => (
      <Link to="/admin/videos/$videoId/edit" params={{ videoId: String(id) }}>
        <CutName name={name} />
      </Link>
    ),
    title: (video: VideoRecord) => <TitleOf video={video} />,
    type: ({ type }: VideoRecord) => t(VIDEO_TYPE_LABELS[type]),
    health: ({ health, src }: VideoRecord) => <HealthChip health={health} src={src} />,
    quality: ({ quality }: VideoRecord) => (quality === null ? NOTHING : t(quality)),
    language: ({ language }: VideoRecord) => languageName(language),
    captions: ({ captions_count }: VideoRecord) => format.number(captions_count),
    plays: ({ plays_count }: VideoRecord) => format.number(plays_count),
    author: ({ author }: VideoRecord) => author ?? NOTHING,
    created_at: ({ created_at }: VideoRecord) => moment(created_at),
    updated_at: ({ updated_at }: VideoRecord) => moment(updated_at),
    checked_at: ({ checked_at }: VideoRecord) => moment(checked_at),
    address: ({ src }: VideoRecord) => <CutName name={src} />,
    id: ({ id }: VideoRecord) => String(id),
  }
}

/** Of which title, season and episode; who may edit the title is led to its videos. */
function TitleOf({ video }: { video: VideoRecord }) {
  const { can } = useSession()
  const place = usePlaceName()(video)
  const { id, name } = video.title
  return (
    <span className={classes.titleCell}>
      {can('titles.update') ? (
        <Link to="/admin/titles/$titleId/edit/videos" params={{ titleId: String(id) }}>
          {name}
        </Link>
      ) : (
        name
      )}
      {place && <span className={classes.quiet}>{place}</span>}
    </span>
  )
}

interface VideoActionsProps {
  video: Pick<VideoRecord, 'id' | 'name'>
  /** From where it is edited, which is where that leads back to. */
  place: VideoPlace
}

/** How a video does, what was done to it, and the way to its form. */
export function VideoActions({ video: { id, name }, place }: VideoActionsProps) {
  const t = useTranslate()
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        title={t('Insights')}
        renderRoot={(props) => (
          <Link
            to="/admin/insights/videos/$videoId"
            params={{ videoId: String(id) }}
            aria-label={t(':label: :name', { label: t('Insights'), name })}
            {...props}
          />
        )}
      >
        <IconChartBar size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <HistoryButton of={{ kind: 'video', id: String(id), name }} isSmall />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        title={t('Edit')}
        renderRoot={(props) => (
          <Link
            to={editVideoAddress(place, id) as '/'}
            aria-label={t('Edit :name', { name })}
            {...props}
          />
        )}
      >
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </>
  )
}
