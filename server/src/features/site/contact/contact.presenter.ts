import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { contactMessageList } from '@mediatheque/contract/site/contact/contact.list.ts'
import type { ContactMessageView } from '@mediatheque/contract/site/contact/contact.schemas.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { ContactMessageRow } from './contact.repository.ts'

const somebody = (id: number | null, username: string | null) =>
  id === null || username === null ? null : { id, username }

export const presentMessage = (row: ContactMessageRow): ContactMessageView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  email: row.email,
  message: row.message,
  user: somebody(row.user_id, row.username),
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  answered_by: somebody(row.answered_by, row.answerer),
})

/** The columns of the list in a file. */
export const messageCells = (
  t: TranslateLine,
): CsvCells<typeof contactMessageList, ContactMessageRow> => ({
  message: ({ message }) => message,
  name: ({ name, email }) => `${name} <${email}>`,
  status: ({ answered_at }) => t(answered_at ? 'Answered' : 'Waiting for an answer'),
  created_at: ({ created_at }) => created_at.toISOString(),
  answered_at: ({ answered_at }) => answered_at?.toISOString() ?? null,
})
