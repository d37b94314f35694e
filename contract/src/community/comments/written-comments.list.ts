import { type Choice, defineList } from '../../core/define-list.ts'
import { COMMENTABLE_NAMES } from './reported-comments.list.ts'
import type { CommentableType } from './comments.schemas.ts'

/** What became of something that a member wrote. */
export const WRITTEN_STATES = ['shown', 'held', 'reported', 'deleted'] as const
export type WrittenState = (typeof WRITTEN_STATES)[number]

export const WRITTEN_STATE_NAMES = {
  shown: 'Shown',
  held: 'Held',
  reported: 'Reported',
  deleted: 'Deleted by staff',
} as const satisfies Record<WrittenState, string>

const states = WRITTEN_STATES.map((value): Choice<WrittenState> => ({
  value,
  label: WRITTEN_STATE_NAMES[value],
}))
const places = (Object.keys(COMMENTABLE_NAMES) as CommentableType[]).map(
  (value): Choice<CommentableType> => ({ value, label: COMMENTABLE_NAMES[value] }),
)

/** All comments that members wrote, the newest first, for those who look after them. */
export const writtenCommentList = defineList({
  name: 'written-comments',
  columns: {
    content: { label: 'Comment', kind: 'other' },
    author: { label: 'Written by', kind: 'other' },
    place: { label: 'Where it stands', kind: 'other' },
    state: { label: 'State', kind: 'other' },
    votes: { label: 'Votes', kind: 'number', isSortable: true },
    reports: { label: 'Reports', kind: 'number', isExtra: true },
    created_at: { label: 'Written on', kind: 'moment', isSortable: true },
  },
  filters: {
    state: { label: 'State', kind: 'choice', choices: states, operators: ['='] },
    place: { label: 'Where it stands', kind: 'choice', choices: places, operators: ['='] },
    title: { label: 'Title', kind: 'record', model: 'title', operators: ['='] },
    author: { label: 'Username of the author', kind: 'text', operators: ['='] },
    votes: {
      label: 'Votes',
      kind: 'number',
      least: -1_000_000,
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
