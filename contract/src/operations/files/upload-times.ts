const HOUR_MS = 3_600_000

/** How long an upload that is resumed may take, on a slow line; then it is removed. */
export const TUS_UPLOAD_MS = 3 * 24 * HOUR_MS
/** One that goes straight to a bucket, which keeps its parts beside the files. */
export const DIRECT_UPLOAD_MS = 24 * HOUR_MS
