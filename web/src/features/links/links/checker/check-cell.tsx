import {
  CHECK_RESULT_LABELS,
  FAILURES_OF_DEAD,
} from '@mediatheque/contract/links/checker/check-results.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { StatusChip } from '../link-cells.tsx'
import classes from './checker.module.css'

const TONES = { alive: 'good', dead: 'bad', restricted: 'warn', unknown: 'plain' } as const

/** What the last look at a link found, in words: what it answered, how long that took, how often it was missing. */
function useDetails(check: LinkView['check']): string {
  const t = useTranslate()
  const format = useFormat()
  if (!check) return ''
  const { http_status, latency_ms, failures } = check
  const count = Math.min(failures, FAILURES_OF_DEAD)
  return [
    http_status,
    latency_ms !== null && t(':count ms', { count: format.number(latency_ms) }),
    count > 0 && t('Missing :count of :most times', { count, most: FAILURES_OF_DEAD }),
  ]
    .filter(Boolean)
    .join(' · ')
}

type Checked = Pick<LinkView, 'check' | 'checked_date'>

/** What was found of a link, in a line; nothing where nobody looked. */
export function CheckResultLine({ link }: { link: Checked }) {
  const t = useTranslate()
  const { check, checked_date: iso } = link
  const format = useFormat()
  const details = useDetails(check)
  if (!check || !iso) return null
  return (
    <span className={classes.result} data-result={check.result} title={details}>
      {t(CHECK_RESULT_LABELS[check.result])} <time dateTime={iso}>{format.age(iso)}</time>
    </span>
  )
}

/** What a link is called, and beneath what was found of it. */
export function CheckedStatus({ link }: { link: Checked & Pick<LinkView, 'active'> }) {
  return (
    <span className={classes.check}>
      <StatusChip link={link} />
      <CheckResultLine link={link} />
    </span>
  )
}

/** What the last look at a link found, how long it took, and when that was. */
export function CheckCell({ link }: { link: Checked }) {
  const t = useTranslate()
  const { check, checked_date: iso } = link
  const format = useFormat()
  const details = useDetails(check)
  if (!iso) return <span className={classes.quiet}>{t('Not checked yet')}</span>
  return (
    <span className={classes.check}>
      <span className={classes.found}>
        {check && <Chip tone={TONES[check.result]}>{t(CHECK_RESULT_LABELS[check.result])}</Chip>}
        <time dateTime={iso} title={format.dateTime(iso)} className={classes.quiet}>
          {format.age(iso)}
        </time>
      </span>
      {details && <span className={classes.details}>{details}</span>}
    </span>
  )
}
