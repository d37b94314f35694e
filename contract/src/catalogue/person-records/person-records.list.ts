import { type Choice, defineList } from '../../core/define-list.ts'
import { type Department, DEPARTMENTS } from '../people/departments.ts'

const departments = DEPARTMENTS.map((value): Choice<Department> => ({ value, label: value }))

/** The people of the catalogue for those who tend them, the best known first. */
export const personRecordList = defineList({
  name: 'people',
  columns: {
    name: { label: 'Name', kind: 'other', isSortable: true },
    id: { label: 'Number', kind: 'number', isSortable: true },
    known_for: { label: 'Known for', kind: 'text' },
    credits: { label: 'Credits', kind: 'number' },
    birth_date: { label: 'Born', kind: 'other', isSortable: true },
    locks: { label: 'Locked', kind: 'text' },
    popularity: { label: 'Popularity', kind: 'number', isSortable: true },
    updated_at: { label: 'Changed on', kind: 'moment', isSortable: true },
    birthplace: { label: 'Birthplace', kind: 'text', isExtra: true },
    death_date: { label: 'Died', kind: 'other', isExtra: true },
    created_at: { label: 'Added on', kind: 'moment', isExtra: true },
  },
  filters: {
    department: {
      label: 'Department',
      kind: 'choice',
      choices: departments,
      operators: ['='],
    },
    poster: { label: 'With a picture', kind: 'flag' },
    credited: { label: 'With credits', kind: 'flag' },
    locked: { label: 'Locked', kind: 'flag' },
    birth_date: { label: 'Born', kind: 'day', firstDay: '1000-01-01', yearsAhead: 0 },
  },
  isSearchable: true,
  order: { by: 'popularity', direction: 'desc' },
  most: 10_000,
})
