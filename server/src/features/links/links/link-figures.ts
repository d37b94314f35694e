import type { SiteFigures } from '../../../platform/metrics/site-figures.ts'
import { estimateLinksByState } from './link-counts.repository.ts'

export const linkFigures: SiteFigures = {
  subject: 'links',
  names: {
    mediatheque_links: 'Links by state; judged by a sample where there are more than 200000',
  },
  keptMs: 60_000,
  read: async ({ db }) =>
    Object.entries(await estimateLinksByState(db)).map(([state, value]) => ({
      name: 'mediatheque_links',
      labels: { state },
      value,
    })),
}
