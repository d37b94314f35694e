interface TwicePassword {
  readonly password: string
  readonly password_confirmation: string
}

/** How the second typing of a new password stands to the first; `error` is a key of a language line, as soon as it cannot become the same any more. */
export function confirmationOf({ password, password_confirmation: again }: TwicePassword) {
  return {
    isSame: again === password,
    error: password.startsWith(again) ? undefined : 'The two passwords do not match.',
  }
}
