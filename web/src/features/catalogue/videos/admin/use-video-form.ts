import type { VideoType } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import { VIDEO_TYPE_LABELS } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import type { VideoSheet } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { readTime, writeTime } from './time-text.ts'
import type { VideoPlace } from './video-addresses.ts'
import { createVideo, updateVideo } from './videos-admin.queries.ts'

/** A chapter while it is edited. */
export interface ChapterDraft {
  /** Of the row on the screen. */
  readonly key: string
  /** Such as `1:30`. */
  readonly start: string
  readonly name: string
}

/** What the fields hold: choices by their values, moments as they are written. */
export interface VideoFormValues {
  title_id: number | null
  name: string
  type: VideoType
  src: string
  season_number: string | null
  episode_number: string | null
  quality_id: string | null
  language: string | null
  thumbnail: string
  streaming: boolean
  duration: string
  intro_start: string
  intro_end: string
  credits_start: string
  chapters: ChapterDraft[]
  storyboard: string
}

const written = (value: number | null) => (value === null ? null : String(value))

const newValues = ({ titleId, season, episode }: VideoPlace): VideoFormValues => ({
  title_id: titleId ?? null,
  name: '',
  type: 'video',
  src: '',
  season_number: written(season ?? null),
  episode_number: written(episode ?? null),
  quality_id: null,
  language: null,
  thumbnail: '',
  streaming: true,
  duration: '',
  intro_start: '',
  intro_end: '',
  credits_start: '',
  chapters: [],
  storyboard: '',
})

export const valuesOf = (sheet: VideoSheet): VideoFormValues => ({
  title_id: sheet.title.id,
  name: sheet.name,
  type: sheet.type,
  src: sheet.src,
  season_number: written(sheet.season_number),
  episode_number: written(sheet.episode_number),
  quality_id: written(sheet.quality_id),
  language: sheet.language,
  thumbnail: sheet.thumbnail ?? '',
  streaming: sheet.streaming,
  duration: writeTime(sheet.duration),
  intro_start: writeTime(sheet.intro_start),
  intro_end: writeTime(sheet.intro_end),
  credits_start: writeTime(sheet.credits_start),
  chapters: sheet.chapters.map(({ start, name }, index) => ({
    key: `stored ${index}`,
    start: writeTime(start),
    name,
  })),
  storyboard: sheet.storyboard ?? '',
})

const MOMENTS = ['duration', 'intro_start', 'intro_end', 'credits_start'] as const

/** The fields as the call has them. */
function bodyOf(values: VideoFormValues) {
  const { title_id: _, chapters, season_number: season, episode_number: episode } = values
  const moments = Object.fromEntries(MOMENTS.map((name) => [name, readTime(values[name])]))
  return {
    name: values.name,
    type: values.type,
    src: values.src,
    thumbnail: values.thumbnail,
    streaming: values.streaming,
    language: values.language,
    storyboard: values.storyboard,
    quality_id: values.quality_id === null ? null : Number(values.quality_id),
    season_number: season === null ? null : Number(season),
    episode_number: season === null || episode === null ? null : Number(episode),
    ...(moments as Record<(typeof MOMENTS)[number], number | null>),
    chapters: chapters.map(({ start, name }) => ({ start: readTime(start) ?? start, name })) as {
      start: number
      name: string
    }[],
  }
}

/** Adds a video, which leads to its form, where captions are sent. */
export function useNewVideoForm(place: VideoPlace, onAdded: (sheet: VideoSheet) => unknown) {
  const t = useTranslate()
  return useContractForm({
    initialValues: newValues(place),
    write: createVideo,
    args: (values: VideoFormValues) => ({
      body: { ...bodyOf(values), title_id: values.title_id as number },
    }),
    onSuccess: async (sheet) => {
      toast.positive(t('Video added'))
      await onAdded(sheet)
    },
  })
}

/** Edits a video: what was edited is sent, with the version that was seen. */
export function useVideoForm(sheet: VideoSheet) {
  const t = useTranslate()
  return useContractForm({
    initialValues: valuesOf(sheet),
    write: updateVideo,
    args: (values: VideoFormValues, { version, edited }) => ({
      params: { id: sheet.id },
      body: {
        version,
        ...Object.fromEntries(
          Object.entries(bodyOf(values)).filter(([name]) =>
            edited.has(name as keyof VideoFormValues),
          ),
        ),
      },
    }),
    record: {
      key: `video ${sheet.id}`,
      version: sheet.version,
      valuesOf: (view: VideoSheet) => valuesOf(view),
      versionOf: (saved) => saved.version,
      shownAfter: valuesOf,
      texts: {
        type: (type) => t(VIDEO_TYPE_LABELS[type]),
        chapters: (chapters) => chapters.map(({ start, name }) => `${start} ${name}`).join(', '),
      },
    },
    onSuccess: () => toast.positive(t('Video saved')),
  })
}
