import { mailEndpoints } from '@mediatheque/contract/operations/logs/mails.endpoints.ts'
import type { MailView } from '@mediatheque/contract/operations/logs/mails.schemas.ts'
import { Modal } from '@mantine/core'
import { addressOf } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { MailStatus } from './mail-cells.tsx'
import classes from './logs.module.css'

/** A mail: how it went, and what it said without its keys and codes. */
export function MailDialog({ of: mail, onClose }: { of: MailView; onClose(): void }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={mail.subject}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <dl className={classes.facts}>
        <dt>{t('Receiver')}</dt>
        <dd>{mail.to}</dd>
        <dt>{t('State')}</dt>
        <dd>
          <MailStatus of={mail} />
          {mail.error && <p className={classes.error}>{mail.error}</p>}
        </dd>
        <dt>{t('Attempts')}</dt>
        <dd>{format.number(mail.attempts)}</dd>
        <dt>{t('Written at')}</dt>
        <dd>{format.dateTime(mail.created_at)}</dd>
        {mail.sent_at && (
          <>
            <dt>{t('Sent at')}</dt>
            <dd>{format.dateTime(mail.sent_at)}</dd>
          </>
        )}
      </dl>
      {mail.can_read ? (
        <>
          <iframe
            className={classes.message}
            title={t('What the mail says')}
            src={siteUrl(addressOf(mailEndpoints.getMailMessage, { params: { id: mail.id } }))}
            sandbox=""
          />
          <p className={classes.quiet}>
            {t('Links and codes that open something are left out. Links lead nowhere here.')}
          </p>
        </>
      ) : (
        <p className={classes.quiet}>
          {t('What it says is shown to those who may edit accounts.')}
        </p>
      )}
    </Modal>
  )
}
