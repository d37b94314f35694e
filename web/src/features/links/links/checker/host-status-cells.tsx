import { CHECK_METHODS } from '@mediatheque/contract/links/checker/check-methods.ts'
import type { HostStatusView } from '@mediatheque/contract/links/checker/checker.schemas.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { HostIcon } from '../host-icon.tsx'
import classes from './checker.module.css'

const MOST_DUE = 1_000

/** No more of them are counted. */
const writeDue = (format: ReturnType<typeof useFormat>, count: number) =>
  `${format.number(count)}${count >= MOST_DUE ? '+' : ''}`

/** How the list shows each column of a host. */
export function useHostStatusCells() {
  const t = useTranslate()
  const format = useFormat()
  const count = (key: 'links' | 'alive' | 'dead' | 'restricted' | 'unknown') =>
    function Count(host: HostStatusView) {
      if (host.counted_at === null) return <span aria-hidden>–</span>
      return <span className={classes.number}>{format.number(host[`${key}_count`])}</span>
    }
  return {
    name: (host: HostStatusView) => (
      <span className={classes.host}>
        <HostIcon icon={host.icon} />
        {host.name}
      </span>
    ),
    state: (host: HostStatusView) => <HostState host={host} />,
    links_count: count('links'),
    alive_count: count('alive'),
    dead_count: count('dead'),
    restricted_count: count('restricted'),
    unknown_count: count('unknown'),
    due_count: ({ due_count }: HostStatusView) => (
      <span className={classes.number}>{writeDue(format, due_count)}</span>
    ),
    latency_ms: ({ latency_ms }: HostStatusView) =>
      latency_ms === null ? (
        <span aria-hidden>–</span>
      ) : (
        <span className={classes.number}>
          {t(':count ms', { count: format.number(latency_ms) })}
        </span>
      ),
    calls_per_minute: ({ calls_per_minute }: HostStatusView) => format.number(calls_per_minute),
    last_check: (host: HostStatusView) => <LastCheck host={host} />,
  }
}

function LastCheck({ host: { last_check: iso, latency_ms: ms } }: { host: HostStatusView }) {
  const t = useTranslate()
  const format = useFormat()
  if (!iso) return <span aria-hidden>–</span>
  return (
    <span className={classes.state}>
      <time dateTime={iso} title={format.dateTime(iso)} className={classes.quiet}>
        {format.age(iso)}
      </time>
      {ms !== null && (
        <span className={classes.details}>
          {t('median :time', { time: t(':count ms', { count: format.number(ms) }) })}
        </span>
      )}
    </span>
  )
}

function HostState({ host }: { host: HostStatusView }) {
  const t = useTranslate()
  const { last_fault_at: faultAt, paused_until: pausedUntil } = host
  const format = useFormat()
  const chip = () => {
    if (!host.is_checked) return <Chip>{t('Not checked')}</Chip>
    if (pausedUntil)
      return <Chip tone="warn">{t('Paused until :time', { time: format.time(pausedUntil) })}</Chip>
    return <Chip tone="good">{t('Checked regularly')}</Chip>
  }
  return (
    <span className={classes.state}>
      {chip()}
      <span className={classes.details}>
        {t(':method, :count a minute', {
          method: t(CHECK_METHODS[host.used_method]),
          count: format.number(host.calls_per_minute),
        })}
      </span>
      {host.due_count > 0 && (
        <span className={classes.details}>
          {t(':count due', { count: writeDue(format, host.due_count) })}
        </span>
      )}
      {faultAt && host.faults > 0 && (
        <span className={classes.details}>
          {t('Last fault: :what, :when', {
            what: host.last_fault ?? '',
            when: format.age(faultAt),
          })}
          {host.faults > 1 && ` · ${t(':count times in a row', { count: host.faults })}`}
        </span>
      )}
    </span>
  )
}
