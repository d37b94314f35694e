import type { TitleOrder } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'

/** The orders that readers choose from. */
export const ORDER_LABELS: readonly (readonly [TitleOrder | 'relevance', string])[] = [
  // How well something fits what was searched for: of searches alone.
  ['relevance', 'Best match'],
  ['popularity', 'Most popular'],
  ['created_at', 'Recently added'],
  ['last_link_at', 'Latest links'],
  ['year', 'Newest'],
  ['rating', 'Best rated'],
  ['name', 'A to Z'],
]

export const orderLabel = (order: string): string =>
  ORDER_LABELS.find(([name]) => name === order)?.[1] ?? 'Most popular'
