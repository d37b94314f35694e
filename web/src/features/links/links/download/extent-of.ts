import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'

/** How much of a title a link or file holds: all of it, a season, or episodes. Rows of one kind stand together. */
export type Extent = 'everything' | 'season' | 'episodes'

export const extentOf = ({
  saison,
  full_saison: isFull,
}: Pick<LinkView, 'saison' | 'full_saison'>): Extent =>
  saison === null ? 'everything' : isFull === 1 ? 'season' : 'episodes'
