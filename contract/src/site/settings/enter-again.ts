/** What is said of a secret that would be sent to another place than the one that it was given for. */
export const ENTER_AGAIN = 'The address has changed: please enter this again.'
