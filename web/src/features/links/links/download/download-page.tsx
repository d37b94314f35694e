import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { Accordion, Button } from '@mantine/core'
import { IconDeviceTv } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { readStored, writeStored } from '../../../../lib/storage.ts'
import { useStreamingMode } from '../../../../lib/streaming-mode.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HelpButton } from '../../../../ui/help-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { RightsNote } from '../../../community/reports/rights-note.tsx'
import { AdSlot } from '../../../site/ads/ad-slot.tsx'
import { BestLinks } from '../offer/best-links.tsx'
import { linksFiltersQuery } from '../links.queries.ts'
import { TitleStrip } from '../title-strip.tsx'
import { useExpanded } from '../use-expanded.ts'
import accordion from '../accordion.module.css'
import classes from './download.module.css'
import { DnsWarning } from './dns-warning.tsx'
import type { DownloadSearch, LinkFilter } from './download-search.ts'
import { filterOf } from './season-of-address.ts'
import { AddLinkButton, downloadLinksQuery, LinksSection } from './links-section.tsx'
import { nzbsQuery, torrentsQuery } from './releases.queries.ts'
import { NzbsSection, TorrentsSection } from './releases-section.tsx'
import { SeasonSelector } from './season-selector.tsx'
import { TitleDetails } from './title-details.tsx'

const DIRECT = 'liens'
const NZBS = 'nzbs'
const TORRENTS = 'torrents'

interface DownloadPageProps {
  data: DownloadPageView
  search: DownloadSearch
  onSearch(search: DownloadSearch): void
  /** Where it can be watched too. */
  player?: ReactNode
}

/** Everything there is to download of a title or of one of its episodes. */
export function DownloadPage({ data, search, onSearch, player }: DownloadPageProps) {
  const { title, episode } = data
  const t = useTranslate()
  const { isStreamingOnly } = useStreamingMode()
  const change = (patch: Partial<DownloadSearch>) => {
    if ('host' in patch) writeStored('id_host', patch.host ?? null)
    onSearch({ ...search, ...patch })
  }
  useKeptHost(title.id, search, onSearch)
  const filter: LinkFilter = episode
    ? { ...search, season: episode.season_number, episode: episode.episode_number }
    : filterOf(search, title.seasons)
  return (
    <Page>
      <DnsWarning />
      {player}
      <AdSlot name="general_top" />
      <div className={classes.top}>
        <TitleStrip title={title}>
          {episode && (
            <p className={classes.episode}>
              {t('Season :season · Episode :episode', {
                season: episode.season_number,
                episode: episode.episode_number,
              })}{' '}
              · {episode.name}
            </p>
          )}
          <TitleDetails titleId={title.id} />
        </TitleStrip>
        {!isStreamingOnly && !episode && (
          <div className={classes.best}>
            <BestLinks titleId={title.id} heading="h2" />
          </div>
        )}
      </div>
      {isStreamingOnly ? (
        <LinksAreHidden />
      ) : (
        <>
          {title.is_series && !episode && title.seasons.length > 0 && (
            <SeasonSelector
              seasons={title.seasons}
              value={filter.season}
              onChange={(season) => change({ season, episode: undefined, page: undefined })}
            />
          )}
          <Sections data={data} filter={filter} onFilter={change} />
          <RightsNote kind="title" id={title.id} />
        </>
      )}
    </Page>
  )
}

/** The host that was chosen last is chosen here too, where something lies there. */
function useKeptHost(
  titleId: number,
  search: DownloadSearch,
  onSearch: DownloadPageProps['onSearch'],
) {
  const hosts = useQuery(linksFiltersQuery(titleId)).data?.hosts
  const isDone = useRef(false)
  useEffect(() => {
    // Once: clearing the filter afterwards must not bring it back.
    if (!hosts || isDone.current) return
    isDone.current = true
    const kept = readStored('id_host')
    if (search.host === undefined && hosts.some(({ id }) => id === kept))
      onSearch({ ...search, host: kept! })
  }, [hosts, search, onSearch])
}

interface SectionsProps {
  data: DownloadPageView
  filter: LinkFilter
  onFilter(patch: Partial<LinkFilter>): void
}

function Sections({ data: { title, can }, filter, onFilter }: SectionsProps) {
  const t = useTranslate()
  const { expanded, onExpandedChange } = useExpanded('expandedAccordion', DIRECT)
  const counts = useCounts(title, filter)
  const common = { titleId: title.id, isSeries: title.is_series, filter }
  return (
    <Accordion
      multiple
      value={expanded}
      onChange={onExpandedChange}
      order={2}
      classNames={accordion}
    >
      <Section
        value={DIRECT}
        heading={t('Direct Download links (:count)', { count: counts.links })}
        help={{
          label: t('How direct links work'),
          text: t(
            'A direct link leads to the site that holds the file. A link with several parts needs all of them. The dot says whether the link was found alive when it was last checked.',
          ),
        }}
        action={
          (can.add_link || can.add_file) && (
            <AddLinkButton titleId={title.id} season={filter.season} isFile={!can.add_link} />
          )
        }
      >
        <LinksSection {...common} canAdd={can.add_link} onSearch={onFilter} />
      </Section>
      {title.nzbs_shown_count > 0 && (
        <Section
          value={NZBS}
          heading={t('Nzb (NewsGroups) (:count)', { count: counts.nzbs })}
          help={{
            label: t('How newsgroup files work'),
            text: t(
              'An nzb file names the articles of newsgroups that hold the files. A newsgroup reader and an account with a newsgroup provider are needed.',
            ),
          }}
        >
          {expanded.includes(NZBS) && <NzbsSection {...common} />}
        </Section>
      )}
      {title.torrents_shown_count > 0 && (
        <Section
          value={TORRENTS}
          heading={t('Torrents (:count)', { count: counts.torrents })}
          help={{
            label: t('How torrents work'),
            text: t(
              'A torrent file or a magnet link tells a torrent client what to fetch from other people who have it. Keep it open for a while afterwards, so that others find it too.',
            ),
          }}
        >
          {expanded.includes(TORRENTS) && <TorrentsSection {...common} />}
        </Section>
      )}
    </Accordion>
  )
}

/** What each section shows and, where that is not everything, of how many. */
function useCounts(title: DownloadPageView['title'], filter: LinkFilter) {
  const t = useTranslate()
  const format = useFormat()
  const shared = { placeholderData: keepPreviousData }
  const links = useQuery({ ...downloadLinksQuery(title.id, filter), ...shared })
  const nzbs = useQuery({
    ...nzbsQuery(title.id, filter),
    ...shared,
    enabled: title.nzbs_shown_count > 0,
  })
  const torrents = useQuery({
    ...torrentsQuery(title.id, filter),
    ...shared,
    enabled: title.torrents_shown_count > 0,
  })
  const words = (all: number, shown: number | null | undefined = all) =>
    shown === null || shown >= all
      ? format.number(shown ?? all)
      : t(':shown of :count', { shown: format.number(shown), count: format.number(all) })
  return {
    links: words(title.liens_shown_count, links.data?.pagination.total),
    nzbs: words(title.nzbs_shown_count, nzbs.data?.pagination.total),
    torrents: words(title.torrents_shown_count, torrents.data?.pagination.total),
  }
}

interface SectionProps {
  value: string
  heading: string
  help: { label: string; text: string }
  action?: ReactNode
  children: ReactNode
}

function Section({ value, heading, help, action, children }: SectionProps) {
  return (
    <Accordion.Item value={value}>
      <div className={accordion.head}>
        <Accordion.Control>{heading}</Accordion.Control>
        <HelpButton {...help} />
        {action && <span className={classes.headAction}>{action}</span>}
      </div>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}

function LinksAreHidden() {
  const t = useTranslate()
  const { setStreamingOnly } = useStreamingMode()
  return (
    <EmptyState
      icon={<IconDeviceTv size={32} stroke={1.5} />}
      title={t('Links are hidden')}
      text={t('You chose to see streaming only.')}
    >
      <Button variant="default" onClick={() => setStreamingOnly(false)}>
        {t('Show the links')}
      </Button>
    </EmptyState>
  )
}
