import type { EpisodeCard } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { episodeUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { MediaRow } from '../../../../ui/media-row.tsx'
import { stillOf } from '../../title-cards/artwork.ts'
import { StillCard } from '../../title-cards/still-card.tsx'

interface EpisodeRowProps {
  name: string
  episodes: readonly EpisodeCard[]
  more: ReactNode
}

/** Episodes that got links, newest first. */
export function EpisodeRow({ name, episodes, more }: EpisodeRowProps) {
  const t = useTranslate()
  return (
    <MediaRow
      title={name}
      more={more}
      look="wide"
      labels={{
        previous: t('Previous titles of :name', { name }),
        next: t('Next titles of :name', { name }),
      }}
    >
      {episodes.map(({ id, title, name: episodeName, poster, ...part }) => (
        <li key={id}>
          <StillCard
            path={episodeUrl(title, part.season_number, part.episode_number)}
            picture={stillOf({ id, poster })}
            name={title.name}
            facts={episodeName}
            sign={t('S:season E:episode', {
              season: part.season_number,
              episode: part.episode_number,
            })}
          />
        </li>
      ))}
    </MediaRow>
  )
}
