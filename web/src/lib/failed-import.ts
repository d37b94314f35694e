/** A file of an older build that is gone, or a connection that is: the page is loaded again, and all is well. */
export const FAILED_IMPORT = /dynamically imported module|module script failed|preload CSS/
