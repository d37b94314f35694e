import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { canValidateLinks } from '../links/links.policy.ts'

interface RuledDenial {
  readonly user_id: number | null
  readonly denied_by: number | null
}

/** Denied stays denied for who added it; whoever denied may have done so by mistake, of their own as well. */
export function canRestore(actor: Actor, denial: RuledDenial): boolean {
  const me = actor.user?.id ?? 0
  return canValidateLinks(actor) && (denial.user_id !== me || denial.denied_by === me)
}
