import { adPath } from '@mediatheque/contract/site/ads/ad-slots.ts'
import { Button, CloseButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { isAlertDue } from '../../../lib/is-alert-due.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { useSession } from '../../../lib/session.tsx'
import { readStored, writeStored } from '../../../lib/storage.ts'
import classes from './ad-alert.module.css'
import { useAdSlots } from './use-ad-slots.ts'

const DISMISSED = 'ng-ads-alert-dismissed'

/** A word to those whose browser blocks advertisements, until they put it away; three days later once more. */
export function AdAlert() {
  const t = useTranslate()
  const { settings, showCookieNotice } = useSession()
  const [isShown, setShown] = useState(false)
  const [slot] = useAdSlots()
  const address = slot && siteUrl(adPath(slot))
  useEffect(() => {
    if (!address || !isAlertDue(readStored(DISMISSED), Date.now())) return
    let isGone = false
    void isBlocked(address).then((blocked) => !isGone && setShown(blocked))
    return () => {
      isGone = true
    }
  }, [address])
  // One thing at a time: both lie over the end of the page.
  if (!isShown || showCookieNotice) return null
  const handleDismiss = () => {
    writeStored(DISMISSED, Date.now())
    setShown(false)
  }
  return (
    <section className={classes.alert} aria-label={t('Ad blocker')}>
      <p>
        {t(
          'Your browser blocks the advertisements of this site. They pay for its upkeep: please let them through here.',
        )}{' '}
        {settings.billing.enable && t('Subscribers see none.')}
      </p>
      {settings.billing.enable && (
        <Button component={Link} to="/pricing" variant="default" size="compact-md">
          {t('See the plans')}
        </Button>
      )}
      <CloseButton
        className={classes.close}
        aria-label={t('Hide this notice')}
        onClick={handleDismiss}
      />
    </section>
  )
}

/** Blockers hide what is named like an advertisement, or let nothing of that address through. */
async function isBlocked(address: string): Promise<boolean> {
  const bait = document.createElement('div')
  bait.className = 'adsbox ad-banner ad-placement'
  bait.style.cssText = 'position:absolute;left:-999px;width:1px;height:1px'
  document.body.append(bait)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const isHidden = bait.offsetHeight === 0
  bait.remove()
  if (isHidden) return true
  if (!navigator.onLine) return false
  return fetch(address).then(
    () => false,
    () => navigator.onLine,
  )
}
