import type { TitleCard as Title } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { TitleCard } from './title-card.tsx'

const EAGER = 14

/** Titles in as many columns as fit. */
export function TitleGrid({ titles }: { titles: readonly Title[] }) {
  return (
    <MediaGrid>
      {titles.map((title, index) => (
        <li key={title.id}>
          <TitleCard title={title} isEager={index < EAGER} />
        </li>
      ))}
    </MediaGrid>
  )
}
