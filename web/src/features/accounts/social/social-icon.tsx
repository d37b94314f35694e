import type { SocialService } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import {
  IconBrandEnvato,
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandX,
} from '@tabler/icons-react'

const ICONS = {
  google: IconBrandGoogle,
  facebook: IconBrandFacebook,
  twitter: IconBrandX,
  envato: IconBrandEnvato,
}

export function SocialIcon({ service }: { service: SocialService }) {
  const Icon = ICONS[service]
  return <Icon size={20} stroke={1.5} aria-hidden />
}
