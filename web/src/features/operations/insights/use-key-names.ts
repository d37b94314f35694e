import {
  isTitleType,
  TITLE_TYPE_LABELS,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { RankedView } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization } from '../../../lib/session.tsx'
import { writtenValue } from '../../../lib/written-values.ts'

/** What the rows of a table are called: records by their names, all others by what their key means. */
export function useKeyNames(by: string): (row: Pick<RankedView, 'key' | 'name'>) => string {
  const t = useTranslate()
  const { language } = useLocalization()
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    page: {
      home: t('Home'),
      title: t('Titles'),
      season: t('Seasons'),
      episode: t('Episodes'),
      watch: t('Player'),
      download: t('Downloads'),
      person: t('People'),
      list: t('Lists'),
      news: t('News'),
      search: t('Search'),
      profile: t('Profiles'),
      request: t('Requests'),
      calendar: t('Calendar'),
      page: t('Custom pages'),
      account: t('Accounts'),
      channel: t('Channels'),
      other: t('Other'),
    },
    device: {
      phone: t('Phone'),
      tablet: t('Tablet'),
      desktop: t('Computer'),
      tv: t('Television'),
      other: t('Other'),
    },
    reader: { member: t('Members'), guest: t('Guests') },
    source: {
      video: t('Video file'),
      stream: t('Stream'),
      embed: t('Embedded player'),
      infofile: t('Info file'),
      external: t('Other site'),
    },
    form: { link: t('Links'), nzb: t('Nzbs'), torrent: t('Torrents') },
    referrer: { '': t('None said') },
    country: { '': t('Unknown') },
    host: { '': t('No host'), 'nzb:': t('Nzbs'), 'torrent:': t('Torrents') },
  }
  return ({ key, name }) => {
    if (name !== null) return name
    const known = words[by]?.[key]
    if (known !== undefined) return known
    if (by === 'kind' && isTitleType(key)) return t(TITLE_TYPE_LABELS[key])
    if (by === 'country') return countryName(language, key)
    if (by === 'host') return key.replace(/^(?:link|nzb|torrent):/, '')
    return by === 'title' || by === 'video' || by === 'episode'
      ? t('No longer there (:key)', { key })
      : key
  }
}

const countryName = (language: string, code: string) =>
  writtenValue(
    `${language} region ${code}`,
    () => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code,
  )
