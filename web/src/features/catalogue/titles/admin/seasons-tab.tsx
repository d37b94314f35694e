import type {
  SeasonRow,
  SeasonsSheet,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconListNumbers, IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useLocalization } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { SeasonDialog } from './season-dialog.tsx'
import classes from './seasons.module.css'
import { removeSeason, seasonsSheetQuery } from './title-editing.queries.ts'

/** Seasons of a title: what each is, and the ways to its episodes and its people. */
export function SeasonsTab({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(seasonsSheetQuery(titleId))
  const [edited, setEdited] = useState<SeasonRow | 'new'>()
  const [removed, setRemoved] = useState<SeasonRow>()
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <p className={classes.quiet}>
          {data.is_locked
            ? t('Locked: imports leave it alone')
            : t('Open: imports bring it up to date')}
        </p>
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('Add a season')}
        </Button>
      </div>
      {data.seasons.length === 0 ? (
        <EmptyState
          icon={<IconListNumbers size={32} stroke={1.5} />}
          title={t('No seasons yet')}
          text={t('Add the first, with as many episodes as it has.')}
        />
      ) : (
        <ul className={classes.seasons}>
          {data.seasons.map((season) => (
            <Season
              key={season.id}
              titleId={titleId}
              season={season}
              onEdit={() => setEdited(season)}
              onRemove={() => setRemoved(season)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <SeasonDialog
          key={edited === 'new' ? 'new' : edited.id}
          sheet={data}
          season={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemoveSeason sheet={data} season={removed} onClose={() => setRemoved(undefined)} />
    </div>
  )
}

interface SeasonProps {
  titleId: number
  season: SeasonRow
  onEdit(): void
  onRemove(): void
}

function Season({ titleId, season, onEdit, onRemove }: SeasonProps) {
  const t = useTranslate()
  const format = useFormat()
  const { language } = useLocalization()
  const params = { titleId: String(titleId), season: String(season.number) }
  const called = (language === 'fr' && season.name_fr) || season.name
  const number =
    season.number === 0 ? t('Specials') : t('Season :number', { number: season.number })
  return (
    <li className={classes.season}>
      <div className={classes.words}>
        <Link to="/admin/titles/$titleId/edit/seasons/$season/episodes" params={params}>
          {number}
        </Link>
        <span className={classes.quiet}>
          {[
            called !== number && called,
            season.release_date ? format.date(season.release_date) : season.year,
            t('[one 1 episode|other :count episodes]', { count: season.episodes_count }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <nav className={classes.ways} aria-label={number}>
        <Link to="/admin/titles/$titleId/edit/seasons/$season/episodes" params={params}>
          {t('Episodes')}
        </Link>
        <Link to="/admin/titles/$titleId/edit/seasons/$season/cast" params={params}>
          {t('Cast')} {season.cast_count > 0 && <small>{season.cast_count}</small>}
        </Link>
        <Link to="/admin/titles/$titleId/edit/seasons/$season/crew" params={params}>
          {t('Crew')} {season.crew_count > 0 && <small>{season.crew_count}</small>}
        </Link>
        <Link to="/admin/insights/seasons/$season" params={{ season: String(season.id) }}>
          {t('Insights')}
        </Link>
      </nav>
      <Button
        variant="default"
        size="xs"
        onClick={onEdit}
        aria-label={t(':label: :name', { label: t('Edit'), name: number })}
      >
        {t('Edit')}
      </Button>
      <HistoryButton isSmall of={{ kind: 'season', id: String(season.id), name: number }} />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t('More about :name', { name: number })}
          >
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" onClick={onRemove}>
            {t('Remove season')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

interface RemoveSeasonProps {
  sheet: SeasonsSheet
  season: SeasonRow | undefined
  onClose(): void
}

function RemoveSeason({ sheet, season, onClose }: RemoveSeasonProps) {
  const t = useTranslate()
  const { mutate, isPending } = useWrite(removeSeason, {
    onSuccess: () => {
      toast.positive(t('Season removed'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={season !== undefined}
      title={t('Remove season :number?', { number: season?.number ?? '' })}
      text={t(
        'Its episodes go with it, with their people, comments and what members have watched of them. Links stay. This cannot be undone.',
      )}
      confirmLabel={t('Remove season')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isPending}
      onConfirm={() =>
        season &&
        mutate({
          params: { id: sheet.id, season: season.number },
          body: { version: sheet.version },
        })
      }
      onClose={onClose}
    />
  )
}
