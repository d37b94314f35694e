import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { ownSanctionsQuery } from './own-sanctions.queries.ts'
import classes from './own-sanctions.module.css'

interface SuspensionWordsProps {
  /** The contact page is for those who are not logged in here any more. */
  onLeave(path: string): void
}

/** Why an account is closed, until when, and how to appeal. */
export function SuspensionWords({ onLeave }: SuspensionWordsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { data } = useQuery(ownSanctionsQuery())
  const closing = data?.sanctions.find(({ stops }) => stops.includes('everything'))
  if (!closing) return null
  const path = `/contact?appeal=${closing.id}`
  return (
    <div className={classes.words}>
      <blockquote className={classes.reason}>{closing.reason}</blockquote>
      <p>
        {closing.ends_at
          ? t('Your account opens again by itself on :date.', {
              date: format.dateTime(closing.ends_at),
            })
          : t('This has no end that is set.')}
      </p>
      <p>
        {t('To appeal, answer the mail that you were sent, or write by mail:')}{' '}
        <a
          href={siteUrl(path)}
          onClick={(event) => {
            event.preventDefault()
            onLeave(path)
          }}
        >
          {t('log out and write to us')}
        </a>
      </p>
    </div>
  )
}
