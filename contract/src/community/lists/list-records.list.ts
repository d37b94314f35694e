import { type Choice, defineList } from '../../core/define-list.ts'
import { type ListVisibility, MOST_LIST_ITEMS } from './lists.schemas.ts'

/** English lines of who reads a list. */
export const VISIBILITY_LABELS: Readonly<Record<ListVisibility, string>> = {
  public: 'Public list',
  unlisted: 'Unlisted list',
  private: 'Private list',
}

const visibilities = Object.entries(VISIBILITY_LABELS).map(
  ([value, label]): Choice<ListVisibility> => ({ value: value as ListVisibility, label }),
)

/** All lists that somebody who tends them may see, those changed last first. */
export const listRecordList = defineList({
  name: 'list-records',
  columns: {
    name: { label: 'Name', kind: 'other', isSortable: true },
    owner: { label: 'Made by', kind: 'other' },
    visibility: { label: 'Who reads it', kind: 'other' },
    items_count: { label: 'Titles', kind: 'number', isSortable: true },
    updated_at: { label: 'Last change', kind: 'moment', isSortable: true },
    comments_count: { label: 'Comments', kind: 'number', isExtra: true },
    reports_count: { label: 'Reports', kind: 'number', isExtra: true },
    created_at: { label: 'Added on', kind: 'moment', isSortable: true, isExtra: true },
    id: { label: 'Number', kind: 'number', isExtra: true },
  },
  filters: {
    owner: { label: 'Username of the owner', kind: 'text', operators: ['='] },
    visibility: { label: 'Who reads it', kind: 'choice', choices: visibilities, operators: ['='] },
    hidden: { label: 'Hidden', kind: 'flag' },
    items_count: {
      label: 'Titles',
      kind: 'number',
      least: 0,
      most: MOST_LIST_ITEMS,
      usual: 10,
      operators: ['>=', '<=', '=', 'between'],
    },
    updated_at: { label: 'Last change', kind: 'moment' },
    created_at: { label: 'Added on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'updated_at', direction: 'desc' },
  most: 10_000,
})
