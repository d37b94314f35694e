import type { AccessTokenView } from '@mediatheque/contract/accounts/access-tokens/access-tokens.schemas.ts'
import type { AccessTokenRow } from './access-tokens.repository.ts'

export function presentAccessToken({ id, name, last_used_at }: AccessTokenRow): AccessTokenView {
  return { id, name, last_used_at: last_used_at?.toISOString() ?? null }
}
