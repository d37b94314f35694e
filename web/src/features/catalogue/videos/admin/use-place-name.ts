import { useTranslate } from '../../../../lib/i18n.ts'

interface Place {
  readonly season_number: number | null
  readonly episode_number: number | null
}

/** What a season or an episode is called in short; empty of what belongs to the title itself. */
export function usePlaceName() {
  const t = useTranslate()
  return ({ season_number: season, episode_number: episode }: Place): string => {
    if (season === null) return ''
    const name = whole(season === 0 ? t('Specials') : t('Season :number', { number: season }))
    return episode === null ? name : `${name} · ${whole(t('Episode :number', { number: episode }))}`
  }
}

/** In narrow places a line ends before a number's name, not before the number. */
const whole = (name: string) => name.replaceAll(' ', '\u00a0')
