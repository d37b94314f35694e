import { CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { isAlertDue } from '../../../../lib/is-alert-due.ts'
import { useSession } from '../../../../lib/session.tsx'
import { readStored, writeStored } from '../../../../lib/storage.ts'
import classes from './dns-warning.module.css'

const DISMISSED = 'alert-video-dns-block3'

/**
 * A word to those whose provider keeps the site's video host from them, until they put it away; three days later once
 * more. Nobody is asked where the settings name no host.
 */
export function DnsWarning() {
  const t = useTranslate()
  const { video_host_url: host, help_url: help } = useSession().settings.dns_warning
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!host || !isAlertDue(readStored(DISMISSED), Date.now())) return
    let isGone = false
    void isOutOfReach(host).then((isBlocked) => !isGone && setShown(isBlocked))
    return () => {
      isGone = true
    }
  }, [host])
  if (!isShown) return null
  const handleDismiss = () => {
    writeStored(DISMISSED, Date.now())
    setShown(false)
  }
  return (
    <div className={classes.warning} role="alert">
      <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
      <p>
        {t('DNS blocking? It seems the domain is blocked by your ISP')}{' '}
        <a href={help} target="_blank" rel="noreferrer noopener">
          {t('Change DNS')}
        </a>
      </p>
      <CloseButton aria-label={t('Hide this notice')} onClick={handleDismiss} />
    </div>
  )
}

/** Whether a host cannot be reached though the network is there. What it answers is no matter, and it learns no page. */
async function isOutOfReach(host: string): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch(new URL('/robots.txt', host), {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  }).then(
    () => false,
    () => navigator.onLine,
  )
}
