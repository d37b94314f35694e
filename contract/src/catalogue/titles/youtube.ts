const YOUTUBE_FILM =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/

/** The film that an address of YouTube names. */
export const youtubeFilm = (src: string): string | undefined => YOUTUBE_FILM.exec(src)?.[1]

/** Where YouTube keeps the picture of a film, of 480 by 360 points; null of any other address. */
export function youtubePoster(src: string): string | null {
  const film = youtubeFilm(src)
  return film === undefined ? null : `https://i.ytimg.com/vi/${film}/hqdefault.jpg`
}
