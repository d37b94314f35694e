import {
  IconBook2,
  IconBrandAndroid,
  IconBrandGithub,
  IconBrandGitlab,
  IconBrandVimeo,
  IconBrandYoutube,
  IconBuildingBank,
  IconBuildingCommunity,
  IconCloudDownload,
  IconDeviceGamepad2,
  IconHeadphones,
  IconMovie,
  IconMusic,
  IconPackage,
  IconPhoto,
  IconPlanet,
  IconSchool,
  IconWorld,
} from '@tabler/icons-react'

const ICONS: Record<string, typeof IconWorld> = {
  archive: IconBuildingBank,
  wikimedia: IconPhoto,
  gutenberg: IconBook2,
  blender: IconMovie,
  github: IconBrandGithub,
  gitlab: IconBrandGitlab,
  sourceforge: IconPackage,
  music: IconMusic,
  audio: IconHeadphones,
  book: IconBook2,
  game: IconDeviceGamepad2,
  space: IconPlanet,
  school: IconSchool,
  android: IconBrandAndroid,
  app: IconPackage,
  video: IconMovie,
  film: IconMovie,
  library: IconBuildingCommunity,
  globe: IconWorld,
  vimeo: IconBrandVimeo,
  youtube: IconBrandYoutube,
}

/** The sign of a host, from our own set: nothing is asked of the host itself. */
export function HostIcon({ icon, size = 16 }: { icon: string | null; size?: number }) {
  const Icon = ICONS[icon ?? ''] ?? IconCloudDownload
  return <Icon size={size} stroke={1.5} aria-hidden />
}
