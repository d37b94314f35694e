import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { externalPages } from './external-pages.ts'
import classes from './title-page.module.css'

/** The facts that decide nothing at first sight. */
export function DetailsSection({ title }: { title: TitleView }) {
  const t = useTranslate()
  const format = useFormat()
  const { slug } = title.categorie
  const narrowed = (restriction: string, name: string) =>
    slug ? <Link to={`/${slug}/${restriction}` as '/'}>{name}</Link> : name
  const pages = externalPages(title.external_ids)
  const rows: [string, ReactNode[]][] = [
    [t('Original name'), title.original_name ? [title.original_name] : []],
    [
      t('Released'),
      title.release_date
        ? [format.longDate(title.release_date)]
        : title.year === null
          ? []
          : [title.year],
    ],
    [t('Length'), title.runtime ? [format.minutes(title.runtime)] : []],
    [t('Genres'), title.genres.map((genre) => narrowed(genre.slug, genre.name))],
    [
      t('Countries'),
      title.production_countries.map(({ code, name }) => narrowed(code.toLowerCase(), name)),
    ],
    [t('Original language'), title.languages.map(({ name }) => name)],
    [t('License'), title.license ? [title.license] : []],
    [t('Keywords'), title.keywords.map((keyword) => narrowed(keyword.slug, keyword.name))],
    [
      t('Website'),
      title.homepage
        ? [<Outside key="site" url={title.homepage} name={hostOf(title.homepage)} />]
        : [],
    ],
    [
      t('External pages'),
      pages.map(({ url, name }) => <Outside key={url} url={url} name={name} />),
    ],
  ]
  const filled = rows.filter(([, values]) => values.length > 0)
  if (filled.length === 0) return null
  return (
    <section>
      <div className={classes.sectionHead}>
        <h2>{t('Details')}</h2>
      </div>
      <dl className={classes.details}>
        {filled.map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {values.map((value, index) => (
                <span key={index}>
                  {value}
                  {index < values.length - 1 && ', '}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

function Outside({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {name}
    </a>
  )
}
