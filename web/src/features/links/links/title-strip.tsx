import { artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import {
  isTitleType,
  TITLE_TYPE_LABELS,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { pictureOf } from '../../../lib/pictures.ts'
import { Poster } from '../../../ui/poster.tsx'
import classes from './title-strip.module.css'

export type StripTitle = LinkView['post']

/** Year and kind in one short line. */
export function useTitleFacts(): (title: StripTitle) => string {
  const t = useTranslate()
  return ({ year, type }) =>
    [year, isTitleType(type) && t(TITLE_TYPE_LABELS[type])].filter(Boolean).join(' · ')
}

/** The poster of a title, or the drawing that stands in for one. */
export function TitlePoster({ title, isEager = false }: { title: StripTitle; isEager?: boolean }) {
  return (
    <Poster
      picture={pictureOf({ kind: 'poster', id: title.id, url: title.poster })}
      fallback={siteUrl(artworkUrl(title))}
      alt=""
      isEager={isEager}
      shape={title.type === 'music' || title.type === 'app' ? 'square' : 'portrait'}
    />
  )
}

interface TitleStripProps {
  title: StripTitle
  /** Heading of the page; the title's name where none is given. */
  heading?: string
  children?: ReactNode
}

/** A title in little, above what belongs to it. */
export function TitleStrip({ title, heading, children }: TitleStripProps) {
  const facts = useTitleFacts()
  return (
    <header className={classes.strip}>
      <Link to={titleUrl(title) as '/'} className={classes.poster} tabIndex={-1} aria-hidden>
        <TitlePoster title={title} isEager />
      </Link>
      <div className={classes.words}>
        <h1 className={classes.name}>{heading ?? title.name}</h1>
        <p className={classes.facts}>
          {heading ? (
            <Link to={titleUrl(title) as '/'} className={classes.back}>
              {title.name}
            </Link>
          ) : null}
          {heading && ' · '}
          {facts(title)}
        </p>
        {children}
      </div>
    </header>
  )
}
