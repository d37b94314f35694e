import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listCountries } from '../../catalogue/value-lists/value-lists.service.ts'
import { isTimezone } from './is-timezone.ts'

interface Place {
  readonly country?: string | null | undefined
  readonly timezone?: string | null | undefined
}

/** What is wrong with where somebody says to be, by field. */
export async function findFaultsOfPlace(
  platform: Needs<'readDb' | 'cache'>,
  { country, timezone }: Place,
): Promise<FieldErrors> {
  return {
    ...(country &&
      !(await isCountry(platform, country)) && {
        country: ['Please choose a country of the list.'],
      }),
    ...(timezone &&
      !isTimezone(timezone) && { timezone: ['Please choose a time zone of the list.'] }),
  }
}

async function isCountry(platform: Needs<'readDb' | 'cache'>, code: string): Promise<boolean> {
  return (await listCountries(platform, 'en')).some((country) => country.code === code)
}
