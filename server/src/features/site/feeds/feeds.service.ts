import type { NewsCard } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { SearchResponse } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { channelUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleCard } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { type ListPageView, listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { feedPath, type FeedKind } from '@mediatheque/contract/site/feeds/feed-url.ts'
import type { FastifyInstance } from 'fastify'
import { callInside } from '../../../platform/http/inner-calls.ts'
import type { Needs } from '../../../platform/platform.ts'
import { siteLanguage, translatorOf } from '../localizations/localizations.service.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'
import { listDaysAdded } from './feeds.repository.ts'

const MOST_ENTRIES = 30
/** Of a list in its owner's order, among which the newest are looked for. */
const MOST_OF_LIST = 100

export interface FeedEntry {
  /** An address that stays the same when the record is called otherwise. */
  readonly id: string
  readonly url: string
  readonly name: string
  readonly summary: string | null
  readonly date: Date
}

export interface Feed {
  readonly name: string
  /** Whose it is. */
  readonly site: string
  readonly description: string
  readonly language: string
  /** Of the page that it tells of. */
  readonly url: string
  /** Of itself, by format. */
  readonly urlOf: (format: 'rss' | 'atom') => string
  readonly entries: readonly FeedEntry[]
}

type ToBuild = Needs<'config' | 'readDb' | ToReadSettings>

interface Found {
  readonly name: string
  readonly description: string | null
  readonly path: string
  readonly entries: readonly FeedEntry[]
}

/**
 * What a guest reads on a page, newest first and in the language of the site. It is asked for through the doors of the API,
 * as a guest: what nobody may see without an account is in no feed. Undefined where there is no such page for guests.
 */
export async function buildFeed(
  app: FastifyInstance,
  platform: ToBuild,
  kind: FeedKind,
  name: string,
): Promise<Feed | undefined> {
  const language = await siteLanguage(platform)
  const ask = async <View>(path: string, query: Record<string, string | number> = {}) => {
    const words = new URLSearchParams(
      Object.entries({ ...query, lang: language }).map(([key, value]) => [key, String(value)]),
    )
    const answer = await callInside(app, {
      method: 'GET',
      url: `/api/v1/${path}?${words}`,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    return answer.status === 200 ? (answer.body as View) : undefined
  }
  const found = await FINDERS[kind](ask, platform, name)
  if (!found) return undefined
  const { branding } = await getSettings(platform)
  const t = await translatorOf(platform, language)
  const { baseUrl } = platform.config
  const shownName = nameOf(kind, found, t)
  return {
    name: `${shownName} · ${branding.site_name}`,
    site: branding.site_name,
    description: found.description || branding.description || branding.site_name,
    language,
    url: baseUrl + found.path,
    urlOf: (format) => baseUrl + feedPath(format, kind, name),
    entries: found.entries
      .toSorted((one, other) => other.date.getTime() - one.date.getTime())
      .slice(0, MOST_ENTRIES),
  }
}

function nameOf(kind: FeedKind, { name }: Found, t: TranslateLine): string {
  if (kind === 'news') return t('News')
  return kind === 'search' ? t('Results for “:query”', { query: name }) : name
}

type Ask = <View>(
  path: string,
  query?: Record<string, string | number>,
) => Promise<View | undefined>

const FINDERS: Readonly<
  Record<FeedKind, (ask: Ask, platform: ToBuild, name: string) => Promise<Found | undefined>>
> = {
  news: async (ask, { config }) => {
    const page = await ask<{ pagination: { data: NewsCard[] } }>('news', { perPage: MOST_ENTRIES })
    return (
      page && {
        name: '',
        description: null,
        path: '/news',
        entries: entriesOfNews(page.pagination.data, config),
      }
    )
  },
  channel: async (ask, platform, name) => {
    const page = await ask<{ channel: ChannelView }>(`channel/${encodeURIComponent(name)}`, {
      orderBy: 'created_at',
      perPage: MOST_ENTRIES,
    })
    // Channels of channels and of people tell of nothing new.
    if (!page?.channel.content || page.channel.item_type === 'person') return undefined
    const { channel } = page
    const items = page.channel.content.data
    return {
      name: channel.name,
      description: channel.description,
      path: channelUrl(channel),
      entries:
        channel.item_type === 'news'
          ? entriesOfNews(items as NewsCard[], platform.config)
          : await entriesOfTitles(platform, items as TitleCard[]),
    }
  },
  list: async (ask, platform, name) => {
    const page = await ask<ListPageView>(`lists/${encodeURIComponent(name)}`, {
      perPage: MOST_OF_LIST,
    })
    if (!page?.list.is_public) return undefined
    return {
      name: page.list.name,
      description: page.list.description,
      path: listUrl(page.list),
      entries: await entriesOfTitles(platform, page.items.data, page.list.id),
    }
  },
  search: async (ask, platform, name) => {
    if (isEmptyQuery(name)) return undefined
    const path = `search/${encodeURIComponent(name)}`
    const found = await ask<SearchResponse>(path, { limit: MOST_ENTRIES })
    return (
      found && {
        name,
        description: null,
        path: `/${path}`,
        entries: await entriesOfTitles(
          platform,
          found.results.filter((result) => result.model_type === 'title'),
        ),
      }
    )
  },
}

const entriesOfNews = (
  articles: readonly NewsCard[],
  { baseUrl }: ToBuild['config'],
): FeedEntry[] =>
  articles.map((article) => ({
    id: `${baseUrl}/news/${article.id}`,
    url: baseUrl + newsUrl(article),
    name: article.name,
    summary: article.summary,
    date: new Date(article.published_at),
  }))

async function entriesOfTitles(
  { config: { baseUrl }, readDb }: ToBuild,
  titles: readonly TitleCard[],
  listId?: number,
): Promise<FeedEntry[]> {
  const days = await listDaysAdded(
    readDb,
    titles.map(({ id }) => id),
    listId,
  )
  return titles.flatMap((title) => {
    const date = days.get(title.id)
    // Gone in between.
    if (!date) return []
    return {
      id: `${baseUrl}/titles/${title.id}`,
      url: baseUrl + titleUrl(title),
      name: title.year === null ? title.name : `${title.name} (${title.year})`,
      summary: title.plot,
      date,
    }
  })
}
