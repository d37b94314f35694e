export interface DemoPlan {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly isFree?: true
  readonly isRecommended?: true
  readonly grantsPremium?: true
  /** In euros. */
  readonly monthly?: number
  readonly yearly?: number
}

/** Their texts are language lines (`contract/src/billing/products/demo-plans.lines.ts`). */
export const demoPlans: readonly DemoPlan[] = [
  {
    key: 'demo:free',
    name: 'Free',
    description: 'Everything that makes the catalogue useful, for good.',
    features: ['The whole catalogue', 'Every link, download and file', 'Comments, reviews and your own lists'],
    isFree: true,
  },
  {
    key: 'demo:supporter',
    name: 'Supporter',
    description: 'For those who want the site to stay.',
    features: ['Everything in Free', 'No advertisements', 'Pays for the servers'],
    isRecommended: true,
    monthly: 4,
    yearly: 40,
  },
  {
    key: 'demo:patron',
    name: 'Patron',
    description: 'For those who are here every day.',
    features: ['Everything in Supporter', 'Links at once, without a human check', 'The premium badge beside your name'],
    grantsPremium: true,
    monthly: 9,
    yearly: 90,
  },
]

/** Which demo account has which plan, by the month. */
export const demoSubscriptions = [{ user: 'subscriber', plan: 'demo:supporter', grantedBy: 'admin' }] as const
