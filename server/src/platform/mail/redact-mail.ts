const ADDRESS = /https?:\/\/[^\s<>"')]+/g
/** Long enough to be a key, and in no word of a language. */
const KEY = /[\w.~%=-]{20,}/
const CODE = /(?<!\d)\d{6,}(?!\d)/g

/** Whether an address holds a key that opens something to whoever has it. */
export function carriesKey(address: string): boolean {
  const { pathname, search } = new URL(address)
  return KEY.test(pathname.replaceAll('/', ' ')) || KEY.test(search)
}

/** The words of a mail without what opens something: keys in addresses, codes. */
export function redactMail(text: string): string {
  return text.replaceAll(ADDRESS, redactAddress).replaceAll(CODE, (code) => '•'.repeat(code.length))
}

function redactAddress(address: string): string {
  if (!URL.canParse(address)) return '…'
  const { origin, pathname, search } = new URL(address)
  const path = pathname
    .split('/')
    .map((part) => (KEY.test(part) ? '…' : part))
    .join('/')
  return `${origin}${path}${search && '?…'}`
}
