import { LOCALE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { call } from '../../../lib/api.ts'
import { writeCookie } from '../../../lib/cookies.ts'
import { toastError } from '../../../lib/toast.ts'

const REMEMBERED_DAYS = 365

/** Reads the page again in another language; an account keeps the choice on every device. */
export async function changeLanguage(language: string, isLoggedIn: boolean): Promise<void> {
  writeCookie(LOCALE_COOKIE, language, REMEMBERED_DAYS)
  try {
    if (isLoggedIn) await call(userEndpoints.changeLocale, { body: { locale: language as 'en' | 'fr' } })
    globalThis.location.reload()
  } catch (error) {
    toastError(error)
  }
}
