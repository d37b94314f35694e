/** How a video is kept, which says what plays it. Nothing here needs Zod: pages load it. */
export const VIDEO_TYPES = ['video', 'stream', 'embed', 'infofile', 'external'] as const
export type VideoType = (typeof VIDEO_TYPES)[number]

/** The English line of each. */
export const VIDEO_TYPE_LABELS: Readonly<Record<VideoType, string>> = {
  video: 'Video file',
  stream: 'Stream',
  embed: 'Player of another site',
  infofile: 'File at a host',
  external: 'Page of another site',
}

/** Whether it plays, as far as anybody knows. */
export const VIDEO_HEALTH = ['alive', 'unknown', 'dead'] as const
export type VideoHealth = (typeof VIDEO_HEALTH)[number]

/** The English line of each. */
export const VIDEO_HEALTH_LABELS: Readonly<Record<VideoHealth, string>> = {
  alive: 'Answers',
  unknown: 'Not known yet',
  dead: 'Does not play',
}
