import type { Outcome } from '@mediatheque/contract/links/download-clients/protocols/client-protocol.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { ClientProblem } from './client-problem.tsx'
import classes from './download-clients.module.css'

interface SendReportProps {
  clientName: string
  addresses: readonly string[]
  /** As far as they are known. */
  outcomes: readonly Outcome[]
}

/** How far it is and, in the end, what became of each address. */
export function SendReport({ clientName: name, addresses, outcomes }: SendReportProps) {
  const t = useTranslate()
  const count = addresses.length
  if (outcomes.length < count)
    return <p>{t('Sending :done of :count', { done: outcomes.length, count })}</p>
  const taken = outcomes.filter((outcome) => outcome === null).length
  if (taken === count)
    return (
      <p className={classes.taken}>
        <IconCheck size={16} stroke={2} aria-hidden />
        {t('[one :name took it|other :name took :count links]', { name, count })}
      </p>
    )
  return (
    <>
      <p>{t(':done of :count were taken by :name', { done: taken, count, name })}</p>
      <ul className={classes.refused}>
        {grouped(addresses, outcomes).map(({ problem, of }) => (
          <li key={problem}>
            <ClientProblem problem={problem} />
            {count > 1 && of.length < count && (
              <ul className={classes.addresses}>
                {of.map((address) => (
                  <li key={address}>{address}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is wrong with several is said once. */
function grouped(addresses: readonly string[], outcomes: readonly Outcome[]) {
  const groups = new Map<NonNullable<Outcome>, string[]>()
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome === null) continue
    groups.set(outcome, [...(groups.get(outcome) ?? []), addresses[index]!])
  }
  return [...groups].map(([problem, of]) => ({ problem, of }))
}
