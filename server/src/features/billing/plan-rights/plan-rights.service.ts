import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Needs } from '../../../platform/platform.ts'
import { isValid, renews } from './plan-rights.policy.ts'
import { listTerms, type TermRow } from './plan-rights.repository.ts'

export { premiumByPlan } from './plan-rights.repository.ts'

/** Cache tag of what plans grant: accounts keep it with their rights. */
export const PLAN_RIGHTS_TAG = defineTag('plan-rights')

/** What accounts know of subscriptions. Kept with the account, and weighed against the clock at each use. */
export type Term = TermRow

/** Subscriptions of an account that are not over for good. */
export function listTermsOf(platform: Needs<'db'>, userId: number): Promise<Term[]> {
  return listTerms(platform.db, userId)
}

export function hasValidPlan(terms: readonly Term[], now: Date): boolean {
  return terms.some((term) => isValid(term, now))
}

export function hasPremiumPlan(terms: readonly Term[], now: Date): boolean {
  return terms.some((term) => term.grants_premium && isValid(term, now))
}

/** Those whose rights hold now. */
export function validTerms<T extends Term>(terms: readonly T[], now: Date): T[] {
  return terms.filter((term) => isValid(term, now))
}

/** As the account's own view tells them. */
export function presentTerms(
  terms: readonly Term[],
  now: Date,
): { valid: boolean; active: boolean }[] {
  return terms.map((term) => ({
    valid: isValid(term, now),
    active: isValid(term, now) && renews(term),
  }))
}
