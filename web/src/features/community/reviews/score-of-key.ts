import {
  REVIEW_LEAST_SCORE,
  REVIEW_MOST_SCORE,
} from '@mediatheque/contract/community/reviews/reviews.schemas.ts'

const bounded = (score: number) => Math.min(REVIEW_MOST_SCORE, Math.max(REVIEW_LEAST_SCORE, score))

/** Where a key leads from one score, and whether it chooses that; undefined for keys that mean nothing here. */
export function scoreOfKey(
  key: string,
  at: number,
  direction = 'ltr',
): { readonly score: number; readonly isChosen: boolean } | undefined {
  if (/^\d$/.test(key)) return { score: Number(key) || REVIEW_MOST_SCORE, isChosen: true }
  const ahead = direction === 'rtl' ? -1 : 1
  const leads = new Map([
    ['ArrowRight', at + ahead],
    ['ArrowLeft', at - ahead],
    ['ArrowUp', at + 1],
    ['ArrowDown', at - 1],
    ['Home', REVIEW_LEAST_SCORE],
    ['End', REVIEW_MOST_SCORE],
  ])
  const led = leads.get(key)
  return led === undefined ? undefined : { score: bounded(led), isChosen: false }
}
