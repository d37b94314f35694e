import {
  CUSTOM_HTML_ATTRIBUTES,
  CUSTOM_HTML_ELEMENTS,
  CUSTOM_HTML_ID,
  CUSTOM_STYLE_ID,
  type CustomCode,
  isHarmlessAddress,
  namesNoOtherSite,
} from '@mediatheque/contract/site/custom-code/custom-code.ts'
import { useLayoutEffect } from 'react'
import { getNonce } from './nonce.ts'

/** While this is on the page, what was added to the site is not: also where one came here without a reload. */
export function useWithoutCustomCode(): void {
  useLayoutEffect(() => {
    show(false)
    return () => show(true)
  }, [])
}

function show(isShown: boolean): void {
  const style = document.querySelector<HTMLStyleElement>(`style#${CUSTOM_STYLE_ID}`)
  if (style) style.disabled = !isShown
  const html = document.querySelector<HTMLElement>(`div#${CUSTOM_HTML_ID}`)
  if (html) html.hidden = !isShown
}

/** In the frame of the appearance editor: what was added is this from now on. */
export function putCustomCode({ css, html }: CustomCode): void {
  const style = ownElement('style', CUSTOM_STYLE_ID, document.head)
  if (style.textContent !== css) style.textContent = css
  const parsed = new DOMParser().parseFromString(html, 'text/html').body
  keepHarmless(parsed)
  const place = ownElement('div', CUSTOM_HTML_ID, document.body)
  if (place.innerHTML !== parsed.innerHTML) place.replaceChildren(...parsed.childNodes)
}

function ownElement(name: 'style' | 'div', id: string, within: HTMLElement): HTMLElement {
  const known = document.querySelector<HTMLElement>(`${name}#${id}`)
  if (known) return known
  const made = document.createElement(name)
  made.id = id
  made.nonce = getNonce() ?? ''
  within.append(made)
  return made
}

/** As the server does before it writes it into a page. */
function keepHarmless(within: Element): void {
  for (const element of within.querySelectorAll('*')) {
    if (!CUSTOM_HTML_ELEMENTS.includes(element.localName)) element.remove()
    else
      for (const name of element.getAttributeNames())
        if (!isHarmless(name, element.getAttribute(name) ?? '')) element.removeAttribute(name)
  }
}

const isHarmless = (name: string, value: string): boolean =>
  (CUSTOM_HTML_ATTRIBUTES.includes(name) || /^(aria|data)-/.test(name)) &&
  (!['href', 'src'].includes(name) || isHarmlessAddress(value)) &&
  (name !== 'style' || namesNoOtherSite(value))
