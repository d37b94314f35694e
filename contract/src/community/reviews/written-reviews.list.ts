import { type Choice, defineList } from '../../core/define-list.ts'
import { WRITTEN_STATE_NAMES } from '../comments/written-comments.list.ts'

/** A review is never held: it stands, or somebody did something about it. */
export const REVIEW_STATES = ['shown', 'reported', 'deleted'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

const states = REVIEW_STATES.map((value): Choice<ReviewState> => ({
  value,
  label: WRITTEN_STATE_NAMES[value],
}))

/** All ratings and reviews of members, the newest first, for those who look after them. */
export const writtenReviewList = defineList({
  name: 'written-reviews',
  columns: {
    body: { label: 'Review', kind: 'other' },
    score: { label: 'Score', kind: 'number', isSortable: true },
    author: { label: 'Written by', kind: 'other' },
    title: { label: 'Title', kind: 'other' },
    state: { label: 'State', kind: 'other' },
    votes: { label: 'Called helpful', kind: 'number', isSortable: true },
    reports: { label: 'Reports', kind: 'number', isExtra: true },
    created_at: { label: 'Written on', kind: 'moment', isSortable: true },
  },
  filters: {
    state: { label: 'State', kind: 'choice', choices: states, operators: ['='] },
    title: { label: 'Title', kind: 'record', model: 'title', operators: ['='] },
    author: { label: 'Username of the author', kind: 'text', operators: ['='] },
    has_words: { label: 'With words', kind: 'flag' },
    score: {
      label: 'Score',
      kind: 'number',
      least: 1,
      most: 10,
      usual: 5,
      operators: ['<=', '>=', '=', 'between'],
    },
    votes: {
      label: 'Called helpful',
      kind: 'number',
      least: 0,
      most: 1_000_000,
      usual: 5,
      operators: ['>=', '<=', '=', 'between'],
    },
    created_at: { label: 'Written on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'created_at', direction: 'desc' },
  most: 10_000,
})
