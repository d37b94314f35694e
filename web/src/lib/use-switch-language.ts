import type { Language } from '@mediatheque/contract/core/lines.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { call } from './api.ts'
import { useSession } from './session.tsx'

/** Changes the language of the interface without a reload; an account keeps the choice on every device. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { user, localizations, changeBootstrap } = useSession()
  const queries = useQueryClient()
  const router = useRouter()
  return useCallback(
    async (language) => {
      const { locale } = await call(userEndpoints.changeLocale, { body: { locale: language } })
      document.documentElement.lang = locale.language
      changeBootstrap({
        i18n: { ...locale, localizations },
        user: user && { ...user, language: locale.language },
      })
      // Names of genres, plots and titles of pages are in the old language still.
      await Promise.all([queries.invalidateQueries(), router.invalidate()])
    },
    [user, localizations, changeBootstrap, queries, router],
  )
}
