import { pathOf, type Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './reports.module.css'

/** Below something that can be downloaded: the form for who holds the rights in it, with its address filled in. */
export function RightsNote({ kind, id }: { kind: Withdrawable; id: number }) {
  const t = useTranslate()
  return (
    <p className={classes.note}>
      {t('You hold the rights in this?')}{' '}
      <Link
        to="/takedown"
        search={{ about: pathOf(kind, id) }}
        rel="nofollow"
        className={classes.link}
      >
        {t('Send a takedown notice')}
      </Link>
    </p>
  )
}
