import type { FeedFormat } from '@mediatheque/contract/site/feeds/feed-url.ts'
import { generateAtomFeed, generateRssFeed } from 'feedsmith'
import type { Feed } from './feeds.service.ts'

/** What XML 1.0 cannot hold, however it is written: it would make the whole document unreadable. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A feed of nothing has to have been changed at some time too. */
const NEVER = new Date(0)

/** A feed as RSS 2.0 (rssboard.org/rss-specification) or Atom (RFC 4287). Says the same of the same entries, whenever it is asked. */
export function writeFeed(feed: Feed, format: FeedFormat): string {
  return (format === 'rss' ? rss(feed) : atom(feed)).toWellFormed().replaceAll(UNWRITABLE, '')
}

const updatedOf = ({ entries }: Feed) => entries[0]?.date ?? NEVER

function rss(feed: Feed): string {
  return generateRssFeed({
    title: feed.name,
    link: feed.url,
    description: feed.description,
    language: feed.language,
    lastBuildDate: updatedOf(feed),
    atom: { links: [{ href: feed.urlOf('rss'), rel: 'self', type: 'application/rss+xml' }] },
    items: feed.entries.map(({ id, url, name, summary, date }) => ({
      title: name,
      link: url,
      guid: { value: id, isPermaLink: true },
      pubDate: date,
      ...(summary && { description: summary }),
    })),
  })
}

function atom(feed: Feed): string {
  return generateAtomFeed({
    id: feed.urlOf('atom'),
    title: { value: feed.name },
    subtitle: { value: feed.description },
    updated: updatedOf(feed),
    links: [
      { href: feed.urlOf('atom'), rel: 'self', type: 'application/atom+xml' },
      { href: feed.url, rel: 'alternate', type: 'text/html' },
    ],
    // Of those that have no author of their own: RFC 4287, 4.1.1.
    authors: [{ name: feed.site }],
    entries: feed.entries.map(({ id, url, name, summary, date }) => ({
      id,
      title: { value: name },
      updated: date,
      published: date,
      links: [{ href: url, rel: 'alternate', type: 'text/html' }],
      ...(summary && { summary: { value: summary } }),
    })),
  })
}
