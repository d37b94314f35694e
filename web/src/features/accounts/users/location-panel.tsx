import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Button, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { getPageData } from '../../../lib/page-data.ts'
import { useLocalization, useSession } from '../../../lib/session.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { useSaveDetails } from '../../../lib/use-save-details.ts'
import { useSwitchLanguage } from '../../../lib/use-switch-language.ts'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import classes from './location-panel.module.css'

const TICK_MS = 10_000

/** How the site speaks and writes dates; what is chosen here is in force at once. */
export function LocationPanel({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const format = useFormat()
  const { language } = useLocalization()
  const { localizations, settings } = useSession()
  const { now, deviceTimezone } = useClock()
  const switchLanguage = useMutation({ mutationFn: useSwitchLanguage(), onError: toastError })
  const timezone = useTimezoneChange(user)
  return (
    <SettingsPanel
      id="location"
      title={t('Location and language')}
      text={t('How the site speaks to you, and how it writes dates and times.')}
    >
      <dl className={classes.facts}>
        <div>
          <dt>{t('Date')}</dt>
          <dd>{format.fullDate(now)}</dd>
        </div>
        <div>
          <dt>{t('Time')}</dt>
          <dd>
            <time dateTime={now}>{format.time(now)}</time>{' '}
            <span className={classes.zone}>{format.timezone.replaceAll('_', ' ')}</span>
          </dd>
        </div>
      </dl>
      {deviceTimezone && deviceTimezone !== format.timezone && (
        <div className={classes.hint}>
          <p>
            {t('This device is in another time zone: :timezone.', {
              timezone: deviceTimezone.replaceAll('_', ' '),
            })}
          </p>
          <Button
            variant="default"
            size="xs"
            loading={timezone.isPending}
            onClick={() => timezone.mutate(deviceTimezone)}
          >
            {t('Use it')}
          </Button>
        </div>
      )}
      {settings.i18n.enable && (
        <Select
          className={classes.language}
          label={t('Language')}
          data={localizations.map((item) => ({ value: item.language, label: item.name }))}
          value={language}
          allowDeselect={false}
          disabled={switchLanguage.isPending}
          onChange={(chosen) => chosen && chosen !== language && switchLanguage.mutate(chosen)}
        />
      )}
    </SettingsPanel>
  )
}

/** The moment of the rendering first, so that the server and the browser write the same; then the real one. */
function useClock() {
  const [now, setNow] = useState(() => getPageData().now)
  const [deviceTimezone, setDeviceTimezone] = useState<string>()
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    tick()
    setDeviceTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone)
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return { now, deviceTimezone }
}

function useTimezoneChange(user: CurrentUserView) {
  const t = useTranslate()
  const { save, explain } = useSaveDetails(user)
  return useMutation({
    mutationFn: (timezone: string) => save({ timezone }),
    onSuccess: () => toast.positive(t('Updated account details')),
    onError: explain,
  })
}
