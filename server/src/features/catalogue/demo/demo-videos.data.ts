import type { Chapter } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'

/** A video of a work of the demo catalogue: at its lawful home, or one of our own samples, which are drawn and play anywhere. */
export interface DemoVideo {
  /** The key of its work. */
  readonly title: string
  readonly name: string
  readonly type: 'video' | 'stream' | 'embed' | 'infofile' | 'external'
  readonly url: string
  readonly qualityId?: number
  readonly language?: string
  readonly season?: number
  readonly episode?: number
  readonly durationSeconds?: number
  readonly chapters?: readonly Chapter[]
  readonly intro?: { readonly start: number; readonly end: number }
  readonly creditsStart?: number
  readonly storyboard?: string
  readonly captions?: readonly { readonly language: string; readonly name: string; readonly url: string }[]
}

const SAMPLES = '/samples'
const [SD, HD_720, HD_1080] = [1, 16, 17]

const captionsOf = (folder: string) =>
  [
    { language: 'en', name: 'English' },
    { language: 'fr', name: 'Français' },
  ].map((caption) => ({ ...caption, url: `${SAMPLES}/${folder}/captions.${caption.language}.vtt` }))

/** Quality ids as in the links: 1 DVD rip, 16 web 720p, 17 web 1080p. */
export const demoVideos: readonly DemoVideo[] = [
  {
    title: 'nosferatu-1922',
    name: 'Nosferatu (drawn sample)',
    type: 'stream',
    url: `${SAMPLES}/nosferatu/master.m3u8`,
    qualityId: HD_720,
    language: 'en',
    durationSeconds: 330,
    chapters: [
      { start: 0, name: 'A letter arrives' },
      { start: 90, name: 'The castle' },
      { start: 180, name: 'By ship' },
      { start: 240, name: 'The town' },
    ],
    intro: { start: 5, end: 30 },
    creditsStart: 310,
    storyboard: `${SAMPLES}/nosferatu/storyboard.vtt`,
    captions: captionsOf('nosferatu'),
  },
  { title: 'nosferatu-1922', name: 'Nosferatu', type: 'external', url: 'https://archive.org/details/nosferatu_201706', qualityId: SD, language: 'zxx' },
  { title: 'metropolis-1927', name: 'Metropolis (drawn sample)', type: 'stream', url: `${SAMPLES}/metropolis/manifest.mpd`, qualityId: HD_720, language: 'zxx', durationSeconds: 40 },
  { title: 'metropolis-1927', name: 'Metropolis', type: 'external', url: 'https://archive.org/details/Metropolis_201610', qualityId: SD, language: 'zxx' },
  { title: 'big-buck-bunny-2008', name: 'Trailer', type: 'embed', url: 'https://www.youtube.com/embed/YE7VzlLtp-4', language: 'zxx' },
  { title: 'sintel-2010', name: 'Sintel', type: 'embed', url: 'https://www.youtube.com/embed/eRsGyueVLvQ', qualityId: HD_1080, language: 'en' },
  { title: 'tears-of-steel-2012', name: 'Tears of Steel', type: 'infofile', url: 'https://archive.org/download/Tears-of-Steel/tears_of_steel_720p.mkv', qualityId: HD_720, language: 'en' },
  { title: 'felix-the-cat-1919', name: 'Feline Follies', type: 'video', url: `${SAMPLES}/episode-long.mp4`, season: 1, episode: 1, qualityId: HD_720, language: 'zxx', durationSeconds: 330, intro: { start: 3, end: 15 }, creditsStart: 315 },
  { title: 'felix-the-cat-1919', name: 'Feline Follies, in less detail', type: 'video', url: `${SAMPLES}/episode-short.mp4`, season: 1, episode: 1, qualityId: SD, language: 'zxx', durationSeconds: 40 },
  { title: 'felix-the-cat-1919', name: 'Musical Mews', type: 'video', url: `${SAMPLES}/episode-short.mp4`, season: 1, episode: 2, qualityId: HD_720, language: 'zxx', durationSeconds: 40 },
  { title: 'felix-the-cat-1919', name: 'Felix Revolts', type: 'video', url: `${SAMPLES}/episode-long.mp4`, season: 2, episode: 1, qualityId: HD_720, language: 'zxx', durationSeconds: 330 },
  { title: 'felix-the-cat-1919', name: 'Felix in Hollywood', type: 'video', url: `${SAMPLES}/episode-short.mp4`, season: 2, episode: 2, qualityId: HD_720, language: 'zxx', durationSeconds: 40 },
  { title: 'open-goldberg', name: 'Aria (sample)', type: 'video', url: `${SAMPLES}/sound.mp3`, language: 'zxx', durationSeconds: 20 },
]
