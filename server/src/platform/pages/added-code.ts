import {
  CUSTOM_HTML_ID,
  CUSTOM_STYLE_ID,
  type CustomCode,
} from '@mediatheque/contract/site/custom-code/custom-code.ts'

/**
 * A document with styles at the end of its head, and HTML at the end of its body. Neither passes through the scripts of
 * the page, which leave them as they are.
 * @param added CSS as it was written; HTML of which nothing runs
 */
export function withAddedCode(document: string, { css, html }: CustomCode, nonce: string): string {
  const style =
    css && `<style id="${CUSTOM_STYLE_ID}" nonce="${nonce}">${withinElement(css)}</style>`
  const end = html && `<div id="${CUSTOM_HTML_ID}">${html}</div>`
  return insertBefore(insertBefore(document, '</head>', style), '</body>', end, 'last')
}

/** Nothing in it ends the element that it stands in; to CSS it says the same. */
const withinElement = (css: string): string => css.replaceAll('</', String.raw`<\/`)

function insertBefore(
  document: string,
  mark: string,
  text: string,
  which: 'first' | 'last' = 'first',
): string {
  const at = which === 'first' ? document.indexOf(mark) : document.lastIndexOf(mark)
  return text === '' || at === -1 ? document : document.slice(0, at) + text + document.slice(at)
}
