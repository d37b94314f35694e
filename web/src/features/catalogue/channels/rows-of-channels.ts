import { lazyRouteComponent } from '@tanstack/react-router'

/** What few channels have, and pages of titles shall not fetch; loaded before such a page is shown. */
export const RowsOfChannels = lazyRouteComponent(() => import('./channel-rows.tsx'), 'ChannelRows')
