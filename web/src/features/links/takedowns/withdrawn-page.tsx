import type { WithdrawnView } from '@mediatheque/contract/core/withdrawn.ts'
import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './takedowns.module.css'

/** A title with its year, or something on it, in words. */
export function useNameOfWithdrawn(): (withdrawn: WithdrawnView) => string {
  const t = useTranslate()
  return ({ kind, title }) => {
    const name = title.year === null ? title.name : `${title.name} (${title.year})`
    if (kind === 'link') return t('A link on :title', { title: name })
    if (kind === 'nzb') return t('An nzb file on :title', { title: name })
    if (kind === 'torrent') return t('A torrent on :title', { title: name })
    return name
  }
}

/** In place of what was withdrawn: what it was, since when, and why. Nothing of the work itself. */
export default function WithdrawnPage({
  withdrawn,
  children,
}: {
  withdrawn: WithdrawnView
  children?: ReactNode
}) {
  const t = useTranslate()
  const format = useFormat()
  const name = useNameOfWithdrawn()(withdrawn)
  return (
    <section className={classes.gone}>
      <title>{t(':title was withdrawn', { title: name })}</title>
      <meta name="robots" content="noindex" />
      <span className={classes.goneIcon} aria-hidden>
        <IconEyeOff size={44} stroke={1.25} />
      </span>
      <h1>{t(':title was withdrawn', { title: name })}</h1>
      <p className={classes.goneText}>
        {t('It was withdrawn after a takedown notice, on :day.', {
          day: format.longDate(withdrawn.withdrawn_at),
        })}
      </p>
      <figure className={classes.reason}>
        <figcaption>{t('Reason')}</figcaption>
        <blockquote>{withdrawn.reason}</blockquote>
      </figure>
      {children ?? (
        <div className={classes.actions}>
          <Button component={Link} to="/">
            {t('Take me there!')}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/withdrawn/$kind/$id"
                params={{ kind: withdrawn.kind, id: String(withdrawn.id) }}
                {...props}
              />
            )}
          >
            {t('This is a mistake')}
          </Button>
        </div>
      )}
    </section>
  )
}
