/** So many works are shown of the department that somebody worked in most, until more are asked for. */
export const FIRST_CREDITS = 24
/** And of each other one. */
export const FIRST_CREDITS_OF_OTHERS = 12
/** Works on a page of `people/:id/credits`. */
export const CREDITS_PER_PAGE = 250
