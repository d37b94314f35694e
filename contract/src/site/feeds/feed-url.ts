export const FEED_FORMATS = ['rss', 'atom'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

export const FEED_KINDS = ['news', 'channel', 'list', 'search'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** Path of a feed, without the base path. @param name of the channel or list as its address has it, or what is searched for */
export const feedPath = (format: FeedFormat, kind: FeedKind, name = ''): string =>
  `/feeds/${format}/${kind}${name === '' ? '' : `/${encodeURIComponent(name)}`}`
