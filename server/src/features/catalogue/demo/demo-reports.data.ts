import type { DemoReport } from './demo-community.ts'

export const demoReports: readonly DemoReport[] = [
  { title: 'nosferatu-1922', link: 2, user: 'member', ageDays: 3, reason: 'The picture stops at the second reel and starts over.' },
  { title: 'night-of-the-living-dead-1968', link: 0, user: 'premium', ageDays: 5, reason: 'Sound and picture drift apart after half an hour.' },
  { title: 'night-of-the-living-dead-1968', link: 0, user: 'subscriber', ageDays: 2, reason: 'Same here: the sound is late by two seconds at the end.' },
  { title: 'charade-1963', link: 0, user: 'member', ageDays: 8, reason: 'The colours have faded to pink, another copy is much better.' },
  { title: 'gimp', link: 0, user: 'subscriber', ageDays: 6, reason: 'This leads to an older version than the page says.' },
  { title: 'retroarch', link: 1, user: 'premium', ageDays: 11, reason: 'The address shows the source code, not a release.' },
  { title: 'felix-the-cat-1919', link: 1, user: 'member', ageDays: 4, reason: 'Only one of the two films of that year is there.' },
  { title: 'open-goldberg', link: 1, user: 'premium', ageDays: 9, reason: 'The search finds several items; which one is meant?' },
]
