import { type Choice, defineList } from '../../../core/define-list.ts'

/** Where an article stands: it appears by itself at its time. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

/** English lines. */
export const ARTICLE_STATE_LABELS: Readonly<Record<ArticleState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

const states = ARTICLE_STATES.map((value): Choice<ArticleState> => ({
  value,
  label: ARTICLE_STATE_LABELS[value],
}))

/** All articles, for those who write them. */
export const articleList = defineList({
  name: 'news-articles',
  columns: {
    title: { label: 'Title', kind: 'other', isSortable: true },
    state: { label: 'State', kind: 'other' },
    published_at: { label: 'Publication', kind: 'moment', isSortable: true },
    author: { label: 'Written by', kind: 'text' },
    comments_count: { label: 'Comments', kind: 'number', isSortable: true },
    updated_at: { label: 'Last change', kind: 'moment', isSortable: true },
  },
  filters: {
    state: { label: 'State', kind: 'choice', choices: states },
    published_at: { label: 'Publication', kind: 'moment' },
    author: { label: 'Username of the author', kind: 'text', operators: ['='] },
    updated_at: { label: 'Last change', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'updated_at', direction: 'desc' },
})
