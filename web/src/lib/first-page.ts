import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'

/** What `/` shows: to users the home channel, to visitors what the settings say. */
export const firstPageOf = ({ user, settings }: Pick<BootstrapData, 'user' | 'settings'>) =>
  user ? 'channel' : settings.homepage.type
