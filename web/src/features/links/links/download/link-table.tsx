import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconDownload, IconFileText, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { Age, Author, HealthDot, HostName, NameChips, Size, StatusChip, usePlace } from '../link-cells.tsx'
import { useCopyLink } from './download-result.tsx'
import classes from './link-table.module.css'

interface LinkTableProps {
  links: readonly LinkView[]
  isSeries: boolean
  onDownload(link: LinkView): void
  onNfo(link: LinkView): void
}

/** Links best first: a dense table on a desk, a card each on a phone. */
export function LinkTable({ links, isSeries, onDownload, onNfo }: LinkTableProps) {
  const t = useTranslate()
  const hasSubtitles = links.some((link) => link.subs_compact.length > 0)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Quality')}</th>
          {isSeries && <th scope="col">{t('Episode')}</th>}
          <th scope="col">{t('Host')}</th>
          <th scope="col">{t('Languages')}</th>
          {hasSubtitles && <th scope="col">{t('Subtitles')}</th>}
          <th scope="col" className={classes.end}>{t('Size')}</th>
          <th scope="col">{t('Added')}</th>
          <th scope="col">{t('Uploader')}</th>
          <th scope="col"><VisuallyHidden>{t('State')}</VisuallyHidden></th>
          <th scope="col"><VisuallyHidden>{t('Actions')}</VisuallyHidden></th>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <LinkTableRow key={link.id} link={link} isSeries={isSeries} hasSubtitles={hasSubtitles} onDownload={onDownload} onNfo={onNfo} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Omit<LinkTableProps, 'links'> {
  link: LinkView
  hasSubtitles: boolean
}

function LinkTableRow({ link, isSeries, hasSubtitles, onDownload, onNfo }: RowProps) {
  const t = useTranslate()
  const placeOf = usePlace()
  const copy = useCopyLink()
  const place = placeOf(link, true)
  const name = [link.qual.qual, place, link.host.name].filter(Boolean).join(', ')
  return (
    <tr>
      <td className={classes.quality}>
        <Chip tone="accent">{link.qual.qual}</Chip>
        {link.active !== 1 && <StatusChip link={link} />}
      </td>
      {isSeries && <td className={classes.place}>{place}</td>}
      <td className={classes.hostCell}><HostName link={link} /></td>
      <td className={classes.languages}><NameChips names={link.langues_compact} title={t('Languages')} /></td>
      {hasSubtitles && (
        <td className={classes.subtitles} data-label={t('Subtitles')} data-empty={link.subs_compact.length === 0 || undefined}>
          <NameChips names={link.subs_compact} title={t('Subtitles')} />
        </td>
      )}
      <td className={classes.size} data-empty={link.taille === null || undefined}><Size bytes={link.taille} /></td>
      <td className={classes.added}><Age iso={link.created_at} /></td>
      <td className={classes.author}><Author link={link} /></td>
      <td className={classes.state}><HealthDot link={link} /></td>
      <td className={classes.actions}>
        <Button size="xs" variant="default" leftSection={<IconDownload size={16} stroke={1.5} />} onClick={() => onDownload(link)} className={classes.primary ?? ''} aria-label={`${t('Download')}: ${name}`}>
          {t('Download')}
        </Button>
        {link.liens.length > 0 && (
          <ActionIcon variant="subtle" color="gray" size="lg" onClick={() => void copy(link.liens.join('\n'))} aria-label={`${t('Copy')}: ${name}`} title={t('Copy')}>
            <IconCopy size={18} stroke={1.5} />
          </ActionIcon>
        )}
        {link.nfo && (
          <ActionIcon variant="subtle" color="gray" size="lg" onClick={() => onNfo(link)} aria-label={`${t('Info')}: ${name}`} title={t('Info')}>
            <IconFileText size={18} stroke={1.5} />
          </ActionIcon>
        )}
        {link.can.update && (
          <ActionIcon
            variant="subtle" color="gray" size="lg" aria-label={`${t('Edit')}: ${name}`} title={t('Edit')}
            renderRoot={(props) => <Link to="/admin/liens/$titleId/$lienId/edit" params={{ titleId: String(link.title_id), lienId: String(link.id) }} {...props} />}
          >
            <IconPencil size={18} stroke={1.5} />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}
