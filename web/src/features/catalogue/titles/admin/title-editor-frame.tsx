import { artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { TitleFrameView } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import {
  SQUARE_TYPES,
  TITLE_TYPE_LABELS,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { pictureOf } from '../../../../lib/pictures.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Poster } from '../../../../ui/poster.tsx'
import { TabCount, TabRow } from '../../../../ui/tab-row.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { HideTitle } from './hide-title.tsx'
import { titleFrameQuery } from './title-editing.queries.ts'
import classes from './title-editor.module.css'
import { TITLE_TABS } from './title-tabs.ts'

/** A title in the administration: what it is, and its tabs, each a page of its own. */
export function TitleEditorFrame({ titleId, children }: { titleId: number; children: ReactNode }) {
  const { data } = useSuspenseQuery(titleFrameQuery(titleId))
  return (
    <Page>
      <Head title={data} />
      <Tabs title={data} />
      {children}
    </Page>
  )
}

function Head({ title }: { title: TitleFrameView }) {
  const t = useTranslate()
  const { can } = useSession()
  const queries = useQueryClient()
  const titleId = String(title.id)
  return (
    <header className={classes.head}>
      <span className={classes.poster}>
        <Poster
          picture={pictureOf({ kind: 'poster', id: title.id, url: title.poster })}
          fallback={siteUrl(artworkUrl(title))}
          alt=""
          shape={SQUARE_TYPES.includes(title.type) ? 'square' : 'portrait'}
        />
      </span>
      <div className={classes.words}>
        <h1>{title.name}</h1>
        <p className={classes.facts}>
          {[t(TITLE_TYPE_LABELS[title.type]), title.year].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={classes.actions}>
        <HistoryButton
          of={{ kind: 'title', id: titleId, name: title.name }}
          onReverted={() => void queries.invalidateQueries()}
        />
        <HideTitle title={title} />
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/admin/insights/titles/$titleId" params={{ titleId }} {...props} />
          )}
        >
          {t('Insights')}
        </Button>
        {can('liens.create') && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/admin/liens/$titleId" params={{ titleId }} {...props} />
            )}
          >
            {t('See the links')}
          </Button>
        )}
        <Button
          variant="default"
          renderRoot={(props) => <Link to={titleUrl(title) as '/'} {...props} />}
        >
          {t('View title')}
        </Button>
      </div>
    </header>
  )
}

function Tabs({ title }: { title: TitleFrameView }) {
  const t = useTranslate()
  const format = useFormat()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const { can } = useSession()
  const isShown = (tab: (typeof TITLE_TABS)[number]) =>
    (tab.path !== 'seasons' || title.is_series || title.counts.seasons > 0) &&
    (!('needs' in tab) || can(tab.needs))
  return (
    <TabRow label={t('Parts of the title')}>
      {TITLE_TABS.filter(isShown).map((tab) => {
        const address = `/admin/titles/${title.id}/edit/${tab.path}`
        const isCurrent = here.endsWith(address) || here.includes(`${address}/`)
        return (
          <Link
            key={tab.path}
            to={address as '/'}
            activeProps={{ 'aria-current': undefined }}
            {...(isCurrent && { 'aria-current': 'page' as const })}
          >
            {t(tab.label)}
            {'count' in tab && title.counts[tab.count] > 0 && (
              <TabCount>{format.number(title.counts[tab.count])}</TabCount>
            )}
          </Link>
        )
      })}
    </TabRow>
  )
}
