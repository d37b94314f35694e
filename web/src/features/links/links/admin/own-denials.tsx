import type { OwnDenialView } from '@mediatheque/contract/links/own-denials/own-denials.schemas.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import classes from '../editor/denied-notice.module.css'
import { ownDenialsQuery } from '../editor/own-denials.queries.ts'

const EDITORS = {
  DDL: '/admin/liens/$titleId/new',
  NZB: '/admin/nzbs/$titleId/new',
  TORRENT: '/admin/torrents/$titleId/new',
} as const

/** What of one's own was denied of a title, with the reason and the way to correct it. */
export function OwnDenials({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { can } = useSession()
  const mayAdd = can('liens.create') || can('nzb.create')
  const { data } = useQuery({ ...ownDenialsQuery(titleId), enabled: mayAdd })
  const denials = data?.denials ?? []
  if (denials.length === 0) return null
  return (
    <section aria-labelledby="own-denials">
      <h2 id="own-denials" className={classes.heading}>
        {t('Denied: [one 1 contribution|other :count contributions]', { count: denials.length })}
      </h2>
      <ul className={classes.list}>
        {denials.map((denial) => (
          <Denied key={denial.id} denial={denial} />
        ))}
      </ul>
    </section>
  )
}

function Denied({ denial: { id, name, raison, typefile, title } }: { denial: OwnDenialView }) {
  const t = useTranslate()
  return (
    <li className={classes.item}>
      <span className={classes.words}>
        {name}
        <span>{t('Reason: :reason', { reason: raison })}</span>
      </span>
      <Button
        variant="default"
        size="xs"
        renderRoot={(props) => (
          <Link
            to={EDITORS[typefile]}
            params={{ titleId: String(title.id) }}
            search={{ denied: id }}
            aria-label={t(':label: :name', { label: t('Correct and send again'), name })}
            {...props}
          />
        )}
      >
        {t('Correct and send again')}
      </Button>
    </li>
  )
}
