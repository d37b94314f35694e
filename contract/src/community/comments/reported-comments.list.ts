import { type Choice, defineList } from '../../core/define-list.ts'
import type { CommentableType } from './comments.schemas.ts'

/** What comments are about, with the English line of each. */
export const COMMENTABLE_NAMES = {
  title: 'Title',
  episode: 'Episode',
  video: 'Video',
  news: 'News article',
  list: 'List',
  request: 'Request',
} as const satisfies Record<CommentableType, string>

const places = (Object.keys(COMMENTABLE_NAMES) as CommentableType[]).map(
  (value): Choice<CommentableType> => ({ value, label: COMMENTABLE_NAMES[value] }),
)

/** Why somebody has to decide about a comment. */
const WAITING_FOR = [
  { value: 'held', label: 'Held' },
  { value: 'reported', label: 'Reported' },
] as const satisfies readonly Choice<string>[]

/** Comments that are held, or of which somebody said that something is wrong: what most people say first. */
export const reportedCommentList = defineList({
  name: 'reported-comments',
  columns: {
    content: { label: 'Comment', kind: 'other' },
    author: { label: 'Written by', kind: 'other' },
    place: { label: 'Where it stands', kind: 'other' },
    reports: { label: 'Reports', kind: 'number', isSortable: true },
    reported_at: { label: 'Waiting since', kind: 'moment', isSortable: true },
    created_at: { label: 'Written on', kind: 'moment', isSortable: true, isExtra: true },
  },
  filters: {
    state: { label: 'State', kind: 'choice', choices: WAITING_FOR, operators: ['='] },
    place: { label: 'Where it stands', kind: 'choice', choices: places, operators: ['='] },
    reports: {
      label: 'Reports',
      kind: 'number',
      least: 1,
      most: 1_000_000,
      usual: 3,
      operators: ['>=', '<=', '=', 'between'],
    },
    author: { label: 'Username of the author', kind: 'text', operators: ['='] },
    reported_at: { label: 'Waiting since', kind: 'moment' },
    created_at: { label: 'Written on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'reports', direction: 'desc' },
  most: 10_000,
})
