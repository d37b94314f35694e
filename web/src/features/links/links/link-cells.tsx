import { CHIPS_SHOWN } from '@mediatheque/contract/links/links/links.constants.ts'
import type { LinkView, NamedView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { STATUS_LABELS, statusOfWire } from '@mediatheque/contract/links/links/link-status.ts'
import { Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Chip } from '../../../ui/chip.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { HostIcon } from './host-icon.tsx'
import classes from './link-cells.module.css'

type Of<K extends keyof LinkView> = { link: Pick<LinkView, K> }

/** The site that holds the file, and in how many parts. */
export function HostName({ link }: Of<'host' | 'total_parts'>) {
  const t = useTranslate()
  return (
    <span className={classes.host}>
      <HostIcon icon={link.host.icon} />
      <span className={classes.hostName}>{link.host.name}</span>
      {link.total_parts > 1 && (
        <span className={classes.quiet}>{t(':count parts', { count: link.total_parts })}</span>
      )}
    </span>
  )
}

/** The first two as chips; the others wait behind "+n". */
export function NameChips({ names, title }: { names: readonly NamedView[]; title: string }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (names.length === 0)
    return (
      <span className={classes.quiet} aria-hidden>
        –
      </span>
    )
  const hidden = names.length - CHIPS_SHOWN
  return (
    <span className={classes.chips}>
      {names.slice(0, CHIPS_SHOWN).map(({ id, name }) => (
        <Chip key={id}>{name}</Chip>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          onClick={() => setOpen(true)}
          aria-label={`${title}: ${t(':count more', { count: hidden })}`}
        >
          +{hidden}
        </button>
      )}
      {hidden > 0 && (
        <Modal
          opened={isOpen}
          onClose={() => setOpen(false)}
          title={title}
          centered
          closeButtonProps={{ 'aria-label': t('Close') }}
        >
          <ul className={classes.names}>
            {names.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Modal>
      )}
    </span>
  )
}

/** Season and episode, or the whole season, with its number in every place. Nothing for titles without episodes. */
export function usePlace(): (link: Pick<LinkView, 'saison' | 'episode' | 'full_saison'>) => string {
  const t = useTranslate()
  return ({ saison, episode, full_saison }) => {
    if (saison === null) return ''
    if (full_saison === 1) return t('Full season :number', { number: saison })
    return episode === null
      ? t('Season :number', { number: saison })
      : t('Season :season · Episode :episode', { season: saison, episode })
  }
}

const TONES = { pending: 'warn', active: 'good', dead: 'bad' } as const

export function StatusChip({ link }: Of<'active'>) {
  const t = useTranslate()
  const status = statusOfWire(link.active)
  return <Chip tone={TONES[status]}>{t(STATUS_LABELS[status])}</Chip>
}

/** A dot for the state of a link, in words for those who hear or point. */
export function HealthDot({
  link,
}: {
  link: Pick<LinkView, 'active' | 'checked_date'> & Partial<Pick<LinkView, 'check'>>
}) {
  const t = useTranslate()
  const format = useFormat()
  const status = statusOfWire(link.active)
  const isSure = link.checked_date && (!link.check || link.check.result === 'alive')
  const checked = link.checked_date
    ? t(isSure ? 'Checked :when' : 'Checked :when, without a clear answer', {
        when: format.age(link.checked_date),
      })
    : t('Not checked yet')
  const words = status === 'active' ? checked : t(STATUS_LABELS[status])
  const tone = status === 'active' && !isSure ? 'plain' : TONES[status]
  return (
    <span className={classes.health} data-tone={tone} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

export function Author({ link }: Of<'author'>) {
  const t = useTranslate()
  if (!link.author) return <span className={classes.quiet}>{t('Deleted account')}</span>
  return (
    <Link to={`/get-user/${link.author}` as '/'} className={classes.author}>
      {link.author}
    </Link>
  )
}

export function Size({ bytes }: { bytes: number | null }) {
  const format = useFormat()
  return bytes === null ? (
    <span className={classes.quiet} aria-hidden>
      –
    </span>
  ) : (
    <span className={classes.number}>{format.bytes(bytes)}</span>
  )
}

export function Age({ iso }: { iso: string }) {
  const format = useFormat()
  return (
    <time dateTime={iso} title={format.longDate(iso)} className={classes.age}>
      {format.age(iso)}
    </time>
  )
}
