import type { SocialService } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { useNavigate } from '@tanstack/react-router'

/** Leads who came from a service for the first time to the page that makes their account. */
export function useSignUpWith(redirect: string | undefined) {
  const navigate = useNavigate()
  return (service: SocialService) =>
    void navigate({ to: '/register/social/$service', params: { service }, search: { redirect } })
}
