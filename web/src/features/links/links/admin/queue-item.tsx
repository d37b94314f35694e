import { ActionIcon } from '@mantine/core'
import { IconFileText, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { CheckResultLine } from '../checker/check-cell.tsx'
import { CheckLinkButton } from '../checker/check-link-button.tsx'
import { useEpisodes } from '../download/release-table.tsx'
import { Age, Author, HostName, NameChips, Size, usePlace } from '../link-cells.tsx'
import { TitlePoster } from '../title-strip.tsx'
import { EditLink } from '../edit-link.tsx'
import { useLinksPage } from './use-links-page.ts'
import type { Contribution } from './queue-kinds.ts'
import classes from './queue.module.css'

/** What a contribution is called where it cannot be seen. */
export function nameOfContribution(link: Contribution): string {
  const source = link.typefile === 'DDL' ? link.host.name : link.name
  return `${link.post.name}, ${source} (${link.id})`
}

interface QueueItemProps {
  link: Contribution
  isSelected?: boolean
  /** Where it can be chosen. */
  check?: ReactNode
  /** Below what it is. */
  children?: ReactNode
  /** What is decided about it. */
  actions: ReactNode
  onNfo(): void
}

/** One contribution of a queue, with all that a moderator needs to decide. */
export function QueueItem({
  link,
  isSelected = false,
  check,
  children,
  actions,
  onNfo,
}: QueueItemProps) {
  const t = useTranslate()
  const place = usePlaces()(link)
  const linksPage = useLinksPage()
  const name = nameOfContribution(link)
  const bytes = link.typefile === 'DDL' ? link.taille : link.size
  return (
    <li
      className={classes.row}
      data-selected={isSelected || undefined}
      data-plain={!check || undefined}
    >
      {check}
      <Link
        to={linksPage}
        params={{ titleId: String(link.title_id) }}
        className={classes.poster}
        tabIndex={-1}
        aria-hidden
      >
        <TitlePoster title={link.post} />
      </Link>
      <div className={classes.words}>
        <p className={classes.title}>
          <Link to={linksPage} params={{ titleId: String(link.title_id) }}>
            {link.post.name}
          </Link>
          {link.post.year && <span className={classes.dim}>{link.post.year}</span>}
          {place && <span className={classes.place}>{place}</span>}
        </p>
        <Contents of={link} />
        <div className={classes.facts}>
          <Chip tone="accent">{t(link.qual.qual)}</Chip>
          {link.typefile === 'DDL' && <HostName link={link} />}
          <NameChips names={link.langues_compact} title={t('Languages')} />
          {link.subs_compact.length > 0 && (
            <span className={classes.subs}>
              {t('Subtitles')} <NameChips names={link.subs_compact} title={t('Subtitles')} />
            </span>
          )}
          {bytes !== null && <Size bytes={bytes} />}
          {link.typefile === 'DDL' && <CheckResultLine link={link} />}
          <span className={classes.by}>
            <Author link={link} /> · <Age iso={link.created_at} />
          </span>
        </div>
        {children}
      </div>
      <div className={classes.actions}>
        {link.nfo && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            onClick={onNfo}
            aria-label={t(':label: :name', { label: t('Info'), name: name })}
            title={t('Info')}
          >
            <IconFileText size={18} stroke={1.5} />
          </ActionIcon>
        )}
        {link.typefile === 'DDL' && <CheckLinkButton id={link.id} name={name} />}
        {link.can.update && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t(':label: :name', { label: t('Edit'), name: name })}
            title={t('Edit')}
            renderRoot={(props) => <EditLink of={link} {...props} />}
          >
            <IconPencil size={18} stroke={1.5} />
          </ActionIcon>
        )}
        {actions}
      </div>
    </li>
  )
}

/** Of files the episodes that they hold, too. */
function usePlaces() {
  const placeOf = usePlace()
  const episodesOf = useEpisodes()
  return (link: Contribution) => (link.typefile === 'DDL' ? placeOf(link) : episodesOf(link))
}

/** What it leads to: the addresses of its parts, or what its file says. */
function Contents({ of: link }: { of: Contribution }) {
  const t = useTranslate()
  if (link.typefile === 'DDL')
    return (
      <ul className={classes.urls}>
        {link.liens.map((url) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer noopener">
              {url.replace(/^https?:\/\/(www\.)?/, '')}
            </a>
          </li>
        ))}
      </ul>
    )
  const told =
    link.typefile === 'NZB' ? link.groups : [link.infohash || link.infohash_v2, ...link.trackers]
  const files = t('[one 1 file|other :count files]', { count: link.files_count })
  return (
    <ul className={classes.urls}>
      <li>{link.name}</li>
      <li className={classes.dim}>{[files, ...told].filter(Boolean).join(' · ')}</li>
    </ul>
  )
}
