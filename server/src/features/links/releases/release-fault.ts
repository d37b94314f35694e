/** What is wrong with a newsgroup file or a torrent that somebody sent, as a line for them. */
export class ReleaseFault extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options)
    this.name = 'ReleaseFault'
  }
}

/** A release of more files is none. */
export const MOST_FILES = 20_000
/** So much of a name is kept. */
export const NAME_MAX_LENGTH = 255
