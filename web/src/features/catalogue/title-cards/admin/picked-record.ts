import {
  TITLE_TYPE_LABELS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { type Picture, THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { drawingOf, portraitOf, posterOf } from '../artwork.ts'

interface PickedTitle {
  readonly model_type: 'title'
  readonly id: number
  readonly name: string
  readonly year: number | null
  readonly type: TitleType
  readonly poster: string | null
  /** What is said of it where it stands. */
  readonly note?: string | null
}

interface PickedPerson {
  readonly model_type: 'person'
  readonly id: number
  readonly name: string
  readonly poster: string | null
  readonly known_for?: string | null
}

interface PickedChannel {
  readonly model_type: 'channel'
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** A title, somebody or a channel, chosen by hand. */
export type PickedRecord = PickedTitle | PickedPerson | PickedChannel

export function useRecordPicture() {
  return (record: PickedRecord): Picture | undefined => {
    if (record.model_type === 'channel') return undefined
    if (record.model_type === 'person') return portraitOf(record, THUMB_WIDTHS)
    return posterOf(record, THUMB_WIDTHS) ?? { src: drawingOf(record) }
  }
}

/** What tells it from others of its name. */
export function useRecordFacts() {
  const t = useTranslate()
  return (record: PickedRecord): string => {
    if (record.model_type === 'channel') return `/${record.slug}`
    if (record.model_type === 'person') return record.known_for ? t(record.known_for) : ''
    return [t(TITLE_TYPE_LABELS[record.type]), record.year, record.note].filter(Boolean).join(' · ')
  }
}
