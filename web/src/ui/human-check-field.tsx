import type { HumanCheckProvider } from '@mediatheque/contract/accounts/human-check/human-check.settings.ts'
import { useComputedColorScheme } from '@mantine/core'
import { IconLoader2, IconShieldCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { HumanCheck, HumanCheckState } from '../lib/human-check/use-human-check.ts'
import { useTranslate } from '../lib/i18n.ts'
import { useSession } from '../lib/session.tsx'
import { toastError } from '../lib/toast.ts'
import classes from './human-check-field.module.css'

interface HumanCheckFieldProps {
  check: HumanCheck
  /** What the server said of the token. */
  error?: ReactNode
}

const MESSAGES: Readonly<Record<HumanCheckState, string>> = {
  waiting: 'Your browser solves a small task when you continue. There is nothing to do for you.',
  working: 'Solving a small task to show that you are human…',
  passed: 'Human check passed',
}

/** Says that there is a human check and how far it is; shows what an outside provider wants done. */
export function HumanCheckField({ check, error }: HumanCheckFieldProps) {
  const t = useTranslate()
  const { provider } = useSession().settings.recaptcha
  if (!check.isAsked) return null
  return (
    <div role="group" aria-label={t('Human check')}>
      {check.isInteractive ? (
        <OutsideField check={check} provider={provider as Exclude<HumanCheckProvider, 'altcha'>} />
      ) : (
        <p className={classes.box} data-state={check.state}>
          {check.state === 'working' ? (
            <IconLoader2 size={20} stroke={1.5} className={classes.turning} aria-hidden />
          ) : (
            <IconShieldCheck size={20} stroke={1.5} aria-hidden />
          )}
          <span role="status">{t(MESSAGES[check.state])}</span>
        </p>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function OutsideField({
  check,
  provider,
}: {
  check: HumanCheck
  provider: Exclude<HumanCheckProvider, 'altcha'>
}) {
  const place = useRef<HTMLDivElement>(null)
  const isDark = useComputedColorScheme('light') === 'dark'
  const { site_key: siteKey } = useSession().settings.recaptcha
  const { setWidget } = check
  useEffect(() => {
    // A provider draws into an element once; another one is another box.
    const box = document.createElement('div')
    place.current?.replaceChildren(box)
    let isGone = false
    import('../lib/human-check/outside-provider.ts')
      .then(({ showWidget }) => showWidget(box, { provider, siteKey: siteKey ?? '', isDark }))
      .then((widget) => !isGone && setWidget(widget))
      .catch(toastError)
    return () => {
      isGone = true
      setWidget(null)
    }
  }, [provider, siteKey, isDark, setWidget])
  return <div ref={place} className={classes.outside} />
}
