import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { loginAddress } from '../../../lib/guards.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'
import { countDownloads } from '../title-cards/count-downloads.ts'
import classes from './get-it.module.css'

const LANGUAGES_SHOWN = 3

/** What there is to have, and, below, what other features make of it: the best of it at one press. */
export function GetIt({ title, children }: { title: TitleView; children?: ReactNode }) {
  const t = useTranslate()
  const format = useFormat()
  const { user } = useSession()
  if (isStreamingOnly()) return null
  const links = countDownloads(title)
  const seasons = title.seasons.filter(({ number }) => number > 0)
  const spoken = title.link_languages.map(({ name }) => name)
  const more = spoken.length - LANGUAGES_SHOWN
  return (
    <section className={classes.panel} aria-labelledby="get-it">
      <div className={classes.head}>
        <h2 id="get-it">{t('Get it')}</h2>
        <p>
          {links > 0 ? t('[one 1 link|other :count links]', { count: links }) : t('No links yet')}
          {title.linkadded_at && ` · ${t('newest :age', { age: format.age(title.linkadded_at) })}`}
        </p>
      </div>
      <dl className={classes.glance}>
        {title.best_quality && <Cell name={t('Best quality')}>{t(title.best_quality.label)}</Cell>}
        {spoken.length > 0 && (
          <Cell name={t('Languages of the links')}>
            {spoken.slice(0, LANGUAGES_SHOWN).join(', ')}
            {more > 0 && ` +${more}`}
          </Cell>
        )}
        {seasons.length > 0 && (
          <Cell name={t('Seasons complete')}>
            {t(':done of :count', {
              done: seasons.filter((season) => season.is_complete).length,
              count: seasons.length,
            })}
          </Cell>
        )}
      </dl>
      {links === 0 && (
        <p className={classes.none}>{t('Follow it, and you hear of its first link.')}</p>
      )}
      {links > 0 && !user && (
        <a
          className={classes.login}
          href={loginAddress(`/titles/${title.id}/download`)}
          rel="nofollow"
        >
          <IconLock size={17} stroke={1.6} aria-hidden />
          {t('Log in to see which suits you best')}
        </a>
      )}
      {children}
    </section>
  )
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
