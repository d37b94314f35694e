import {
  IconApps,
  IconBook,
  IconBellRinging,
  IconBookmarks,
  IconCpu,
  IconDeviceGamepad2,
  IconDeviceTv,
  IconHistory,
  IconMessageQuestion,
  IconMovie,
  IconMusic,
  IconSchool,
  IconSparkles,
  IconUserCog,
  IconWorld,
} from '@tabler/icons-react'

/**
 * Drawings that an entry may have, by name: those of `shell/menu-icon.tsx`, a file that every page begins with and that would
 * be cut in two if the administration took part in it.
 */
export const MENU_ICONS: Readonly<Record<string, typeof IconMovie>> = {
  movie: IconMovie,
  'device-tv': IconDeviceTv,
  torii: IconSparkles,
  world: IconWorld,
  'device-gamepad-2': IconDeviceGamepad2,
  apps: IconApps,
  music: IconMusic,
  book: IconBook,
  school: IconSchool,
  cpu: IconCpu,
  'bell-ringing': IconBellRinging,
  bookmarks: IconBookmarks,
  history: IconHistory,
  'message-question': IconMessageQuestion,
  'user-cog': IconUserCog,
}
