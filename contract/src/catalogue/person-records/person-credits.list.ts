import { type Choice, defineList } from '../../core/define-list.ts'
import { type Department, DEPARTMENTS } from '../people/departments.ts'

const departments = DEPARTMENTS.map((value): Choice<Department> => ({ value, label: value }))

/** What a person did, credit by credit, the newest titles first. */
export const personCreditList = defineList({
  name: 'person-credits',
  columns: {
    title: { label: 'Title', kind: 'other', isSortable: true },
    year: { label: 'Year', kind: 'other', isSortable: true },
    part: { label: 'Part of the title', kind: 'text' },
    department: { label: 'Department', kind: 'text' },
    work: { label: 'Part or job', kind: 'text' },
  },
  filters: {
    department: { label: 'Department', kind: 'choice', choices: departments, operators: ['='] },
  },
  isSearchable: true,
  order: { by: 'year', direction: 'desc' },
})
