import { sentPictureAddress } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'

/** A picture that is on the site, and that no record names yet. */
export interface SentPicture {
  /** How a record names it. */
  readonly address: string
  /** Where whoever sent it sees it, for an hour. */
  readonly preview: string
}

export const pictureOfEntry = (entry: FileEntryView): SentPicture => ({
  address: sentPictureAddress(entry),
  preview: entry.url,
})

/** Whether it was sent to the site, so that it has no address to be typed. */
export const isSent = (address: string): boolean => address.startsWith('/files/')
