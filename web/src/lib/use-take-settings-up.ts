import { bootstrapEndpoints } from '@mediatheque/contract/site/bootstrap/bootstrap.endpoints.ts'
import { useCallback } from 'react'
import { call } from './api.ts'
import { useSession } from './session.tsx'

/** After a change of settings: what the page knows of them follows, such as the name in its header. */
export function useTakeSettingsUp(): () => void {
  const { changeBootstrap } = useSession()
  return useCallback(() => {
    call(bootstrapEndpoints.getBootstrapData).then(
      ({ settings, i18n }) => changeBootstrap({ settings, i18n }),
      // The change is made; the next page that is loaded has it.
      () => undefined,
    )
  }, [changeBootstrap])
}
