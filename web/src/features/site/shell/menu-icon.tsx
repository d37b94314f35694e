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
  IconPoint,
  IconSchool,
  IconSparkles,
  IconUserCog,
  IconWorld,
} from '@tabler/icons-react'

const ICONS: Record<string, typeof IconMovie> = {
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

/** The icon an administrator chose for a menu entry, by its name. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = ICONS[name ?? ''] ?? IconPoint
  return <Icon size={20} stroke={1.5} aria-hidden />
}
