/** Apart from the schemas of lists, which pages do not load. */
export const PAGE_SIZES = [10, 15, 20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 15
/** No list answers more than this in one page. */
export const MAX_PAGE_SIZE = 100
