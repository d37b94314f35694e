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
import { NzbsSection, TorrentsSection } from './releases-section.tsx'
import { SeasonSelector } from './season-selector.tsx'

const DIRECT = 'liens'
const NZBS = 'nzbs'
const TORRENTS = 'torrents'

interface DownloadPageProps {
  data: DownloadPageView
  search: DownloadSearch
  onSearch(search: DownloadSearch): void
}

/** Everything there is to download of a title or of one of its episodes. */
export function DownloadPage({
  data: { title, episode, can },
  search,
  onSearch,
}: DownloadPageProps) {
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
            {t('S:season E:episode', {
              season: episode.season_number,
              episode: episode.episode_number,
            })}{' '}
            · {episode.name}
          </p>
        )}
      </TitleStrip>
      {title.is_series && !episode && title.seasons.length > 0 && (
        <SeasonSelector
          seasons={title.seasons}
          value={search.season}
          onChange={(season) =>
            change({
              season: season === search.season ? undefined : season,
              episode: undefined,
              page: undefined,
            })
          }
        />
      )}
      <Accordion
        multiple
        value={expanded}
        onChange={onExpandedChange}
        order={2}
        classNames={accordion as never}
      >
        <Accordion.Item value={DIRECT}>
          <div className={accordion.head}>
            <Accordion.Control>
              {t('Direct Download links (:count)', {
                count: format.number(title.liens_active_count),
              })}
            </Accordion.Control>
            <HelpLink
              label={t('How direct links work')}
              text={t(
                'A direct link leads to the site that holds the file. A link with several parts needs all of them. The dot says whether the link was found alive when it was last checked.',
              )}
            />
            {can.add_link && (
              <span className={classes.headAction}>
                <AddLinkButton titleId={title.id} />
              </span>
            )}
          </div>
          <Accordion.Panel>
            <LinksSection
              titleId={title.id}
              isSeries={title.is_series}
              search={search}
              canAdd={can.add_link}
              onSearch={change}
            />
          </Accordion.Panel>
        </Accordion.Item>
        {title.nzbs_active_count > 0 && (
          <Accordion.Item value={NZBS}>
            <div className={accordion.head}>
              <Accordion.Control>
                {t('Nzb (NewsGroups) (:count)', { count: format.number(title.nzbs_active_count) })}
              </Accordion.Control>
              <HelpLink
                label={t('How newsgroup files work')}
                text={t(
                  'An nzb file names the articles of newsgroups that hold the files. A newsgroup reader and an account with a newsgroup provider are needed.',
                )}
              />
            </div>
            <Accordion.Panel>
              {expanded.includes(NZBS) && (
                <NzbsSection titleId={title.id} isSeries={title.is_series} search={search} />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        )}
        {title.torrents_active_count > 0 && (
          <Accordion.Item value={TORRENTS}>
            <div className={accordion.head}>
              <Accordion.Control>
                {t('Torrents (:count)', { count: format.number(title.torrents_active_count) })}
              </Accordion.Control>
              <HelpLink
                label={t('How torrents work')}
                text={t(
                  'A torrent file or a magnet link tells a torrent client what to fetch from other people who have it. Keep it open for a while afterwards, so that others find it too.',
                )}
              />
            </div>
            <Accordion.Panel>
              {expanded.includes(TORRENTS) && (
                <TorrentsSection titleId={title.id} isSeries={title.is_series} search={search} />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        )}
      </Accordion>
    </Page>
  )
}

function HelpLink({ label, text }: { label: string; text: string }) {
  return (
    <Popover width={300} position="bottom-end" withArrow shadow="md">
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          <IconHelpCircle size={20} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={classes.help}>{text}</p>
      </Popover.Dropdown>
    </Popover>
  )
}
