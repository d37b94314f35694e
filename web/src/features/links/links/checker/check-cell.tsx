import {
  CHECK_RESULT_LABELS,
  type CheckResult,
  FAILURES_OF_DEAD,
} from '@mediatheque/contract/links/checker/check-results.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { getPageData } from '../../../../lib/page-data.ts'
import { Chip } from '../../../../ui/chip.tsx'
import classes from './checker.module.css'

const TONES = { alive: 'good', dead: 'bad', restricted: 'warn', unknown: 'plain' } as const

export function ResultChip({ result }: { result: CheckResult }) {
  const t = useTranslate()
  return <Chip tone={TONES[result]}>{t(CHECK_RESULT_LABELS[result])}</Chip>
}

/** What the last look at a link found, how long it took, and when that was. */
export function CheckCell({ link }: { link: Pick<LinkView, 'check' | 'checked_date'> }) {
  const t = useTranslate()
  const { check, checked_date: iso } = link
  const { now } = getPageData()
  // One that was just checked is newer than the page.
  const format = useFormat(iso && iso > now ? iso : now)
  if (!iso) return <span className={classes.quiet}>{t('Not checked yet')}</span>
  const details = [
    check?.http_status,
    check &&
      check.latency_ms !== null &&
      t(':count ms', { count: format.number(check.latency_ms) }),
    check &&
      check.failures > 0 &&
      t('Missing :count of :most times', {
        count: Math.min(check.failures, FAILURES_OF_DEAD),
        most: FAILURES_OF_DEAD,
      }),
  ].filter(Boolean)
  return (
    <span className={classes.check}>
      <span className={classes.found}>
        {check && <ResultChip result={check.result} />}
        <time dateTime={iso} title={format.dateTime(iso)} className={classes.quiet}>
          {format.age(iso)}
        </time>
      </span>
      {details.length > 0 && <span className={classes.details}>{details.join(' · ')}</span>}
    </span>
  )
}
