import type { ReactNode } from 'react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { TabRow } from '../../../../ui/tab-row.tsx'
import { TitleEditorFrame } from './title-editor-frame.tsx'
import classes from './title-editor.module.css'

interface PartHeadProps {
  titleId: number
  season: number
  /** Absent: the season itself. */
  episode?: number
  children: ReactNode
}

/** Which season or episode of the title is edited, and its own tabs. */
export function PartHead({ titleId, season, episode, children }: PartHeadProps) {
  const t = useTranslate()
  const { can } = useSession()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const seasonAt = `/admin/titles/${titleId}/edit/seasons/${season}`
  const at = episode === undefined ? seasonAt : `${seasonAt}/episodes/${episode}`
  const first =
    episode === undefined
      ? { to: `${at}/episodes`, label: t('Episodes') }
      : { to: `${at}/primary-facts`, label: t('Primary facts') }
  const tabs = [
    first,
    { to: `${at}/cast`, label: t('Cast') },
    { to: `${at}/crew`, label: t('Crew') },
  ]
  const seasonName = season === 0 ? t('Specials') : t('Season :number', { number: season })
  return (
    <TitleEditorFrame titleId={titleId}>
      <h2 className={classes.part}>
        {episode === undefined
          ? seasonName
          : `${seasonName} · ${t('Episode :number', { number: episode })}`}
      </h2>
      <TabRow label={t('Parts of the season')}>
        {tabs.map(({ to, label }) => (
          <Link key={to} to={to as '/'} activeOptions={{ exact: true }}>
            {label}
          </Link>
        ))}
        {can('videos.update') && (
          <Link
            to="/admin/titles/$titleId/edit/videos"
            params={{ titleId: String(titleId) }}
            search={{ season, ...(episode !== undefined && { episode }) }}
            activeOptions={{ exact: true }}
            {...(here.includes('/videos/') && { 'aria-current': 'page' as const })}
          >
            {t('Videos')}
          </Link>
        )}
      </TabRow>
      {children}
    </TitleEditorFrame>
  )
}
