/** What is added to the public pages of a site. */
export interface CustomCode {
  readonly css: string
  readonly html: string
}

/** In the address of a page that shows itself without it: where it makes a page unusable. */
export const CUSTOM_CODE_PARAMETER = 'custom-code'
export const WITHOUT_CUSTOM_CODE = 'off'

/** By these the page finds what was added to it. */
export const CUSTOM_STYLE_ID = 'custom-style'
export const CUSTOM_HTML_ID = 'custom-html'

/** Elements that stay of custom HTML: words, pictures and what arranges them. Nothing that asks for input, or brings another page. */
export const CUSTOM_HTML_ELEMENTS: readonly string[] =
  'a abbr address article aside b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark nav ol p picture pre q s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var'.split(
    ' ',
  )

/**
 * Attributes that stay: all others, and those that begin with `on` before all, do something. `aria-` and `data-` stay too.
 * `loading` is none of them: a picture that waits to be seen would say, by being loaded, what CSS found in the page.
 */
export const CUSTOM_HTML_ATTRIBUTES: readonly string[] =
  'alt class colspan datetime dir height hidden href id lang media open rel role rowspan scope sizes src srcset style target title type width'.split(
    ' ',
  )

/** Browsers leave these out of an address, wherever they stand in it. */
const LEFT_OUT = /[\t\n\r]/g
/** The beginning of an address of another site; a `\` can stand for any letter of one. */
const ELSEWHERE = /\/\/|\\|\b(https?|ftp|wss?):/i

/** By what it loads, and when, CSS could tell another site what stands in a page, letter by letter. */
export const namesNoOtherSite = (css: string): boolean => !ELSEWHERE.test(css.replace(LEFT_OUT, ''))

/** An address that leads or loads, and runs nothing. */
export const isHarmlessAddress = (address: string): boolean =>
  /^(https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i.test(address.trim())
