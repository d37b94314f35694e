import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { Accordion, ActionIcon, Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { readStored, writeStored } from '../../../../lib/storage.ts'
import { Page } from '../../../../ui/page.tsx'
import { TitleStrip } from '../title-strip.tsx'
import { useExpanded } from '../use-expanded.ts'
import accordion from '../accordion.module.css'
import classes from './download.module.css'
import type { DownloadSearch } from './download-search.ts'
import { AddLinkButton, LinksSection } from './links-section.tsx'
import { SeasonSelector } from './season-selector.tsx'

const DIRECT = 'liens'

interface DownloadPageProps {
  data: DownloadPageView
  search: DownloadSearch
  onSearch(search: DownloadSearch): void
}

/** Everything there is to download of a title or of one of its episodes. */
export function DownloadPage({ data: { title, episode, can }, search, onSearch }: DownloadPageProps) {
  const t = useTranslate()
  const format = useFormat()
  const { expanded, onExpandedChange } = useExpanded('expandedAccordion', DIRECT)
  const change = (patch: Partial<DownloadSearch>) => {
    if ('host' in patch) writeStored('id_host', patch.host ?? null)
    onSearch({ ...search, ...patch })
  }
  useEffect(() => {
    const kept = readStored('id_host')
    if (typeof kept === 'number' && search.host === undefined) onSearch({ ...search, host: kept })
    // Only once: clearing the filter afterwards must not bring it back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Page>
      <TitleStrip title={title}>
        {episode && (
          <p className={classes.episode}>
            {t('S:season E:episode', { season: episode.season_number, episode: episode.episode_number })} · {episode.name}
          </p>
        )}
      </TitleStrip>
      {title.is_series && !episode && title.seasons.length > 0 && (
        <SeasonSelector seasons={title.seasons} value={search.season} onChange={(season) => change({ season: season === search.season ? undefined : season, episode: undefined, page: undefined })} />
      )}
      <Accordion multiple value={expanded} onChange={onExpandedChange} order={2} classNames={accordion as never}>
        <Accordion.Item value={DIRECT}>
          <div className={accordion.head}>
            <Accordion.Control>{t('Direct Download links (:count)', { count: format.number(title.liens_active_count) })}</Accordion.Control>
            <HelpLink />
            {can.add_link && <span className={classes.headAction}><AddLinkButton titleId={title.id} /></span>}
          </div>
          <Accordion.Panel>
            <LinksSection titleId={title.id} isSeries={title.is_series} search={search} canAdd={can.add_link} onSearch={change} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Page>
  )
}

function HelpLink() {
  const t = useTranslate()
  return (
    <Popover width={300} position="bottom-end" withArrow shadow="md">
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('How direct links work')}>
          <IconHelpCircle size={20} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={classes.help}>{t('A direct link leads to the site that holds the file. A link with several parts needs all of them. The dot says whether the link was found alive when it was last checked.')}</p>
      </Popover.Dropdown>
    </Popover>
  )
}
