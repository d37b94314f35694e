import { CURRENCIES } from '@mediatheque/contract/billing/money.ts'
import { useLocalization } from './session.tsx'

/** Currencies to choose from, by their codes, with their names beside them. */
export function useCurrencies() {
  const { language } = useLocalization()
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return CURRENCIES.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? ''}` }))
}
