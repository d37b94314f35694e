import { lazyRouteComponent } from '@tanstack/react-router'

/** The rows of a channel of channels, which pages of titles shall not fetch; loaded before such a page is shown. */
export const RowsOfChannels = lazyRouteComponent(
  () => import('./nested-channels.tsx'),
  'NestedChannels',
)
