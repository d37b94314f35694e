import type { PasskeyView } from '@mediatheque/contract/accounts/passkeys/passkeys.schemas.ts'
import type { PasskeyRow } from './passkeys.repository.ts'

export function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): PasskeyView {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
