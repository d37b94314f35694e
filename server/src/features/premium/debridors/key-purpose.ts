/** A key is bound to its owner: a row that got another one gives nothing away. */
export const keyPurpose = (userId: number): string => `debridor-key:${userId}`
