import type { ReleaseView } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconDownload, IconFileText, IconMagnet } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { Age, Author, HealthDot, NameChips, Size, StatusChip, usePlace } from '../link-cells.tsx'
import { useCopyLink } from './download-result.tsx'
import classes from './link-table.module.css'
import own from './release-table.module.css'

export interface ReleaseTableProps<R extends ReleaseView> {
  releases: readonly R[]
  isSeries: boolean
  /** Address that a client opens without the file, where there is one. */
  magnetOf?(release: R): string
  onDownload(release: R): void
  onNfo(release: R): void
}

/** Newsgroup files or torrents, in the table of the links. */
export function ReleaseTable<R extends ReleaseView>({ releases, ...rest }: ReleaseTableProps<R>) {
  const t = useTranslate()
  const hasSubtitles = releases.some((release) => release.subs_compact.length > 0)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Quality')}</th>
          {rest.isSeries && <th scope="col">{t('Episode')}</th>}
          <th scope="col">{t('Name')}</th>
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
        {releases.map((release) => (
          <ReleaseRow key={release.id} release={release} hasSubtitles={hasSubtitles} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

/** Episodes of a file that holds several: from the first to the last. */
function useEpisodes() {
  const t = useTranslate()
  const placeOf = usePlace()
  return (release: ReleaseView) =>
    release.episodes.length > 1 ? t('Episodes :first to :last', { first: release.episodes[0]!, last: release.episodes.at(-1)! }) : placeOf(release, true)
}

interface RowProps<R extends ReleaseView> extends Omit<ReleaseTableProps<R>, 'releases'> {
  release: R
  hasSubtitles: boolean
}

function ReleaseRow<R extends ReleaseView>({ release, isSeries, hasSubtitles, magnetOf, onDownload, onNfo }: RowProps<R>) {
  const t = useTranslate()
  const episodesOf = useEpisodes()
  const copy = useCopyLink()
  return (
    <tr>
      <td className={classes.quality}>
        <Chip tone="accent">{release.qual.qual}</Chip>
        {release.active !== 1 && <StatusChip link={release} />}
      </td>
      {isSeries && <td className={classes.place}>{episodesOf(release)}</td>}
      <td className={`${classes.hostCell} ${own.name}`} title={release.name}>{release.name}</td>
      <td className={classes.languages}><NameChips names={release.langues_compact} title={t('Languages')} /></td>
      {hasSubtitles && (
        <td className={classes.subtitles} data-label={t('Subtitles')} data-empty={release.subs_compact.length === 0 || undefined}>
          <NameChips names={release.subs_compact} title={t('Subtitles')} />
        </td>
      )}
      <td className={classes.size} data-empty={release.size === null || undefined}><Size bytes={release.size} /></td>
      <td className={classes.added}><Age iso={release.created_at} /></td>
      <td className={classes.author}><Author link={release} /></td>
      <td className={classes.state}><HealthDot link={release} /></td>
      <td className={classes.actions}>
        <Button size="xs" variant="default" leftSection={<IconDownload size={16} stroke={1.5} />} onClick={() => onDownload(release)} className={classes.primary ?? ''} aria-label={`${t('Download')}: ${release.name}`}>
          {t('Download')}
        </Button>
        {magnetOf && (
          <ActionIcon variant="subtle" color="gray" size="lg" onClick={() => void copy(magnetOf(release))} aria-label={`${t('Copy the magnet link')}: ${release.name}`} title={t('Copy the magnet link')}>
            <IconMagnet size={18} stroke={1.5} />
          </ActionIcon>
        )}
        {release.nfo && (
          <ActionIcon variant="subtle" color="gray" size="lg" onClick={() => onNfo(release)} aria-label={`${t('Info')}: ${release.name}`} title={t('Info')}>
            <IconFileText size={18} stroke={1.5} />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}
