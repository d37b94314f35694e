import { type Language, nearestShipped } from '@mediatheque/contract/core/lines.ts'
import type { WithdrawnView } from '@mediatheque/contract/core/withdrawn.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import type { WithdrawalRow } from './withdrawals.repository.ts'

/** A reason as it was chosen among the usual ones is told in the language of its reader. */
export function tellReason(
  reason: string,
  { withdrawal_reasons: usual }: Settings['takedowns'],
  language: Language,
): string {
  const known = usual.find(({ en, fr }) => en === reason || fr === reason)
  return known?.[nearestShipped(language)] ?? reason
}

export const presentWithdrawn = (
  row: WithdrawalRow,
  settings: Settings['takedowns'],
  language: Language,
): WithdrawnView => ({
  kind: row.item_type,
  id: row.item_id,
  title: { name: row.title_name, year: row.title_year },
  reason: tellReason(row.public_reason, settings, language),
  withdrawn_at: row.withdrawn_at.toISOString(),
})
