import type { ChannelItem } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { personUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { absoluteUrl } from './page-head.ts'

interface Item {
  readonly model_type: ChannelItem['model_type'] | 'list'
  readonly id: number
  readonly name: string
  /** Of lists, which are found by them. */
  readonly slug: string
}

const URLS: Readonly<Record<Item['model_type'], (item: Item) => string>> = {
  list: listUrl,
  title: titleUrl,
  person: personUrl,
  news: newsUrl,
}

/** A page of a list, as search engines read it. What is not a list, or holds nothing, is not told. */
export function itemListJsonLd(
  name: string,
  path: string,
  content: { readonly data: readonly Item[]; readonly from: number | null } | null,
): object | undefined {
  if (!import.meta.env.SSR || !content || content.data.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    url: absoluteUrl(path),
    numberOfItems: content.data.length,
    itemListElement: content.data.map((item, index) => ({
      '@type': 'ListItem',
      position: (content.from ?? 1) + index,
      name: item.name,
      url: absoluteUrl(URLS[item.model_type](item)),
    })),
  }
}
