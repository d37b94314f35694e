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

/** Attributes that stay: all others, and those that begin with `on` before all, do something. `aria-` and `data-` stay too. */
export const CUSTOM_HTML_ATTRIBUTES: readonly string[] =
  'alt class colspan datetime dir height hidden href id lang loading media open rel role rowspan scope sizes src srcset style target title type width'.split(
    ' ',
  )

/** An address that leads or loads, and runs nothing. */
export const isHarmlessAddress = (address: string): boolean =>
  /^(https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i.test(address.trim())
