import type { TitleCard as Title } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { MediaRow, type RowLook } from '../../../ui/media-row.tsx'
import { haveSeveralShapes } from './artwork.ts'
import { TitleCard } from './title-card.tsx'
import { WideCard } from './wide-card.tsx'
import classes from './title-row.module.css'

/** A shelf of titles. */
export function TitleRow({
  name,
  titles,
  more,
  isEager = false,
  look,
}: {
  name: string
  titles: readonly Title[]
  more?: ReactNode
  isEager?: boolean
  look?: RowLook
}) {
  const t = useTranslate()
  const isMixed = haveSeveralShapes(titles)
  return (
    <MediaRow
      title={name}
      more={more}
      look={look}
      labels={{
        previous: t('Previous titles of :name', { name }),
        next: t('Next titles of :name', { name }),
      }}
    >
      {titles.map((title, index) => (
        <li key={title.id} className={classes.place}>
          {look === 'ranked' && (
            <span className={classes.rank} aria-hidden>
              {index + 1}
            </span>
          )}
          {look === 'wide' ? (
            <WideCard title={title} />
          ) : (
            <TitleCard title={title} isEager={isEager && index < 3} isAmongOthers={isMixed} />
          )}
        </li>
      ))}
    </MediaRow>
  )
}
