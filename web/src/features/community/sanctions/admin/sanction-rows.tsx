import {
  SANCTION_KIND_NAMES,
  SANCTION_STATE_NAMES,
  SANCTION_STOP_NAMES,
} from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import type {
  MemberRecordView,
  SanctionView,
} from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { LiftDialog } from './lift-dialog.tsx'
import classes from './sanctions.module.css'

/** The warnings and suspensions that a member got, the newest first. */
export function SanctionRows({ record }: { record: MemberRecordView }) {
  const t = useTranslate()
  const [lifted, setLifted] = useState<SanctionView>()
  const { sanctions, sanctions_count: count, can, user } = record
  const others = count - sanctions.length
  return (
    <section>
      <h3 className={classes.heading}>{t('Warnings and suspensions')}</h3>
      {count === 0 && <p className={classes.dim}>{t('None so far.')}</p>}
      <ul className={classes.rows}>
        {sanctions.map((sanction) => (
          <li key={sanction.id}>
            <Row of={sanction} />
            <span className={classes.acts}>
              {can.sanction && sanction.state === 'active' && (
                <Button size="xs" variant="default" onClick={() => setLifted(sanction)}>
                  {t('Lift')}
                </Button>
              )}
              <HistoryButton
                of={{ kind: 'sanction', id: String(sanction.id), name: user.name }}
                isSmall
              />
            </span>
          </li>
        ))}
        {others > 0 && <li className={classes.dim}>{t(':count more', { count: others })}</li>}
      </ul>
      {lifted && <LiftDialog sanction={lifted} onClose={() => setLifted(undefined)} />}
    </section>
  )
}

function Row({ of: sanction }: { of: SanctionView }) {
  const t = useTranslate()
  const format = useFormat()
  const { kind, stops, reason, state, ends_at, lifted } = sanction
  return (
    <div className={classes.row}>
      <p className={classes.chips}>
        <strong>{t(SANCTION_KIND_NAMES[kind])}</strong>
        <Chip tone={state === 'active' ? 'warn' : 'plain'}>{t(SANCTION_STATE_NAMES[state])}</Chip>
        <span className={classes.dim}>
          {[format.date(sanction.created_at), sanction.created_by].filter(Boolean).join(' · ')}
        </span>
      </p>
      {stops.length > 0 && (
        <p>
          {stops.map((stop) => t(SANCTION_STOP_NAMES[stop])).join('; ')}
          {', '}
          {ends_at ? t('until :date', { date: format.dateTime(ends_at) }) : t('for ever')}
        </p>
      )}
      <p className={classes.reason}>{reason}</p>
      {kind === 'warning' && !lifted && (
        <p className={classes.dim}>
          {sanction.acknowledged_at
            ? t('Read on :date', { date: format.date(sanction.acknowledged_at) })
            : t('Not read yet')}
        </p>
      )}
      {lifted && (
        <p className={classes.dim}>
          {[t('Lifted on :date', { date: format.date(lifted.at) }), lifted.by, lifted.reason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  )
}
