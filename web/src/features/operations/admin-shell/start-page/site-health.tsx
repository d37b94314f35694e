import type { HealthView } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { waitingText } from '../admin-queues.ts'
import { overviewQuery } from './overview.queries.ts'
import classes from './start-page.module.css'

/** How the site is, for those who may know. What cannot be read is said above, where the same call shows what is new. */
export function SiteHealth() {
  const t = useTranslate()
  const { data } = useQuery(overviewQuery())
  const facts = useFacts(data?.health ?? {})
  if (facts.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="health">
      <h2 id="health">{t('How the site is')}</h2>
      <dl className={classes.facts}>
        {facts.map(({ name, value, note, isBad }) => (
          <div key={name} className={classes.fact} data-bad={isBad || undefined}>
            <dt className={classes.dim}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            {note && <dd className={classes.dim}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Fact {
  readonly name: string
  readonly value: string
  readonly note?: string
  readonly isBad?: boolean
}

function useFacts(health: HealthView): Fact[] {
  const t = useTranslate()
  const format = useFormat()
  const { failed_jobs, failed_mails, stored_bytes, free_bytes, backup_at } = health
  const failures = (name: string, count: number | undefined): Fact[] =>
    count === undefined
      ? []
      : [{ name, value: waitingText(count), note: t('In the last 24 hours'), isBad: count > 0 }]
  const bytes = (name: string, value: number | undefined): Fact[] =>
    value === undefined ? [] : [{ name, value: format.bytes(value) }]
  return [
    ...failures(t('Failed jobs'), failed_jobs),
    ...failures(t('Failed mails'), failed_mails),
    ...bytes(t('Stored files'), stored_bytes),
    ...bytes(t('Free on the disk'), free_bytes),
    ...(backup_at === undefined ? [] : [backup(backup_at)]),
  ]

  function backup(iso: string | null): Fact {
    return {
      name: t('Last backup'),
      value: iso ? format.age(iso) : t('No backup yet'),
      note: t('In the data folder'),
      isBad: iso === null,
    }
  }
}
