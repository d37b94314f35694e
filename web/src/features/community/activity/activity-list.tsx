import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import type {
  Activity,
  ActivityKind,
} from '@mediatheque/contract/community/activity/activity.schemas.ts'
import { Button } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { drawingOf, posterOf, shapeOf } from '../../catalogue/title-cards/artwork.ts'
import { TitleLink } from '../../catalogue/title-cards/title-link.tsx'
import classes from './activity-list.module.css'

/** Keys of language lines; what it was done to follows. */
const DONE: Readonly<Record<ActivityKind, string>> = {
  rated: ':name rated',
  reviewed: ':name reviewed',
  listed: ':name made the list',
  added: ':name added to',
  commented: ':name commented on',
}

interface ActivityListProps {
  activity: readonly Activity[]
  /** Asks for what was before; null at the end. */
  next: string | null
  /** Of the page that shows it. */
  path: string
}

/** What people did, last first. */
export function ActivityList({ activity, next, path }: ActivityListProps) {
  const t = useTranslate()
  return (
    <>
      <ol className={classes.acts}>
        {activity.map((act) => (
          <Act key={act.key} act={act} />
        ))}
      </ol>
      {next !== null && (
        <div className={classes.more}>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to={path as '/'} search={{ before: next } as never} {...props} />
            )}
          >
            {t('Show older')}
          </Button>
        </div>
      )}
    </>
  )
}

function Act({ act }: { act: Activity }) {
  const t = useTranslate()
  const format = useFormat()
  const { user, title, kind, at } = act
  return (
    <li className={classes.act}>
      <Link to={userUrl(user) as '/'} className={classes.who} aria-hidden tabIndex={-1}>
        <Avatar name={user.name} image={user.image} size={36} />
      </Link>
      <div className={classes.words}>
        <p>
          <Link to={userUrl(user) as '/'} className={classes.did}>
            {t(DONE[kind], { name: user.name })}
          </Link>{' '}
          <About act={act} />
          {act.score !== null && <Score of={act.score} />}
        </p>
        {act.body && <p className={classes.body}>{act.body}</p>}
        <p className={classes.when}>
          {kind === 'added' && title && (
            <>
              <TitleLink title={title}>{title.name}</TitleLink>
              {' · '}
            </>
          )}
          <time dateTime={at} title={format.longDate(at)}>
            {format.age(at)}
          </time>
        </p>
      </div>
      {title && (
        <div className={classes.poster} aria-hidden>
          <Poster
            picture={posterOf(title, THUMB_WIDTHS)}
            fallback={drawingOf(title)}
            alt=""
            shape={shapeOf(title.type)}
            sizes="48px"
          />
        </div>
      )}
    </li>
  )
}

/** A list or a place where something was said, else the title. */
function About({ act: { place, title } }: { act: Activity }) {
  if (place?.url)
    return (
      <Link to={place.url as '/'} className={classes.about}>
        {place.name}
      </Link>
    )
  if (place) return <span className={classes.about}>{place.name}</span>
  if (!title) return null
  return (
    <TitleLink title={title} className={classes.about}>
      {title.name}
    </TitleLink>
  )
}

function Score({ of: score }: { of: number }) {
  const t = useTranslate()
  return (
    <span className={classes.score}>
      <IconStarFilled size={14} aria-hidden />
      <span aria-hidden>{score}/10</span>
      <VisuallyHidden>{t(':rating out of 10', { rating: score })}</VisuallyHidden>
    </span>
  )
}
