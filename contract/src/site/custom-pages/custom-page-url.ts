/** Path of a page. */
export const customPageUrl = ({ slug }: { readonly slug: string }) => `/pages/${slug}`
