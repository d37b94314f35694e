import { SANCTION_STOP_NAMES } from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import { sanctionEndpoints } from '@mediatheque/contract/community/sanctions/sanctions.endpoints.ts'
import type { OwnSanctionView } from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import { Button, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { defineWrite, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { ownSanctionsQuery } from './own-sanctions.queries.ts'
import classes from './own-sanctions.module.css'

const acknowledge = defineWrite(sanctionEndpoints.acknowledgeSanction, [
  sanctionEndpoints.listOwnSanctions,
])

/** Warnings and suspensions that the reader has not said to have read, one after the other, the oldest first. */
export default function SanctionNotice() {
  const { data } = useQuery(ownSanctionsQuery())
  const [later, setLater] = useState(false)
  const open = data?.sanctions.filter(({ is_acknowledged }) => !is_acknowledged).at(-1)
  if (!open || later) return null
  return <Notice key={open.id} of={open} onLater={() => setLater(true)} />
}

function Notice({ of: sanction, onLater }: { of: OwnSanctionView; onLater(): void }) {
  const t = useTranslate()
  const format = useFormat()
  const { mutate, isPending } = useWrite(acknowledge)
  const { id, kind, stops, reason, ends_at, created_at } = sanction
  return (
    <Modal
      opened
      onClose={onLater}
      centered
      title={kind === 'warning' ? t('Moderators warn you') : t('Moderators have suspended you')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <div className={classes.words}>
        <blockquote className={classes.reason}>{reason}</blockquote>
        {stops.length > 0 && (
          <p>
            {t('What is stopped: :parts', {
              parts: stops.map((stop) => t(SANCTION_STOP_NAMES[stop])).join('; '),
            })}{' '}
            {ends_at
              ? t('This ends by itself on :date.', { date: format.dateTime(ends_at) })
              : t('This has no end that is set.')}
          </p>
        )}
        <p className={classes.dim}>
          {format.date(created_at)}
          {' · '}
          <Link to="/contact" search={{ appeal: id } as never} onClick={onLater}>
            {t('Appeal')}
          </Link>
        </p>
        <Group justify="flex-end">
          <Button loading={isPending} onClick={() => mutate({ params: { id } })}>
            {t('I have read this')}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
