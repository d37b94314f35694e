import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { useRouter } from '@tanstack/react-router'
import { siteUrl } from '../../../lib/page-data.ts'
import { useSession } from '../../../lib/session.tsx'
import { postLoginPath } from '../../../lib/post-login-path.ts'

/** Takes the new session over without a reload and goes where the login leads. */
export function useAfterLogin() {
  const router = useRouter()
  const { applyBootstrapData } = useSession()
  return async (data: BootstrapData | undefined, wanted?: string): Promise<void> => {
    if (!data) return
    await applyBootstrapData(data)
    await router.navigate({ href: siteUrl(postLoginPath(data, wanted)), replace: true })
  }
}
