import type { ProfileComment } from '@mediatheque/contract/community/profiles/profiles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './profile-page.module.css'

/** What a member said, and on what. */
export function ProfileComments({ comments }: { comments: readonly ProfileComment[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <ul className={classes.comments}>
      {comments.map(({ id, content, place, created_at: at }) => (
        <li key={id} className={classes.comment}>
          <p className={classes.body}>{content}</p>
          <p className={classes.foot}>
            {place.url ? (
              <Link to={place.url as '/'}>{t('On :place', { place: place.name })}</Link>
            ) : (
              t('On :place', { place: place.name })
            )}
            {' · '}
            <time dateTime={at} title={format.longDate(at)}>
              {format.age(at)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  )
}
