const MOMENTS = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g

/** A text with the moments in it as they are read. */
export const withMoments = (text: string, write: (iso: string) => string): string =>
  text.replaceAll(MOMENTS, (iso) => write(iso))
