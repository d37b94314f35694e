import { DEBRID_PROBLEMS } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { findDebridProvider } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import type { DebridorView } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import { CutName } from '../../../ui/data-table/cut-name.tsx'
import { Chip } from '../../../ui/chip.tsx'
import classes from './debridors.module.css'

const providerOf = ({ provider }: DebridorView) => findDebridProvider(provider)?.name ?? ''

/** Two accounts at one service are told apart by their names, or by the ends of their keys. */
export const nameOfDebridor = (row: DebridorView) => `${providerOf(row)} ${row.username ?? row.api}`

/** How the columns of the list are shown. */
export function useDebridorCells() {
  const t = useTranslate()
  const now = useCurrentTime()
  const format = useFormat(now)
  return {
    username: ({ username, api }: DebridorView) => (
      <>
        <span className={classes.username}>
          <CutName name={username ?? '–'} />
        </span>
        <span className={classes.key}>{api}</span>
      </>
    ),
    premium: ({ expire_at }: DebridorView) =>
      expire_at && Date.parse(expire_at) > Date.parse(now) ? (
        <Chip tone="accent">{t('Premium')}</Chip>
      ) : (
        <Chip>{t('Free')}</Chip>
      ),
    provider: (row: DebridorView) => <Chip>{providerOf(row)}</Chip>,
    expire_at: ({ expire_at }: DebridorView) =>
      expire_at && (
        <time dateTime={expire_at} title={format.dateTime(expire_at)}>
          {format.date(expire_at)}
        </time>
      ),
    last_check: ({ last_check }: DebridorView) =>
      last_check ? (
        <time dateTime={last_check} title={format.dateTime(last_check)}>
          {format.age(last_check)}
        </time>
      ) : (
        t('Never')
      ),
    active: ({ active, problem }: DebridorView) => (
      <>
        {active ? <Chip tone="good">{t('Active')}</Chip> : <Chip tone="warn">{t('Inactive')}</Chip>}
        {problem && <span className={classes.problem}>{t(DEBRID_PROBLEMS[problem])}</span>}
      </>
    ),
  }
}
