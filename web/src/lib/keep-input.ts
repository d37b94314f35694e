/*
 * What somebody does before the page has come alive. Both run in the browser as text: they may use nothing from around
 * them.
 */

/**
 * What is typed, chosen and sent is kept until the page is alive. A search does not wait, since its results are a page of
 * their own.
 * @param searchPath where the results are, before the words
 */
export function keepTyped(searchPath: string): void {
  const typed = new Map<EventTarget, string>()
  let sent: SubmitEvent | undefined
  const note = ({ target }: Event) => {
    const isTyped =
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement &&
        !target.matches('[type=checkbox], [type=radio], [type=file]'))
    if (isTyped) typed.set(target, target.value)
  }
  // A form that the browser sent by itself would put a password into the address.
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    const form = event.target as HTMLFormElement
    if (!form.matches('[role=search]')) return void (sent = event)
    const words = form.querySelector('input')?.value.trim()
    if (words) location.assign(searchPath + encodeURIComponent(words))
  }
  const make = () => {
    removeEventListener('input', note, true)
    removeEventListener('submit', hold, true)
    for (const [field, text] of typed) {
      // Through the prototype: React watches the field's own setter, and would see no change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      const event = field instanceof HTMLSelectElement ? 'change' : 'input'
      field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    const form = sent?.target
    if (form instanceof HTMLFormElement && form.isConnected)
      setTimeout(() => form.requestSubmit(sent?.submitter))
  }
  addEventListener('input', note, true)
  addEventListener('submit', hold, true)
  addEventListener('hydrated', make, { once: true })
}

/**
 * What is ticked and pressed is kept until its part of the page is alive. Links of a page that is not alive need nobody;
 * those in a part that still sleeps wait for it, rather than load a whole page.
 */
export function keepPressed(): void {
  const LOOK_AGAIN_MS = 50
  const LONGEST_WAIT_MS = 10_000
  /** Buttons and links, and boxes with what their reader made of them. */
  const pressed = new Map<HTMLElement, boolean>()
  const isBox = (element: Element): element is HTMLInputElement =>
    element.matches('[type=checkbox], [type=radio]')
  // A part that is alive carries its properties, by a name of React's own.
  const isAlive = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const isPageAlive = () => 'hydrated' in document.documentElement.dataset
  const pressAgain = () => {
    for (const [element, wanted] of pressed) {
      if (!isAlive(element)) continue
      pressed.delete(element)
      // A box that shows already what was wanted would be no change: it is told of the contrary first.
      if (isBox(element)) element.checked = !wanted
      element.click()
    }
  }
  const giveUp = () => {
    for (const element of pressed.keys())
      if (element instanceof HTMLAnchorElement) location.assign(element.href)
    pressed.clear()
  }
  /** Whether the browser would follow this link by itself, away from a page that could. */
  const isAsleep = (link: HTMLAnchorElement, event: MouseEvent) => {
    const part = link.closest('[data-part]')?.firstElementChild
    const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey
    return isPlain && isPageAlive() && part && !isAlive(part)
  }
  // Heard after React, which wakes what it can on the way. What the browser does by itself needs nobody.
  const press = (event: MouseEvent) => {
    const { target, timeStamp } = event
    if (!(target instanceof Element)) return
    const element = isBox(target)
      ? target
      : target.closest<HTMLButtonElement | HTMLAnchorElement>(
          'button:not([popovertarget]), a[href]',
        )
    if (!element || isAlive(element)) return
    if (element instanceof HTMLAnchorElement) {
      if (!isAsleep(element, event)) return
      event.preventDefault()
    } else if (element.type === 'submit' && element.form) return
    const isFirst = pressed.size === 0
    pressed.set(element, isBox(element) && element.checked)
    if (!isFirst) return
    const timer = setInterval(() => {
      if (isPageAlive()) pressAgain()
      if (performance.now() > timeStamp + LONGEST_WAIT_MS) giveUp()
      if (pressed.size === 0) clearInterval(timer)
    }, LOOK_AGAIN_MS)
  }
  const make = () => {
    pressAgain()
    removeEventListener('click', press)
    // From here on React hears it on its way down, and lets nobody else hear what it could not wake in time.
    document.addEventListener('click', press, true)
  }
  addEventListener('click', press)
  addEventListener('hydrated', make, { once: true })
}
