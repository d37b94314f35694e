import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { JoinButtons } from '../../../ui/join-buttons.tsx'
import classes from './watch-page.module.css'

/** Why it does not play for this visitor, and what would help. */
export function WatchRefusal({ view: { video, title } }: { view: WatchPageView }) {
  const t = useTranslate()
  const { user, settings, isSubscribed } = useSession()
  if (title.can.play)
    return (
      <>
        <p>{t('This video is not available for moment. Please try again later.')}</p>
        <Button
          variant="default"
          renderRoot={(props) => <Link to={`/titles/${title.id}/download` as '/'} {...props} />}
        >
          {t('Download')}
        </Button>
      </>
    )
  return (
    <>
      <IconLock size={32} stroke={1.5} aria-hidden />
      <p>{user ? t('Not included in your account') : t('Log in or register to watch this.')}</p>
      {!user && (
        <div className={classes.refusalActs}>
          <JoinButtons wayBack={`/watch/${video.id}`} />
        </div>
      )}
      {user && settings.billing.enable && !isSubscribed && (
        <Button renderRoot={(props) => <Link to="/pricing" {...props} />}>
          {t('See the plans')}
        </Button>
      )}
    </>
  )
}
