/** Groups of the quality list. */
export const QUALITY_KINDS = ['video', 'audio', 'ebook', 'software', 'other'] as const
export type QualityKind = (typeof QUALITY_KINDS)[number]

/** Heading of each group: a key of the language lines. */
export const QUALITY_KIND_LABELS: Record<QualityKind, string> = {
  video: 'Video',
  audio: 'Audio',
  ebook: 'Ebook',
  software: 'Software',
  other: 'Other',
}
