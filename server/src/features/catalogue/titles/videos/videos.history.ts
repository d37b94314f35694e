import {
  VIDEO_TYPE_LABELS,
  type VideoType,
} from '@mediatheque/contract/catalogue/videos/video-types.ts'
import type { Chapter } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { defineAudited, type NameValue } from '../../../../platform/audit/define-audited.ts'
import { listQualityLabels, readVideoStates } from './video-states.repository.ts'

const nameOf =
  (qualities: ReadonlyMap<number, string>, t: (line: string) => string): NameValue =>
  (field, value) => {
    if (value === null) return value
    switch (field) {
      case 'type':
        return t(VIDEO_TYPE_LABELS[value as VideoType])
      case 'quality_id':
        return qualities.get(value as number) ?? value
      case 'chapters':
        return (value as Chapter[]).map(({ start, name }) => `${clock(start)} ${name}`)
      default:
        return value
    }
  }

/** `1:02:03` */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => String(part).padStart(index === 0 ? 1 : 2, '0')).join(':')
}

/** Videos, with their captions and their place in the order of their title. */
export const auditedVideos = defineAudited({
  kind: 'video',
  fields: {
    title: { label: 'Title' },
    name: { label: 'Name' },
    type: { label: 'Type' },
    src: { label: 'Address' },
    thumbnail: { label: 'Picture' },
    quality_id: { label: 'Quality' },
    language: { label: 'Language' },
    season_number: { label: 'Season', shownAs: 'number' },
    episode_number: { label: 'Episode', shownAs: 'number' },
    streaming: { label: 'May be played here', shownAs: 'flag' },
    duration: { label: 'Length in seconds', shownAs: 'number' },
    intro_start: { label: 'Beginning of the intro', shownAs: 'number' },
    intro_end: { label: 'End of the intro', shownAs: 'number' },
    credits_start: { label: 'Beginning of the credits', shownAs: 'number' },
    chapters: { label: 'Chapters' },
    storyboard: { label: 'Preview pictures' },
    place: { label: 'Place in the order', shownAs: 'number' },
    captions: { label: 'Captions' },
  },
  nameValues: async ({ platform, t }) => nameOf(await listQualityLabels(platform.db), t),
  readStates: readVideoStates,
})
