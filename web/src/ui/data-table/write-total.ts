import type { Page } from '@mediatheque/contract/core/list-query.ts'
import type { useTranslate } from '../../lib/i18n.ts'

/** How many rows a list has, as far as that is known: "312", "≈ 140,000", "more than 10,000". */
export function writeTotal(
  { total, data, total_is_estimate, total_is_minimum }: Page<unknown>,
  t: ReturnType<typeof useTranslate>,
  write: (count: number) => string,
): string {
  const count = write(total ?? data.length)
  if (total_is_minimum) return t('more than :count', { count })
  return total_is_estimate ? `≈ ${count}` : count
}
