import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconCheck, IconFileText, IconPencil, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Age, Author, HostName, NameChips, Size, usePlace } from '../link-cells.tsx'
import { TitlePoster } from '../title-strip.tsx'
import classes from './queue.module.css'

interface QueueRowProps {
  link: LinkView
  isSelected: boolean
  isBusy: boolean
  onToggle(withShift: boolean): void
  onAccept(): void
  onDeny(): void
  onNfo(): void
}

/** One link that waits, with all that a moderator needs to decide. */
export function QueueRow({
  link,
  isSelected,
  isBusy,
  onToggle,
  onAccept,
  onDeny,
  onNfo,
}: QueueRowProps) {
  const t = useTranslate()
  const placeOf = usePlace()
  const place = placeOf(link)
  const name = `${link.post.name}, ${link.host.name} (${link.id})`
  return (
    <li className={classes.row} data-selected={isSelected || undefined}>
      <Checkbox
        className={classes.check ?? ''}
        checked={isSelected}
        aria-label={t('Select :name', { name })}
        onChange={() => undefined}
        onClick={(event) => onToggle(event.shiftKey)}
      />
      <Link
        to="/admin/liens/$titleId"
        params={{ titleId: String(link.title_id) }}
        className={classes.poster}
        tabIndex={-1}
        aria-hidden
      >
        <TitlePoster title={link.post} />
      </Link>
      <div className={classes.words}>
        <p className={classes.title}>
          <Link to="/admin/liens/$titleId" params={{ titleId: String(link.title_id) }}>
            {link.post.name}
          </Link>
          {link.post.year && <span className={classes.dim}>{link.post.year}</span>}
          {place && <span className={classes.place}>{place}</span>}
        </p>
        <ul className={classes.urls}>
          {link.liens.map((url) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer noopener">
                {url.replace(/^https?:\/\/(www\.)?/, '')}
              </a>
            </li>
          ))}
        </ul>
        <div className={classes.facts}>
          <Chip tone="accent">{t(link.qual.qual)}</Chip>
          <HostName link={link} />
          <NameChips names={link.langues_compact} title={t('Languages')} />
          {link.subs_compact.length > 0 && (
            <span className={classes.subs}>
              {t('Subtitles')} <NameChips names={link.subs_compact} title={t('Subtitles')} />
            </span>
          )}
          {link.taille !== null && <Size bytes={link.taille} />}
          <span className={classes.by}>
            <Author link={link} /> · <Age iso={link.created_at} />
          </span>
        </div>
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
        {link.can.update && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t(':label: :name', { label: t('Edit'), name: name })}
            title={t('Edit')}
            renderRoot={(props) => (
              <Link
                to="/admin/liens/$titleId/$lienId/edit"
                params={{ titleId: String(link.title_id), lienId: String(link.id) }}
                {...props}
              />
            )}
          >
            <IconPencil size={18} stroke={1.5} />
          </ActionIcon>
        )}
        <Button
          size="sm"
          variant="default"
          leftSection={<IconX size={16} stroke={1.5} />}
          disabled={isBusy}
          onClick={onDeny}
          aria-label={t(':label: :name', { label: t('Deny'), name: name })}
        >
          {t('Deny')}
        </Button>
        <Button
          size="sm"
          variant="default"
          className={classes.soft ?? ''}
          leftSection={<IconCheck size={16} stroke={1.5} />}
          loading={isBusy}
          onClick={onAccept}
          aria-label={t(':label: :name', { label: t('Accept'), name: name })}
        >
          {t('Accept')}
        </Button>
      </div>
    </li>
  )
}
