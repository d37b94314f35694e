import type { DemoLink } from './demo-title.ts'

/** A torrent or a newsgroup file of a title of the demonstration. */
export interface DemoFile {
  readonly title: string
  readonly kind: 'torrent' | 'nzb'
  readonly qualityId: number
  /** Codes of the table `languages`. */
  readonly languages: readonly string[]
  readonly subtitles?: readonly string[]
  readonly season?: number
  readonly episodes?: readonly number[]
  readonly isFullSeason?: true
  readonly ageDays: number
  /** `active` unless said. */
  readonly status?: 'active' | 'pending' | 'dead'
  readonly user: DemoLink['uploader']
}

const SILENT = ['zxx']
const MULTI = ['en', 'fr', 'de', 'es']

// oxlint-disable-next-line max-params -- a table of files reads better in columns
const file = (kind: DemoFile['kind'], title: string, qualityId: number, languages: readonly string[], ageDays: number, more: Partial<DemoFile> = {}): DemoFile => ({
  kind, title, qualityId, languages, ageDays, user: (['uploader', 'team', 'moderator'] as const)[(title.length + ageDays) % 3]!, ...more,
})

/** Quality ids are those of the links. */
export const demoFiles: readonly DemoFile[] = [
  file('torrent', 'nosferatu-1922', 34, SILENT, 12, { subtitles: ['en', 'fr'] }),
  file('torrent', 'nosferatu-1922', 16, SILENT, 30, { subtitles: ['de'] }),
  file('torrent', 'nosferatu-1922', 33, SILENT, 1, { status: 'pending', user: 'uploader' }),
  file('torrent', 'metropolis-1927', 34, SILENT, 7, { subtitles: ['en', 'fr', 'es'] }),
  file('torrent', 'metropolis-1927', 21, SILENT, 25, { subtitles: ['en'] }),
  file('torrent', 'metropolis-1927', 1, SILENT, 90, { status: 'dead' }),
  file('torrent', 'sintel-2010', 17, ['en'], 3, { subtitles: ['fr', 'de', 'es'] }),
  file('torrent', 'sintel-2010', 16, ['en'], 40),
  file('torrent', 'big-buck-bunny-2008', 17, SILENT, 5),
  file('torrent', 'big-buck-bunny-2008', 16, SILENT, 60),
  file('torrent', 'tears-of-steel-2012', 16, ['en'], 11, { subtitles: ['fr'] }),
  file('torrent', 'night-of-the-living-dead-1968', 21, ['en'], 9, { subtitles: ['fr'] }),
  file('torrent', 'the-general-1926', 21, SILENT, 14),
  file('torrent', 'his-girl-friday-1940', 16, ['en'], 22, { subtitles: ['fr'] }),
  file('torrent', 'les-vampires-1915', 16, SILENT, 6, { season: 1, isFullSeason: true, subtitles: ['fr', 'en'] }),
  file('torrent', 'les-vampires-1915', 1, SILENT, 2, { season: 1, episodes: [1, 2, 3], status: 'pending', user: 'uploader' }),
  file('torrent', 'pioneer-one-2010', 20, ['en'], 19, { season: 1, isFullSeason: true, subtitles: ['fr'] }),
  file('torrent', 'caminandes', 16, SILENT, 8, { season: 1, isFullSeason: true }),
  file('torrent', 'felix-the-cat-1919', 33, SILENT, 16, { season: 2, episodes: [1, 2] }),
  file('torrent', 'momotaro-umi-no-shinpei-1945', 16, ['ja'], 13, { subtitles: ['en', 'fr'] }),
  file('torrent', 'internets-own-boy-2014', 16, ['en'], 27, { subtitles: ['fr', 'es'] }),
  file('torrent', 'tpb-afk-2013', 16, ['sv', 'en'], 10, { subtitles: ['en', 'fr'] }),
  file('torrent', '0-ad', 58, MULTI, 4),
  file('torrent', '0-ad', 61, MULTI, 4),
  file('torrent', 'openttd', 58, MULTI, 18),
  file('torrent', 'freedoom', 76, ['en'], 33),
  file('torrent', 'libreoffice', 58, MULTI, 2),
  file('torrent', 'libreoffice', 60, MULTI, 2),
  file('torrent', 'blender', 61, MULTI, 1),
  file('torrent', 'kdenlive', 61, MULTI, 15, { status: 'pending', user: 'uploader' }),
  file('torrent', 'open-goldberg', 44, SILENT, 20),
  file('torrent', 'musopen-collection', 43, SILENT, 28),
  file('torrent', 'pride-and-prejudice', 48, ['en'], 17),
  file('torrent', 'mit-18-06', 83, ['en'], 23, { subtitles: ['en'] }),
  file('torrent', 'retroarch', 61, MULTI, 12),
  file('nzb', 'nosferatu-1922', 21, SILENT, 8, { subtitles: ['en', 'fr'] }),
  file('nzb', 'nosferatu-1922', 1, SILENT, 2, { status: 'pending', user: 'uploader' }),
  file('nzb', 'metropolis-1927', 21, SILENT, 10, { subtitles: ['en'] }),
  file('nzb', 'caligari-1920', 16, SILENT, 24, { subtitles: ['fr'] }),
  file('nzb', 'sintel-2010', 16, ['en'], 13, { subtitles: ['fr'] }),
  file('nzb', 'night-of-the-living-dead-1968', 16, ['en'], 6),
  file('nzb', 'charade-1963', 16, ['en'], 21, { subtitles: ['fr'] }),
  file('nzb', 'les-vampires-1915', 19, SILENT, 11, { season: 1, episodes: [1] }),
  file('nzb', 'les-vampires-1915', 19, SILENT, 11, { season: 1, episodes: [2] }),
  file('nzb', 'les-vampires-1915', 19, SILENT, 9, { season: 1, isFullSeason: true }),
  file('nzb', 'private-snafu', 33, ['en'], 26, { season: 1, isFullSeason: true }),
  file('nzb', 'man-with-a-movie-camera-1929', 16, SILENT, 29),
  file('nzb', '0-ad', 58, MULTI, 5),
  file('nzb', 'wesnoth', 58, MULTI, 35),
  file('nzb', 'gimp', 58, MULTI, 16),
  file('nzb', 'ghosts-i-iv', 43, SILENT, 31),
  file('nzb', 'adventures-of-sherlock-holmes', 48, ['en'], 37),
  file('nzb', 'cs50', 83, ['en'], 7, { subtitles: ['en', 'fr'] }),
  file('nzb', 'scummvm', 58, MULTI, 44, { status: 'dead' }),
]
