import type { Lines } from './core/lines.ts'

/** Every language line that ships, by its key. */
export const shippedLines: Lines = {}
