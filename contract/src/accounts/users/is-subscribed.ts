/** At least one subscription that is valid. Being premium is another thing: a flag of the account. */
export function isSubscribed(
  user: { readonly subscriptions: readonly { readonly valid: boolean }[] } | null,
): boolean {
  return user?.subscriptions.some(({ valid }) => valid) ?? false
}
