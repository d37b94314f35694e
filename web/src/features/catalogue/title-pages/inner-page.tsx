import type { InnerTitle } from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'
import { Page } from '../../../ui/page.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { drawingOf, posterOf, shapeOf } from '../title-cards/artwork.ts'
import { PageScene } from '../title-cards/page-scene.tsx'
import { PageCrumbs } from '../title-cards/page-crumbs.tsx'
import { TitleLink } from '../title-cards/title-link.tsx'
import { WorkColours } from '../title-cards/work-colours.tsx'
import classes from './inner-page.module.css'

export interface Tab {
  readonly path: string
  readonly name: string
}

interface InnerPageProps {
  title: InnerTitle
  crumbs: readonly Crumb[]
  heading: string
  facts?: ReactNode
  /** The page itself and those beside it. */
  tabs?: readonly Tab[]
  children: ReactNode
}

/** A page below a title's: where it is, whose it is, and what is beside it. */
export function InnerPage({ title, crumbs, heading, facts, tabs = [], children }: InnerPageProps) {
  const t = useTranslate()
  return (
    <WorkColours accent={title.accent}>
      <PageScene of={title}>
        <Page>
          <PageCrumbs crumbs={crumbs} />
          <header className={classes.header}>
            <TitleLink title={title} className={classes.poster}>
              <Poster
                picture={posterOf(title, THUMB_WIDTHS)}
                fallback={drawingOf(title)}
                alt={title.name}
                shape={shapeOf(title.type)}
                isEager
                sizes="92px"
              />
            </TitleLink>
            <div className={classes.words}>
              <TitleLink title={title} className={classes.of}>
                {title.name}
                {title.year !== null && <span> {title.year}</span>}
              </TitleLink>
              <h1 tabIndex={-1}>{heading}</h1>
              {facts && <div className={classes.facts}>{facts}</div>}
            </div>
          </header>
          {tabs.length > 1 && (
            <nav className={classes.tabs} aria-label={t('Pages of :title', { title: title.name })}>
              {tabs.map(({ path, name }) => (
                <Link key={path} to={path as '/'} activeOptions={{ exact: true }}>
                  {name}
                </Link>
              ))}
            </nav>
          )}
          {children}
        </Page>
      </PageScene>
    </WorkColours>
  )
}
