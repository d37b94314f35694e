import { logEndpoints } from '@mediatheque/contract/operations/logs/logs.endpoints.ts'
import { endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { IconDownload, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'
import { useSession } from '../lib/session.tsx'
import { faultStore } from '../lib/toast.ts'
import classes from './fault-dialog.module.css'

const NONE = () => null

/** A failure of the server, over the whole screen, for those whom the server tells what broke. */
export function FaultDialog() {
  const t = useTranslate()
  const { can } = useSession()
  const fault = useSyncExternalStore(faultStore.subscribe, faultStore.get, NONE)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (fault) dialog.current?.showModal()
  }, [fault])
  if (!fault) return null
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="fault-heading"
      onClose={() => faultStore.show(null)}
    >
      <div className={classes.page}>
        <header className={classes.header}>
          <h2 id="fault-heading">{t('Something broke on the server')}</h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('Close')}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={22} stroke={1.5} aria-hidden />
          </button>
        </header>
        <p className={classes.why}>
          {t(
            'You see this because you may read the logs; others are told only that there was an issue.',
          )}
        </p>
        <dl className={classes.facts}>
          <dt>{t('Exception')}</dt>
          <dd>{fault.exception}</dd>
          <dt>{t('Message')}</dt>
          <dd>{fault.message}</dd>
        </dl>
        <h3>{t('Trace')}</h3>
        <pre className={classes.trace}>{fault.trace?.map((line) => line.trim()).join('\n')}</pre>
        {can('logs.view') && (
          <a
            className={classes.download}
            href={siteUrl(endpointUrl(logEndpoints.downloadLatestErrorLog.path))}
            download
          >
            <IconDownload size={18} stroke={1.5} aria-hidden />
            {t('Download log')}
          </a>
        )}
      </div>
    </dialog>
  )
}
