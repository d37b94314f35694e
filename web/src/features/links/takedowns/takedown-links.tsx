import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './takedowns.module.css'

/** Below the pages for holders of rights: the others of them. */
export function TakedownLinks({ without }: { without: 'form' | 'counts' }) {
  const t = useTranslate()
  return (
    <p className={classes.links}>
      {without === 'form' ? (
        <Link to="/transparency" className={classes.link}>
          {t('How many notices came, and what became of them')}
        </Link>
      ) : (
        <Link to="/takedown" className={classes.link}>
          {t('Send a takedown notice')}
        </Link>
      )}
    </p>
  )
}
