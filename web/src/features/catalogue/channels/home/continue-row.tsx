import type { Continued } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { MediaRow, mediaRowMoreClass } from '../../../../ui/media-row.tsx'
import { backdropOf } from '../../title-cards/artwork.ts'
import { StillCard } from '../../title-cards/still-card.tsx'
import { continuedQuery, dismissContinued } from './home.queries.ts'

/** What its reader stopped in the middle of, and the episodes that come next. */
export function ContinueRow({ name }: { name: string }) {
  const t = useTranslate()
  const { data } = useQuery(continuedQuery)
  if (!data || data.items.length === 0) return null
  return (
    <MediaRow
      title={name}
      look="wide"
      more={
        <Link
          to="/history"
          className={mediaRowMoreClass}
          aria-label={t('See all of :name', { name: t('Watch history') })}
        >
          {t('See all')}
        </Link>
      }
      labels={{
        previous: t('Previous titles of :name', { name }),
        next: t('Next titles of :name', { name }),
      }}
    >
      {data.items.map((item) => (
        <li key={item.title.id}>
          <ContinuedCard item={item} />
        </li>
      ))}
    </MediaRow>
  )
}

function ContinuedCard({ item }: { item: Continued }) {
  const t = useTranslate()
  const format = useFormat()
  const { title, season_number: season, episode_number: episode, progress } = item
  const part =
    season !== null && episode !== null ? t('S:season E:episode', { season, episode }) : undefined
  const left = progress && Math.max(1, Math.round((progress.duration - progress.seconds) / 60))
  const facts = [
    part && [part, item.name].filter(Boolean).join(' · '),
    left ? t(':time left', { time: format.minutes(left) }) : t('Next episode'),
  ]
  return (
    <StillCard
      path={`/watch/${item.video_id}`}
      picture={backdropOf(title).picture}
      name={title.name}
      facts={facts.filter(Boolean).join(' · ')}
      share={progress ? progress.seconds / progress.duration : undefined}
      action={<Dismiss title={title} />}
    />
  )
}

function Dismiss({ title: { id, name } }: { title: Continued['title'] }) {
  const t = useTranslate()
  const write = useWrite(dismissContinued)
  const dismiss = (is_dismissed: boolean) =>
    write.mutate({ params: { id }, body: { is_dismissed } })
  return (
    <button
      type="button"
      aria-label={t('Take “:name” out of this row', { name })}
      title={t('Take out of this row')}
      disabled={write.isPending}
      onClick={() => {
        dismiss(true)
        toast.positive(t('“:name” comes back when you go on with it', { name }), {
          label: t('Undo'),
          run: () => dismiss(false),
        })
      }}
    >
      <IconX size={16} stroke={2} aria-hidden />
    </button>
  )
}
