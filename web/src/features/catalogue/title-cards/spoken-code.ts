const SILENT = 'zxx'

/** Code of the language of a video, in capitals. No speech at all has a code too, which says nothing to a reader. */
export const spokenCode = (language: string | null): string | null =>
  language === null || language === SILENT ? null : language.toUpperCase()
