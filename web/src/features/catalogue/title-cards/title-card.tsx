import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleCard as Title } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import { MediaCard } from '../../../ui/media-card.tsx'
import { frameOf, posterOf } from './artwork.ts'
import { useCardActions } from './card-actions-slot.ts'
import classes from './title-card.module.css'
import { TitleLink } from './title-link.tsx'

/** What helps to choose: the best quality, then whether all seasons are there, else whether it is new. */
function badgesOf(title: Title, t: Translate) {
  const quality = title.best_quality && { label: t(title.best_quality.label) }
  const state = title.is_complete
    ? { label: t('Complete'), tone: 'accent' as const }
    : title.is_new
      ? { label: t('New'), tone: 'accent' as const }
      : null
  return [quality, state].filter((badge) => badge !== null)
}

interface TitleCardProps {
  title: Title
  isEager?: boolean
  /** Beside cards of another shape. */
  isAmongOthers?: boolean
  /** In place of year and kind. */
  facts?: string
}

/** A title in a grid or a row. */
export function TitleCard({
  title,
  isEager = false,
  isAmongOthers = false,
  facts,
}: TitleCardProps) {
  const t = useTranslate()
  const renderActions = useCardActions()
  return (
    <div className={classes.place}>
      <MediaCard
        name={title.name}
        facts={facts ?? [title.year, t(TITLE_TYPE_LABELS[title.type])].filter(Boolean).join(' · ')}
        picture={posterOf(title)}
        {...frameOf(title, isAmongOthers)}
        plot={title.plot}
        badges={badgesOf(title, t)}
        isEager={isEager}
        link={({ className, children }) => (
          <TitleLink title={title} className={className}>
            {children}
          </TitleLink>
        )}
      />
      {renderActions?.(title)}
    </div>
  )
}
