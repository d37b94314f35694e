import type { TitleCard, TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazy, type ReactNode } from 'react'
import { TitleRow } from '../title-cards/title-row.tsx'
import { WorkColours } from '../title-cards/work-colours.tsx'
import { WakeWhenNear } from '../../../ui/wake-when-near.tsx'
import { CastRow } from './cast-row.tsx'
import { TitleHeader } from './title-header.tsx'
import classes from './title-page.module.css'

// Most titles have none of the first three, and few read down to the last. The server draws them with the page; their
// scripts come with the titles that have them, and their styles with every title (vite.config.ts), so that nothing moves.
const SeasonsSection = import.meta.env.SSR
  ? (await import('./seasons-section.tsx')).SeasonsSection
  : lazy(async () => ({ default: (await import('./seasons-section.tsx')).SeasonsSection }))
const VideosSection = import.meta.env.SSR
  ? (await import('./videos-section.tsx')).VideosSection
  : lazy(async () => ({ default: (await import('./videos-section.tsx')).VideosSection }))
const ImagesSection = import.meta.env.SSR
  ? (await import('./images-section.tsx')).ImagesSection
  : lazy(async () => ({ default: (await import('./images-section.tsx')).ImagesSection }))
const FactsSection = import.meta.env.SSR
  ? (await import('./facts-section.tsx')).FactsSection
  : lazy(async () => ({ default: (await import('./facts-section.tsx')).FactsSection }))

interface TitlePageProps {
  title: TitleView
  related: readonly TitleCard[]
  /** What is done with it. */
  actions?: ReactNode
  /** What can be had at once, beside what there is. */
  offer?: ReactNode
  /** What members say of it. */
  community?: ReactNode
}

/** Everything about one title: what it is and how to get it in the first screen, then its parts, then what is said of it beside the facts. */
export function TitlePage({ title, related, actions, offer, community }: TitlePageProps) {
  const t = useTranslate()
  return (
    <WorkColours accent={title.accent}>
      <article>
        <TitleHeader title={title} actions={actions} offer={offer} />
        <div className={classes.body}>
          {title.seasons.length > 0 && (
            <WakeWhenNear>
              <SeasonsSection title={title} />
            </WakeWhenNear>
          )}
          {title.videos.length > 0 && (
            <WakeWhenNear>
              <VideosSection title={title} />
            </WakeWhenNear>
          )}
          {title.credits.cast.length > 0 && (
            <WakeWhenNear>
              <CastRow title={title} />
            </WakeWhenNear>
          )}
          {title.images.length > 0 && (
            <WakeWhenNear>
              <ImagesSection title={title} />
            </WakeWhenNear>
          )}
          {related.length > 0 && (
            <WakeWhenNear>
              <TitleRow name={t('More like this')} titles={related} />
            </WakeWhenNear>
          )}
        </div>
        <div className={classes.columns}>
          <WakeWhenNear className={classes.facts}>
            <FactsSection title={title} />
          </WakeWhenNear>
          <div className={classes.community}>{community}</div>
        </div>
      </article>
    </WorkColours>
  )
}
