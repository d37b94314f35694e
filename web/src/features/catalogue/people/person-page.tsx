import type { PersonCredit, PersonView } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { IconMovie } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { pictureOf } from '../../../lib/pictures.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { initialsOf } from '../title-cards/initials-of.ts'
import { TitleLink } from '../title-cards/title-link.tsx'
import { TitleRow } from '../title-cards/title-row.tsx'
import classes from './person-page.module.css'

/** A person: life, best known works, and everything else by department. */
export function PersonPage({ person }: { person: PersonView }) {
  const t = useTranslate()
  return (
    <Page>
      <header className={classes.header}>
        <span className={classes.portrait} aria-hidden>
          {person.poster ? <img {...pictureOf({ kind: 'person', id: person.id, url: person.poster })} sizes="200px" alt="" /> : initialsOf(person.name)}
        </span>
        <div className={classes.words}>
          <h1>{person.name}</h1>
          <p className={classes.known}>
            {[person.known_for && t(person.known_for), t('[one 1 title|other :count titles]', { count: person.credits_count })].filter(Boolean).join(' · ')}
          </p>
          <Life person={person} />
        </div>
        <p className={person.biography ? classes.biography : classes.dim}>{person.biography ?? t('There is no biography yet.')}</p>
      </header>
      {person.known_titles.length > 0 && <TitleRow name={t('Known for')} titles={person.known_titles} />}
      {person.credits.length === 0 ? (
        <EmptyState icon={<IconMovie size={32} stroke={1.5} />} title={t('No works of :name are in the catalogue yet.', { name: person.name })} />
      ) : (
        <section className={classes.works} aria-labelledby="works">
          <h2 id="works">{t('Filmography')}</h2>
          {person.credits.map(({ department, credits }) => (
            <div key={department} className={classes.department}>
              <h3>
                {t(department)} <span>{credits.length}</span>
              </h3>
              <ul>
                {credits.map((credit) => (
                  <Work key={`${credit.title.id}-${credit.job ?? credit.character ?? ''}`} credit={credit} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </Page>
  )
}

function Life({ person }: { person: PersonView }) {
  const t = useTranslate()
  const format = useFormat()
  const rows = [
    [t('Born'), person.birth_date && format.longDate(person.birth_date)],
    [t('Died'), person.death_date && format.longDate(person.death_date)],
    [t('Birthplace'), person.birthplace],
  ].filter(([, value]) => value)
  if (rows.length === 0) return null
  return (
    <dl className={classes.life}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Work({ credit: { title, job, character, episodes_count: episodes } }: { credit: PersonCredit }) {
  const t = useTranslate()
  const facts = [character ?? job, episodes > 0 && t('[one 1 episode|other :count episodes]', { count: episodes })].filter(Boolean).join(' · ')
  return (
    <li>
      <TitleLink title={title} className={classes.work}>
        <span className={classes.year}>{title.year ?? '—'}</span>
        <span className={classes.name}>{title.name}</span>
        <span className={classes.facts}>{facts}</span>
        <span className={classes.kind}>{t(TITLE_TYPE_LABELS[title.type])}</span>
      </TitleLink>
    </li>
  )
}
