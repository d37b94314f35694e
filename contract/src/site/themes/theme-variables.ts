/** What can end a declaration, a rule or the element that they stand in. */
const UNSAFE = /[;{}<>\\\p{Cc}]|\/\*/u
/** The beginning of an address of another site: every page would ask it, those of the administration too. */
const ELSEWHERE = /\/\/|\b(https?|ftp|wss?):/i

/** Whether a theme may say this: the name of a variable, and a value that stays one and asks no other site for anything. */
export const isThemeVariable = (name: string, value: string): boolean =>
  /^--[\w-]+$/.test(name) && !UNSAFE.test(value) && !ELSEWHERE.test(value)
