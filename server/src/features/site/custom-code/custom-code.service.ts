import {
  CUSTOM_CODE_PARAMETER,
  CUSTOM_HTML_ATTRIBUTES,
  CUSTOM_HTML_ELEMENTS,
  type CustomCode,
  namesNoOtherSite,
  WITHOUT_CUSTOM_CODE,
} from '@mediatheque/contract/site/custom-code/custom-code.ts'
import sanitizeHtml from 'sanitize-html'

const NOTHING: CustomCode = { css: '', html: '' }

/**
 * What a page carries of what was added to the site: nothing within the administration, and where its address says so.
 * @param added as the settings have it, or their draft
 * @param url as it was asked for, without the base path
 */
export function customCodeFor(url: string, added: CustomCode): CustomCode {
  const [path = '', query] = url.split('?')
  const isOff = new URLSearchParams(query).get(CUSTOM_CODE_PARAMETER) === WITHOUT_CUSTOM_CODE
  // Browsers and the router read `/%61dmin` and `//admin` alike; what is not read at all is no page.
  if (isOff || isOfAdministration(path)) return NOTHING
  return { css: added.css, html: harmless(added.html) }
}

function isOfAdministration(path: string): boolean {
  try {
    return /^\/+admin(\/|$)/i.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

let last: { readonly html: string; readonly harmless: string } | undefined

/** Every page asks for the same, until somebody changes it. */
function harmless(html: string): string {
  if (last?.html !== html) last = { html, harmless: html === '' ? '' : sanitise(html) }
  return last.harmless
}

/** Of HTML what shows something: scripts, styles, forms, frames and what leads the page elsewhere by itself do not stay. */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...CUSTOM_HTML_ELEMENTS],
    allowedAttributes: { '*': [...CUSTOM_HTML_ATTRIBUTES, 'aria-*', 'data-*'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: true,
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withoutStyleOfOthers(attribs) }),
    },
  })

/** Rules of CSS could say when it is loaded: in HTML it names no other site either. */
function withoutStyleOfOthers({ style, ...others }: sanitizeHtml.Attributes) {
  return style !== undefined && namesNoOtherSite(style) ? { ...others, style } : others
}
