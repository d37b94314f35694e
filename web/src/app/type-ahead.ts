import { TYPE_AHEAD_RESET_MS } from '@mediatheque/contract/core/constants.ts'

/** Frames within which a list that was just opened is there. */
const MOST_FRAMES = 30
const SETTLED_MS = 50

/**
 * In menus, and in lists that one chooses from without a field for words, letters lead to the entry that begins with them,
 * as in those of the browser. The same letter again leads to the next such entry.
 */
export function startTypeAhead(): void {
  let typed = ''
  let within: Element | undefined
  let timer: number | undefined
  const forget = () => {
    typed = ''
  }
  addEventListener(
    'keydown',
    (event) => {
      const field = event.target instanceof Element ? event.target : undefined
      const isLetter = event.key.length === 1 && (event.key !== ' ' || typed !== '')
      if (!field || !isLetter || event.ctrlKey || event.metaKey || event.altKey) return
      const way = wayInto(field)
      if (!way) return
      if (way.within !== within) forget()
      within = way.within
      // No shortcut of the page, and no press of the entry by a space within its name.
      event.preventDefault()
      event.stopPropagation()
      window.clearTimeout(timer)
      timer = window.setTimeout(forget, TYPE_AHEAD_RESET_MS)
      typed += event.key.toLocaleLowerCase()
      way.go(typed)
    },
    { capture: true },
  )
}

interface Way {
  readonly within: Element
  go(typed: string): void
}

function wayInto(field: Element): Way | undefined {
  if (field.matches('input[readonly][aria-haspopup=listbox]'))
    return { within: field, go: (typed) => void goInList(field as HTMLInputElement, typed) }
  const menu = field.closest('[role=menu]')
  if (!menu || field.matches('input, textarea, select, [contenteditable=true]')) return undefined
  return { within: menu, go: (typed) => goInMenu(menu, typed) }
}

function goInMenu(menu: Element, typed: string): void {
  const entries = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')].filter(isOffered)
  const now = entries.findIndex((entry) => entry === document.activeElement)
  entries[findNext(entries, typed, now)]?.focus()
}

/** What was typed while a list opens is looked for once it is there. */
const opening = new Map<Element, string>()

async function goInList(field: HTMLInputElement, typed: string): Promise<void> {
  const isOnTheWay = opening.has(field)
  opening.set(field, typed)
  if (isOnTheWay) return
  const options = await openList(field)
  moveTo(field, options, opening.get(field) ?? typed)
  opening.delete(field)
}

/** The library keeps the place in its list to itself, and moves it by arrows. */
function moveTo(field: HTMLInputElement, options: readonly HTMLElement[], typed: string): void {
  const placeOf = (mark: string) => options.findIndex((option) => option.hasAttribute(mark))
  const place = () => placeOf('data-combobox-selected')
  const wanted = findNext(
    options,
    typed,
    place() === -1 ? placeOf('data-combobox-active') : place(),
  )
  for (let steps = 0; wanted !== -1 && place() !== wanted && steps <= options.length; steps += 1)
    press(field, 'ArrowDown')
}

async function openList(field: HTMLInputElement): Promise<HTMLElement[]> {
  const find = () => {
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
    return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter(isOffered)
  }
  if (field.getAttribute('aria-expanded') === 'true') return find()
  press(field, 'ArrowDown')
  for (let frames = 0; frames < MOST_FRAMES && find().length === 0; frames += 1)
    await new Promise(requestAnimationFrame)
  // The library says where it begins a moment after that.
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  return find()
}

const press = (field: Element, code: string) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true }),
  )

const isOffered = (entry: Element) =>
  !entry.matches(':disabled, [aria-disabled=true], [data-combobox-disabled], [data-disabled]')

/** From the entry where one is, or behind it where a first letter or the same one is typed. */
function findNext(entries: readonly Element[], typed: string, now: number): number {
  const isOneLetter = [...typed].every((letter) => letter === typed[0])
  const words = isOneLetter ? typed[0]! : typed
  const from = Math.max(0, isOneLetter ? now + 1 : now)
  const order = entries.map((_, index) => (from + index) % entries.length)
  const begins = (index: number) =>
    entries[index]!.textContent.trim().toLocaleLowerCase().startsWith(words)
  return order.find(begins) ?? -1
}
