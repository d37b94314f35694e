import type { TitleCard, TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { TitleRow } from '../title-cards/title-row.tsx'
import { CreditsSection } from './credits-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { ImagesSection } from './images-section.tsx'
import { SeasonsSection } from './seasons-section.tsx'
import { TitleHeader } from './title-header.tsx'
import classes from './title-page.module.css'
import { VideosSection } from './videos-section.tsx'

interface TitlePageProps {
  title: TitleView
  related: readonly TitleCard[]
  /** What other features offer to do with it. */
  actions?: ReactNode
}

/** Everything about one title. */
export function TitlePage({ title, related, actions }: TitlePageProps) {
  const t = useTranslate()
  return (
    <article>
      <TitleHeader title={title} actions={actions} />
      <div className={classes.body}>
        {title.seasons.length > 0 && <SeasonsSection title={title} />}
        <VideosSection title={title} />
        {title.credits.cast.length > 0 && (
          <CreditsSection title={title} name={t('Cast')} credits={title.credits.cast} />
        )}
        {title.credits.crew.length > 0 && (
          <CreditsSection title={title} name={t('Crew')} credits={title.credits.crew} />
        )}
        <DetailsSection title={title} />
        <ImagesSection title={title} />
        {related.length > 0 && <TitleRow name={t('More like this')} titles={related} />}
        <Link
          to="/takedown"
          search={{ about: titleUrl(title) }}
          rel="nofollow"
          className={classes.takedown}
        >
          {t('Takedown notice')}
        </Link>
      </div>
    </article>
  )
}
