/** Name of a track: its own, else that of its language in the page's. */
export function languageName({ label, language }: { label: string; language: string }): string {
  if (label) return label
  try {
    const names = new Intl.DisplayNames([document.documentElement.lang], { type: 'language' })
    return names.of(language) ?? language
  } catch {
    // What is written there need not be a language.
    return language
  }
}
