/** However somebody types it. */
export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** As it is shown: `SPRING-26`. */
export const writeCode = (typed: string): string => typed.trim().toUpperCase().replaceAll(' ', '-')
