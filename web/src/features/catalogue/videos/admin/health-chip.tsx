import {
  VIDEO_HEALTH_LABELS,
  type VideoHealth,
} from '@mediatheque/contract/catalogue/videos/video-types.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'

const TONES: Readonly<Record<VideoHealth, ChipTone>> = {
  alive: 'good',
  unknown: 'plain',
  dead: 'bad',
}

/** Whether a video plays, as far as anybody knows; of a file of this site nobody asks. */
export function HealthChip({ health, src }: { health: VideoHealth; src: string }) {
  const t = useTranslate()
  const isOwn = health === 'unknown' && src.startsWith('/')
  return (
    <Chip tone={isOwn ? 'good' : TONES[health]}>
      {t(isOwn ? 'On this site' : VIDEO_HEALTH_LABELS[health])}
    </Chip>
  )
}
