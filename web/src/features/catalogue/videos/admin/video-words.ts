import type { VideoType } from '@mediatheque/contract/catalogue/videos/video-types.ts'

/** English lines of what each type is, what its address is called, and what is to be said of that. */
export const TYPE_WORDS: Readonly<
  Record<VideoType, { readonly text: string; readonly address: string; readonly hint: string }>
> = {
  video: {
    text: 'Plays here, as browsers play files',
    address: 'Address of the file',
    hint: 'Such as https://…/film.mp4, or /files/12/film.mp4 for a file of this site.',
  },
  stream: {
    text: 'Plays here, in the picture that fits the connection',
    address: 'Address of the playlist',
    hint: 'HLS or DASH: it ends in .m3u8 or .mpd.',
  },
  embed: {
    text: 'Plays in a frame, as its site shows it',
    address: 'Address of the player, or its code',
    hint: 'Of YouTube, Vimeo, Dailymotion and the Internet Archive the address of the page will do. Of code, only the address of the frame is kept.',
  },
  infofile: {
    text: 'Plays here through the viewer’s own debrid account',
    address: 'Address of the file at its host',
    hint: 'As the host gives it out for downloads.',
  },
  external: {
    text: 'Leads to the other site, in a new tab',
    address: 'Address of the page',
    hint: 'The page on which it can be watched.',
  },
}
