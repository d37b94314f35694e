import { defineTag } from '../../../platform/cache/cache-tag.ts'

/** Cache tag of the counts of notices: in the navigation, and for everybody. */
export const TAKEDOWNS_TAG = defineTag('takedowns')
