import type { PersonView } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import { IconMovie } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { getPageData } from '../../../lib/page-data.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { AdSlot } from '../../site/ads/ad-slot.tsx'
import { PictureGrid } from '../title-cards/picture-grid.tsx'
import { portraitOf } from '../title-cards/artwork.ts'
import { PageScene } from '../title-cards/page-scene.tsx'
import { PageCrumbs } from '../title-cards/page-crumbs.tsx'
import { TitleRow } from '../title-cards/title-row.tsx'
import { ageAt } from './age-at.ts'
import { Filmography } from './filmography.tsx'
import { personPages } from './person-pages.ts'
import classes from './person-page.module.css'

/** A person: life, best known works, and everything else by department. */
export function PersonPage({ person, actions }: { person: PersonView; actions?: ReactNode }) {
  const t = useTranslate()
  return (
    <PageScene of={person.known_titles[0]}>
      <Page>
        <PageCrumbs crumbs={[{ name: t('Home'), path: '/' }, { name: person.name }]} />
        <header className={classes.header}>
          <span className={classes.portrait} aria-hidden>
            <img {...portraitOf(person)} sizes="200px" alt="" />
          </span>
          <div className={classes.words}>
            <h1 tabIndex={-1}>{person.name}</h1>
            <p className={classes.known}>
              {[
                person.known_for && t(person.known_for),
                t('[one 1 title|other :count titles]', { count: person.credits_count }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Life person={person} />
            {actions && <div className={classes.actions}>{actions}</div>}
          </div>
          <p className={person.biography ? classes.biography : classes.dim}>
            {person.biography ?? t('There is no biography yet.')}
          </p>
        </header>
        <AdSlot name="person_top" />
        {person.known_titles.length > 0 && (
          <TitleRow name={t('Known for')} titles={person.known_titles} />
        )}
        {person.credits.length === 0 ? (
          <EmptyState
            icon={<IconMovie size={32} stroke={1.5} />}
            title={t('No works of :name are in the catalogue yet.', { name: person.name })}
          />
        ) : (
          <Filmography key={person.id} person={person} />
        )}
        {person.images.length > 0 && (
          <section className={classes.works} aria-labelledby="portraits">
            <h2 id="portraits">{t('Images')}</h2>
            <PictureGrid
              images={person.images.map((image, index) => ({
                ...image,
                caption: t('Image :number of :title', { number: index + 1, title: person.name }),
              }))}
            />
          </section>
        )}
      </Page>
    </PageScene>
  )
}

/** Facts of a life, and where else to read about it. */
function Life({ person }: { person: PersonView }) {
  const t = useTranslate()
  const format = useFormat()
  const { birth_date: born, death_date: died } = person
  const age = born ? ageAt(born, died ?? getPageData().now) : null
  const years = age === null ? '' : ` (${t('[one 1 year|other :count years]', { count: age })})`
  const pages = personPages(person.external_ids)
  const rows: [string, ReactNode][] = [
    [t('Born'), born && format.longDate(born) + (died ? '' : years)],
    [t('Died'), died && format.longDate(died) + years],
    [t('Birthplace'), person.birthplace],
    [
      t('External pages'),
      pages.length > 0 &&
        pages.map(({ name, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer noopener">
            {name}
          </a>
        )),
    ],
  ]
  const filled = rows.filter(([, value]) => Boolean(value))
  if (filled.length === 0) return null
  return (
    <dl className={classes.life}>
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
