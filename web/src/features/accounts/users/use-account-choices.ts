import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { useLocalization, useSession } from '../../../lib/session.tsx'

interface Choice {
  value: string
  label: string
}

/** What an account's country, time zone and language are chosen from. What is chosen already has its name before the lists arrive. */
export function useAccountChoices(chosen: { country: string; timezone: string }) {
  const t = useTranslate()
  const { language } = useLocalization()
  const { localizations } = useSession()
  const { data } = useQuery(
    endpointQuery(valueListEndpoints.getValueLists, {
      params: { names: 'timezones,countries,localizations' },
      query: { lang: language },
    }),
  )
  const countries = (data?.countries ?? []).map(({ code, name }): Choice => ({
    value: code,
    label: name,
  }))
  const zones = Object.entries(data?.timezones ?? {}).map(([region, items]) => ({
    group: t(region),
    items: items.map(({ value, text }): Choice => ({ value, label: text })),
  }))
  const hasCountry = !chosen.country || countries.some(({ value }) => value === chosen.country)
  const hasZone =
    !chosen.timezone ||
    zones.some(({ items }) => items.some(({ value }) => value === chosen.timezone))
  return {
    countries: hasCountry
      ? countries
      : [{ value: chosen.country, label: countryName(chosen.country, language) }, ...countries],
    timezones: hasZone
      ? zones
      : [{ value: chosen.timezone, label: chosen.timezone.replaceAll('_', ' ') }, ...zones],
    languages: (data?.localizations ?? localizations).map((item): Choice => ({
      value: item.language,
      label: item.name,
    })),
  }
}

function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code
}
