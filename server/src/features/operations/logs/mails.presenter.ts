import type { MailView } from '@mediatheque/contract/operations/logs/mails.schemas.ts'
import { firstLineOf } from '../../../platform/log/without-personal-data.ts'
import type { MailLogRow } from './mails.service.ts'

export function presentMail(row: MailLogRow, isKnown: boolean, now: Date): MailView {
  return {
    id: row.id,
    to: isKnown ? row.to_address : maskAddress(row.to_address),
    subject: row.subject,
    kind: row.kind,
    status: row.status as MailView['status'],
    attempts: row.attempts,
    error: row.error === null ? null : firstLineOf(row.error),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    can_resend:
      row.status === 'failed' &&
      row.is_sealed &&
      row.sealed_until !== null &&
      row.sealed_until > now,
    can_read: isKnown,
  }
}

/** `ann@example.org` → `a•••@e•••`: enough to tell two apart that one knows, and no more. */
export function maskAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  return [name, domain].map((part) => `${[...part][0] ?? ''}•••`).join('@')
}
