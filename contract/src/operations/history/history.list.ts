import { type Choice, defineList } from '../../core/define-list.ts'
import {
  HISTORY_ACTIONS,
  HISTORY_KINDS,
  type HistoryAction,
  type HistoryKind,
} from './history-kinds.ts'

const kinds = Object.entries(HISTORY_KINDS).map(([value, { label }]): Choice<HistoryKind> => ({
  value: value as HistoryKind,
  label,
}))
const actions = Object.entries(HISTORY_ACTIONS).map(([value, label]): Choice<HistoryAction> => ({
  value: value as HistoryAction,
  label,
}))

/** What was done on the site, newest first. */
export const historyList = defineList({
  name: 'history',
  isSearchable: true,
  columns: {
    at: { label: 'Date', kind: 'moment', isSortable: true },
    actor: { label: 'Done by', kind: 'text' },
    action: { label: 'Action', kind: 'text' },
    record: { label: 'Record', kind: 'text' },
    fields: { label: 'Fields', kind: 'text' },
    reason: { label: 'Reason', kind: 'text' },
    way: { label: 'Way', kind: 'text', isExtra: true },
  },
  filters: {
    kind: { label: 'Kind of record', kind: 'choice', choices: kinds, operators: ['='] },
    action: { label: 'Action', kind: 'choice', choices: actions, operators: ['='] },
    actor: { label: 'Done by', kind: 'text', operators: ['='] },
    at: { label: 'Date', kind: 'moment' },
    record: { label: 'Number of the record', kind: 'text', operators: ['='] },
    group: { label: 'Act', kind: 'text', operators: ['='] },
  },
  order: { by: 'at', direction: 'desc' },
})
