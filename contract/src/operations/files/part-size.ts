const MEBIBYTE = 1024 * 1024

/** Below, what is sent straight to a bucket goes in one part. */
export const MULTIPART_FROM_BYTES = 100 * MEBIBYTE
/** What a bucket takes as one part. */
export const SINGLE_PART_MAX_BYTES = 5 * 1024 * MEBIBYTE
/** How many parts a bucket joins. */
export const MOST_PARTS = 10_000
/** Buckets refuse parts below 5 MB, but for the last. */
const USUAL_PART_BYTES = 20 * MEBIBYTE

/** Bytes of each part but the last of a file that is sent in many. */
export const partSizeOf = (fileBytes: number): number =>
  Math.max(USUAL_PART_BYTES, Math.ceil(fileBytes / MOST_PARTS))

/** How many parts of this size a file has. */
export const countParts = (fileBytes: number, partBytes: number): number =>
  Math.max(1, Math.ceil(fileBytes / partBytes))

/** Where a part begins, and how long it is. @param number from 1 */
export function placeOfPart(
  number: number,
  { fileBytes, partBytes }: { fileBytes: number; partBytes: number },
): { start: number; sizeBytes: number } {
  const start = (number - 1) * partBytes
  return { start, sizeBytes: Math.min(partBytes, fileBytes - start) }
}
