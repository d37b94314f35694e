/*
 * What somebody does before the page has come alive. Both run in the browser as text: they may use nothing from around
 * them.
 */

/**
 * What is typed and chosen is kept until its part of the page is alive, what is sent until the page is. A search does not
 * wait, since its results are a page of their own.
 * @param searchPath where the results are, before the words
 */
export function keepTyped(searchPath: string): void {
  const LOOK_AGAIN_MS = 50
  const LONGEST_WAIT_MS = 10_000
  const typed = new Map<HTMLElement, string>()
  /** Those that were alive when they were looked at last. */
  const woken = new Set<HTMLElement>()
  let sent: SubmitEvent | undefined
  // A part that is alive carries its properties, by a name of React's own.
  const isAlive = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const isPageAlive = () => 'hydrated' in document.documentElement.dataset
  // What holds a field's value was told of the text already when the field shows it by its properties.
  const isKnown = (field: HTMLElement, text: string) =>
    Object.entries(field).some(
      ([key, properties]) =>
        key.startsWith('__reactProps$') && (properties as { value?: unknown }).value === text,
    )
  const write = (field: HTMLElement, text: string) => {
    typed.delete(field)
    woken.delete(field)
    if (isKnown(field, text)) return
    const { selectionStart, selectionEnd } = field as HTMLInputElement
    // React remembers what the field's own setter was given last, or what it found there when it came alive, and would see
    // no change: it is given something else, and what was typed goes through the prototype.
    ;(field as HTMLInputElement).value = text ? '' : '0'
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    const event = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(event, { bubbles: true }))
    // Whoever is writing goes on where they are. Fields of numbers and addresses have no place to ask for.
    if (typeof selectionStart === 'number')
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  }
  // React gives a part its properties a moment before it listens: what was alive the time before is written to.
  const writeAgain = () => {
    for (const [field, text] of typed) {
      if (woken.has(field)) write(field, text)
      else if (isAlive(field)) woken.add(field)
    }
  }
  /** Parts of a page come alive after it. */
  const watch = () => {
    const until = performance.now() + LONGEST_WAIT_MS
    const timer = setInterval(() => {
      writeAgain()
      if (performance.now() > until) typed.clear()
      if (typed.size === 0) clearInterval(timer)
    }, LOOK_AGAIN_MS)
  }
  const note = ({ target }: Event) => {
    const isTyped =
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement &&
        !target.matches('[type=checkbox], [type=radio], [type=file]'))
    if (!isTyped || (isPageAlive() && isAlive(target))) return
    if (isPageAlive() && typed.size === 0) watch()
    typed.set(target, target.value)
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
    removeEventListener('submit', hold, true)
    for (const [field, text] of typed) if (isAlive(field)) write(field, text)
    if (typed.size > 0) watch()
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
  /** Those that were alive when they were looked at last. */
  const woken = new Set<HTMLElement>()
  // React gives a part its properties a moment before it listens: a button is pressed when it was alive the time before.
  const pressAgain = () => {
    for (const [element, wanted] of pressed) {
      if (!isAlive(element)) continue
      const isListening = woken.has(element) || isBox(element)
      woken.add(element)
      if (!isListening) continue
      pressed.delete(element)
      woken.delete(element)
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
  const keep = (element: HTMLElement) => {
    const isFirst = pressed.size === 0
    pressed.set(element, isBox(element) && element.checked)
    if (!isFirst) return
    const until = performance.now() + LONGEST_WAIT_MS
    const timer = setInterval(() => {
      if (isPageAlive()) pressAgain()
      if (performance.now() > until) giveUp()
      if (pressed.size === 0) clearInterval(timer)
    }, LOOK_AGAIN_MS)
  }
  // Heard first of all. React wakes what is pressed, and then it hears the press itself; where it cannot, since a script is
  // still on its way, it lets nothing of the press through. What the browser does by itself needs nobody.
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const element = isBox(target)
      ? target
      : target.closest<HTMLButtonElement>('button:not([popovertarget])')
    if (!element || isAlive(element) || (element.type === 'submit' && element.form)) return
    let isReached = false
    element.addEventListener('click', () => (isReached = true), { once: true })
    setTimeout(() => {
      if (!isReached || !isAlive(element)) keep(element)
    })
  }
  /** Whether the browser would follow this link by itself, away from a page that could. */
  const isAsleep = (link: HTMLAnchorElement, event: MouseEvent) => {
    const part = link.closest('[data-part]')?.firstElementChild
    const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey
    return isPlain && !isAlive(link) && part && !isAlive(part)
  }
  const follow = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || !isAsleep(link, event)) return
    event.preventDefault()
    keep(link)
  }
  const make = () => {
    pressAgain()
    // Heard after React on the way down, which wakes what it can, and lets nobody below hear what it could not.
    document.addEventListener('click', follow, true)
  }
  addEventListener('click', press, true)
  addEventListener('hydrated', make, { once: true })
}
