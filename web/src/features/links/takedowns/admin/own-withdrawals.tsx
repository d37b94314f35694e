import { takedownEndpoints } from '@mediatheque/contract/links/takedowns/takedowns.endpoints.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { useNameOfWithdrawn } from '../withdrawn-page.tsx'
import classes from './desk.module.css'

/** What of one's own stands withdrawn after takedown notices: why, and where one answers. Nothing where there is none. */
export function OwnWithdrawals() {
  const t = useTranslate()
  const format = useFormat()
  const nameOf = useNameOfWithdrawn()
  const { can } = useSession()
  const mayAdd = can('liens.create') || can('nzb.create')
  const { data } = useQuery({
    ...endpointQuery(takedownEndpoints.listOwnWithdrawals),
    enabled: mayAdd,
  })
  const withdrawals = data?.withdrawals ?? []
  if (withdrawals.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="own-withdrawals">
      <h2 id="own-withdrawals">{t('Withdrawn after takedown notices')}</h2>
      <ul className={classes.items}>
        {withdrawals.map((one) => {
          const name = nameOf(one)
          return (
            <li key={`${one.kind} ${one.id}`} className={classes.own}>
              <div className={classes.words}>
                <p className={classes.name}>
                  {name}
                  {one.has_counter_notice && <Chip tone="warn">{t('A counter-notice waits')}</Chip>}
                </p>
                <p className={classes.dim}>
                  {format.longDate(one.withdrawn_at)} ·{' '}
                  {t('Reason: :reason', { reason: one.reason })}
                </p>
              </div>
              <Button
                variant="default"
                size="xs"
                renderRoot={(props) => (
                  <Link
                    to="/withdrawn/$kind/$id"
                    params={{ kind: one.kind, id: String(one.id) }}
                    aria-label={t(':label: :name', { label: t('Read more, or answer'), name })}
                    {...props}
                  />
                )}
              >
                {t('Read more, or answer')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
